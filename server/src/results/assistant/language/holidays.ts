import { addDays, monthRange } from '@portal/core/foundation/format'

const nth = (year: number, month: number, weekday: number, which: number): string => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  if (which > 0) {
    const offset = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7
    return addDays(first, offset + (which - 1) * 7)
  }
  const { end } = monthRange(first)
  return addDays(end, -((new Date(`${end}T00:00:00Z`).getUTCDay() - weekday + 7) % 7))
}

/** Holidays that people count from, in a year. */
export const holidays: Readonly<Record<string, (year: number) => string>> = {
  'new year': (year) => `${year}-01-01`,
  'new year day': (year) => `${year}-01-01`,
  'president day': (year) => nth(year, 2, 1, 3),
  'memorial day': (year) => nth(year, 5, 1, -1),
  juneteenth: (year) => `${year}-06-19`,
  'fourth of july': (year) => `${year}-07-04`,
  '4th of july': (year) => `${year}-07-04`,
  'independence day': (year) => `${year}-07-04`,
  'labor day': (year) => nth(year, 9, 1, 1),
  'columbu day': (year) => nth(year, 10, 1, 2),
  halloween: (year) => `${year}-10-31`,
  'veteran day': (year) => `${year}-11-11`,
  thanksgiving: (year) => nth(year, 11, 4, 4),
  'black friday': (year) => addDays(nth(year, 11, 4, 4), 1),
  'cyber monday': (year) => addDays(nth(year, 11, 4, 4), 4),
  christma: (year) => `${year}-12-25`,
}
