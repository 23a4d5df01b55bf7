import { monthRange } from '../../foundation/format/dates.ts'

/** A budget that a section's spend of a month is split over. */
export interface SharingBudget {
  readonly id: number
  /** Cents. */
  readonly invoiceAmount: number
}

/**
 * Splits what a section cost in a month over the budgets that pay it, by their
 * invoice amounts, in whole cents that add up to it: what is left over goes, a
 * cent each, to those whose share was cut the most, then to the lower id.
 *
 * @param spend cents
 * @returns cents by the id of the budget; empty where no budget has an amount
 */
export function actualSpendsOf(
  spend: number,
  budgets: readonly SharingBudget[],
): ReadonlyMap<number, number> {
  const weightOf = ({ invoiceAmount }: SharingBudget): bigint => BigInt(Math.max(0, invoiceAmount))
  const whole = budgets.reduce((sum, budget) => sum + weightOf(budget), 0n)
  if (whole === 0n) return new Map()
  const amount = BigInt(Math.abs(spend))
  const parts = budgets
    .map((budget) => ({
      id: budget.id,
      part: (amount * weightOf(budget)) / whole,
      rest: (amount * weightOf(budget)) % whole,
    }))
    .toSorted((a, b) => (a.rest === b.rest ? a.id - b.id : a.rest < b.rest ? 1 : -1))
  const left = Number(amount - parts.reduce((sum, { part }) => sum + part, 0n))
  return new Map(
    parts.map(({ id, part }, place) => [id, Math.sign(spend) * (Number(part) + (place < left ? 1 : 0))]),
  )
}

/**
 * The month whose actual spend a budget shows where none is asked for, and that
 * an amount without a month is of: the present one, its last where it has
 * ended, its first where it has not begun.
 * @returns the first day of the month
 */
export function spendMonthOf(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null },
  today: string,
): string {
  const [now, first] = [monthRange(today).start, monthRange(startsAt).start]
  const last = endsAt === null ? now : monthRange(endsAt).start
  const latest = last < now ? last : now
  return latest < first ? first : latest
}
