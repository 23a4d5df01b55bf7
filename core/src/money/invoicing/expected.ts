import { monthNameOf } from '../../foundation/format/budget-periods.ts'
import { formatDay, monthRange } from '../../foundation/format/dates.ts'
import { counted } from '../../foundation/format/percent.ts'
import { centsOfDays } from './shares.ts'

/** What runs from a day to a day for an amount a month, or once. */
export interface Terms {
  readonly once: boolean
  readonly startsAt: string
  readonly endsAt: string | null
  readonly cents: number
  /** Whether a month that is not whole is charged by its days. */
  readonly prorated: boolean
}

/** A budget with its fees, as invoicing reads it. */
export interface BilledBudget extends Terms {
  readonly id: number
  readonly clientId: number
  readonly service: string
  readonly accountCode: string
  readonly fees: readonly BilledFee[]
}

export interface BilledFee {
  readonly id: number
  readonly name: string
  readonly accountCode: string
  /** Null: as its budget. */
  readonly prorated: boolean | null
  readonly startsAt: string
  readonly endsAt: string | null
  readonly cents: number
}

/** What a budget or a fee comes to in a month, with the days that it covers. */
export interface Charge {
  readonly cents: number
  readonly from: string
  readonly to: string
}

const dayOfMonth = (day: string): number => Number(day.slice(8))

/** The first day of a month that a day lies in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/**
 * What terms come to in a month: once in the month in which they start, else
 * for each month in which they run, whole or by days.
 *
 * @param month any day of it
 * @returns null where nothing is charged
 */
export function chargeOf({ once, startsAt, endsAt, cents, prorated }: Terms, month: string): Charge | null {
  const { start, end } = monthRange(month)
  if (cents === 0 || startsAt > end || (endsAt !== null && endsAt < startsAt)) return null
  if (once) return startsAt >= start ? { cents, from: startsAt, to: endsAt ?? end } : null
  if (endsAt !== null && endsAt < start) return null
  const from = startsAt > start ? startsAt : start
  const to = endsAt !== null && endsAt < end ? endsAt : end
  const part = prorated ? centsOfDays(cents, dayOfMonth(from), dayOfMonth(to), dayOfMonth(end)) : cents
  return part === 0 ? null : { cents: part, from, to }
}

/** What a line is worked out from: `budget:12`, `fee:7`, `credit:3`. */
export type Source = `budget:${number}` | `fee:${number}` | `credit:${number}`

/** A line that the budgets of a client ask for. */
export interface ExpectedLine extends Charge {
  readonly source: Source
  readonly clientId: number
  readonly budgetId: number
  readonly feeId: number | null
  readonly name: string
  readonly accountCode: string
}

/** A fee lives no longer than its budget. */
const feeTerms = (budget: BilledBudget, fee: BilledFee): Terms => ({
  once: budget.once,
  prorated: fee.prorated ?? budget.prorated,
  cents: fee.cents,
  startsAt: fee.startsAt > budget.startsAt ? fee.startsAt : budget.startsAt,
  endsAt:
    budget.endsAt === null || (fee.endsAt !== null && fee.endsAt < budget.endsAt)
      ? fee.endsAt
      : budget.endsAt,
})

/** Everything that budgets and their fees come to in a month, in the order of the budgets. */
export function expectedLines(budgets: readonly BilledBudget[], month: string): readonly ExpectedLine[] {
  return budgets.flatMap((budget): ExpectedLine[] => {
    const of = { clientId: budget.clientId, budgetId: budget.id }
    const own = chargeOf(budget, month)
    return [
      ...(own
        ? [
            {
              ...of,
              ...own,
              source: `budget:${budget.id}` as const,
              feeId: null,
              name: budget.service,
              accountCode: budget.accountCode,
            },
          ]
        : []),
      ...budget.fees.flatMap((fee): ExpectedLine[] => {
        const charge = chargeOf(feeTerms(budget, fee), month)
        if (!charge) return []
        return [
          {
            ...of,
            ...charge,
            source: `fee:${fee.id}`,
            feeId: fee.id,
            name: `${fee.name} for ${budget.service}`,
            accountCode: fee.accountCode === '' ? budget.accountCode : fee.accountCode,
          },
        ]
      }),
    ]
  })
}

/** `November 2026` of a day. */
export const monthWords = (day: string): string => `${monthNameOf(day)} ${day.slice(0, 4)}`

/** What stands on the invoice: the service and its month, with the days where the month is not whole. */
export function describe(
  { name, from, to }: Pick<ExpectedLine, 'name' | 'from' | 'to'>,
  month: string,
): string {
  const { start, end } = monthRange(month)
  const whole = from === start && to === end
  return `${name}, ${monthWords(month)}${whole ? '' : ` (${formatDay(from)} to ${formatDay(to)})`}`
}

/** By when an invoice that has no date yet is due: `On receipt`, `1 day after approval`. */
export const dueWords = (termsDays: number): string =>
  termsDays === 0 ? 'On receipt' : `${counted(termsDays, 'day')} after approval`
