import { addDays, addMonths, formatDay, monthRange } from '../../foundation/format/dates.ts'
import { formatMoney } from '../../foundation/format/money.ts'
import { monthWords } from '../invoicing/expected.ts'

/** The most budgets of a client that are shown and changed at once; one has some tens. */
export const mostPlannedBudgets = 500

/** What a change has to know of a budget. Days are `YYYY-MM-DD`. */
export interface PlannedBudget {
  readonly once: boolean
  readonly startsAt: string
  readonly endsAt: string | null
  readonly cents: number
}

/** What becomes of a budget from a month on: another amount, or its end. */
export type Wish = { readonly cents: number } | { readonly ends: true }

/**
 * What a change does. `whole`: the budget begins in that month or later, so the
 * amount is simply another. `split`: it keeps its amount `until` a day, and
 * another budget goes on `from` the next. `end`: it ends `until` a day.
 */
export type Step =
  | { readonly kind: 'same' }
  | { readonly kind: 'whole'; readonly cents: number }
  | {
      readonly kind: 'split'
      readonly until: string
      readonly from: string
      readonly endsAt: string | null
      readonly cents: number
    }
  | { readonly kind: 'end'; readonly until: string }
  | { readonly kind: 'refused'; readonly sentence: string }

const refused = (sentence: string): Step => ({ kind: 'refused', sentence })

/**
 * What a wish does to a budget. The months before `month` stay as they are, whatever is wished.
 * @param month the first day of the month from which it holds
 */
export function stepOf(budget: PlannedBudget, wish: Wish, month: string): Step {
  const { startsAt, endsAt, once, cents } = budget
  // An amount that was left alone is no wish, whatever the month.
  if ('cents' in wish && wish.cents === cents) return { kind: 'same' }
  if (endsAt !== null && endsAt < month)
    return refused(
      `This budget ends on ${formatDay(endsAt)}, before ${monthWords(month)}. Create a new one to renew it.`,
    )
  if (once && startsAt < month)
    return refused(
      `A one-time budget is charged in the month in which it starts, ${monthWords(startsAt)}. Create a new one instead.`,
    )
  const until = addDays(month, -1)
  if ('ends' in wish) {
    if (startsAt >= month)
      return refused(`This budget starts on ${formatDay(startsAt)}. Delete it, so that it never begins.`)
    return endsAt === until ? { kind: 'same' } : { kind: 'end', until }
  }
  if (wish.cents <= 0) return refused('Field must be a positive number')
  return startsAt >= month
    ? { kind: 'whole', cents: wish.cents }
    : { kind: 'split', until, from: month, endsAt, cents: wish.cents }
}

/** A step as a sentence; null for one that changes nothing. */
export function stepWords({ startsAt, cents }: PlannedBudget, step: Step): string | null {
  switch (step.kind) {
    case 'same':
      return null
    case 'refused':
      return step.sentence
    case 'whole':
      return `${formatMoney(step.cents)} instead of ${formatMoney(cents)} from its start on ${formatDay(startsAt)}.`
    case 'split':
      return `${formatMoney(cents)} until ${formatDay(step.until)}, then ${formatMoney(step.cents)}${
        step.endsAt === null ? '' : ` until ${formatDay(step.endsAt)}`
      }.`
    case 'end':
      return `Ends on ${formatDay(step.until)}.`
  }
}

/** Whether a budget is charged or runs in a month. */
function runsIn({ once, startsAt, endsAt }: PlannedBudget, month: string): boolean {
  const { start, end } = monthRange(month)
  if (once) return startsAt >= start && startsAt <= end
  return startsAt <= end && (endsAt === null || endsAt >= start)
}

/**
 * Whether a budget ends before a month and the next one of its service begins
 * the day after: a change split it, and the one that goes on is what can be changed.
 */
export const goesOn = <
  B extends { readonly service: string; readonly startsAt: string; readonly endsAt: string | null },
>(
  { service, endsAt }: B,
  all: readonly B[],
  month: string,
): boolean =>
  endsAt !== null &&
  endsAt < month &&
  all.some((other) => other.service === service && other.startsAt === addDays(endsAt, 1))

/** What a budget comes to a month from a month on after a step, in cents; 0 where it does not run then. */
export function centsAfter(budget: PlannedBudget, step: Step, month: string): number {
  if (!runsIn(budget, month)) return 0
  switch (step.kind) {
    case 'end':
      return 0
    case 'whole':
    case 'split':
      return step.cents
    default:
      return budget.cents
  }
}

/** Months from which a change may hold: the present one and a year ahead. The past does not change. */
export const monthsToChange = (today: string): readonly string[] =>
  Array.from({ length: 13 }, (_, ahead) => addMonths(`${today.slice(0, 7)}-01`, ahead))

/** What is wrong with the month of a change, or null. */
export function monthProblem(month: string, today: string): string | null {
  if (!month.endsWith('-01')) return 'Choose a month.'
  const present = `${today.slice(0, 7)}-01`
  return month < present ? `The past does not change. Choose ${monthWords(present)} or a later month.` : null
}
