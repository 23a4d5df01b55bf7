import { monthRange } from '../../foundation/format/dates.ts'
import { allFutureBudgets, monthNames, type BudgetMonth } from '../../foundation/format/budget-periods.ts'
import { required } from '../../foundation/rules/required.ts'

/** The part of the budget filter that says when. */
export interface BudgetMonthFilter {
  readonly month?: BudgetMonth
  readonly year?: number
}

/**
 * The budgets that a filter means, all days `YYYY-MM-DD`, both ends included:
 * those not ended `on` a day, those that run at some time `from`…`to`, or
 * those that start `after` a day.
 */
export type BudgetPeriod =
  | { readonly is: 'unended'; readonly on: string }
  | { readonly is: 'running'; readonly from: string; readonly to: string }
  | { readonly is: 'future'; readonly after: string }

/**
 * What a month and year of the budget filter mean. A month alone is that month
 * of this year, a year alone the whole year, neither the budgets that have not
 * ended (a budget ends after its last day); All Future Budgets
 * start after the current month, whatever the year.
 *
 * @param today the agency's day
 */
export const budgetPeriod = ({ month, year }: BudgetMonthFilter, today: string): BudgetPeriod => {
  if (month === allFutureBudgets) return { is: 'future', after: monthRange(today).end }
  if (month === undefined) {
    if (year === undefined) return { is: 'unended', on: today }
    return { is: 'running', from: `${year}-01-01`, to: `${year}-12-31` }
  }
  const number = String(monthNames.indexOf(month) + 1).padStart(2, '0')
  const { start, end } = monthRange(`${year ?? today.slice(0, 4)}-${number}-01`)
  return { is: 'running', from: start, to: end }
}

/**
 * What is wrong with the year of the budget filter, whose form must be valid
 * before Search can run: a month without its year could be any of
 * seven; All Future Budgets needs none.
 */
export const yearProblem = (
  month: string | null | undefined,
  year: string | null | undefined,
): string | null => (month && month !== allFutureBudgets && !year ? required(year) : null)

/** Which time a budget filter means, in words. */
export function budgetPeriodWords(
  { month, year }: { readonly month?: string | null; readonly year?: string | null },
  otherwise: string,
): string {
  if (month === allFutureBudgets) return 'Budgets that start after this month'
  if (month) return `Budgets that run in ${[month, year].filter(Boolean).join(' ')}`
  return year ? `Budgets that run in ${year}` : otherwise
}

interface Running {
  readonly startsAt: string
  readonly endsAt: string | null
}

/** Whether a budget belongs to a period; the server asks its database the same. */
export const inPeriod = ({ startsAt, endsAt }: Running, period: BudgetPeriod): boolean => {
  if (period.is === 'future') return startsAt > period.after
  if (period.is === 'unended') return endsAt === null || endsAt >= period.on
  return startsAt <= period.to && (endsAt === null || endsAt >= period.from)
}
