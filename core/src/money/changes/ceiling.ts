import { defineFields } from '../../foundation/contract/field.ts'
import { formatMoney } from '../../foundation/format/money.ts'
import { monthWords } from '../invoicing/expected.ts'

/** What the budgets of a client come to in a month, in cents; `month` is its first day. */
export interface MonthOfBudgets {
  readonly month: string
  readonly cents: number
}

/** Whoever brings budgets above a client's ceiling says that it is meant; asked for when they are. */
export const { pastCeiling: pastCeilingField } = defineFields({
  pastCeiling: { label: 'Above the ceiling, as agreed', kind: 'flag', initial: false },
})

/**
 * What a change does to a ceiling, as a sentence about the first month that it brings above it; null where it brings
 * none. What was above it already and does not grow is no new problem.
 */
export function ceilingProblem(
  { cents: ceiling, client }: { readonly cents: number; readonly client: string },
  before: readonly MonthOfBudgets[],
  after: readonly MonthOfBudgets[],
): string | null {
  const was = new Map(before.map(({ month, cents }) => [month, cents]))
  const over = after.find(({ month, cents }) => cents > ceiling && cents > (was.get(month) ?? 0))
  return over
    ? `The budgets of ${client} would come to ${formatMoney(over.cents)} in ${monthWords(over.month)}, ${formatMoney(over.cents - ceiling)} above its ceiling of ${formatMoney(ceiling)}. Say that it is agreed.`
    : null
}
