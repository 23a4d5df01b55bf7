/** The months by their full names, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The last choice of the month filter; the server ignores the year with it. */
export const allFutureBudgets = 'All Future Budgets'

/** The choices of the budget month filter. */
export const budgetMonths = [...monthNames, allFutureBudgets] as const
export type BudgetMonth = (typeof budgetMonths)[number]

/** The name of the month that a day, `YYYY-MM-DD`, lies in. */
export const monthNameOf = (day: string): (typeof monthNames)[number] => {
  const name = monthNames[Number(day.slice(5, 7)) - 1]
  if (name === undefined) throw new RangeError(`Not a day: ${day}`)
  return name
}

/** The year list: next year, this year and the five before. */
export const budgetYears = (today: string): readonly number[] => {
  const next = Number(today.slice(0, 4)) + 1
  return Array.from({ length: 7 }, (_, back) => next - back)
}

/** `November 2026` of any day of it. */
export const formatMonth = (day: string): string => `${monthNameOf(day)} ${day.slice(0, 4)}`
