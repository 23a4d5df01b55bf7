import { daysBetween, formatDay, monthRange } from '../../foundation/format/dates.ts'
import { formatDollars, roundedToCents } from '../../foundation/format/money.ts'
import { formatRatio } from '../../foundation/format/percent.ts'

/**
 * How far a month's spend is, all money in dollars. What it is compared with is
 * what the budgets leave for media; with Investment, what they are invoiced.
 */
export interface Pace {
  readonly budget: number
  readonly spend: number
  /** What would be spent by now, were it spent evenly over the days of the month. */
  readonly expected: number
  /** What the month will have cost if it goes on as it did. */
  readonly projected: number
  /** Spend of what was expected; 1 is on pace, null without a budget. */
  readonly pace: number | null
}

/** How calls answer a `Pace`. */
export const paceAnswer = {
  budget: 'number',
  spend: 'number',
  expected: 'number',
  projected: 'number',
  pace: 'number | null',
} as const

/** How much of a month has passed, in days. */
export interface Passed {
  readonly passed: number
  readonly days: number
}

/**
 * The days of a month whose spend is known.
 * @param through the last of them; days behind the month count as its last
 */
export function passedOf(month: string, through: string | null): Passed {
  const { start, end } = monthRange(month)
  const last = through === null || through < start ? null : through > end ? end : through
  return {
    passed: last === null ? 0 : daysBetween(start, last) + 1,
    days: daysBetween(start, end) + 1,
  }
}

/** Compares what was spent in so much of a month with its budget. */
export function paceAfter({ passed, days }: Passed, budget: number, spend: number): Pace {
  const expected = roundedToCents((budget * passed) / days)
  return {
    budget: roundedToCents(budget),
    spend: roundedToCents(spend),
    expected,
    projected: passed === 0 ? 0 : roundedToCents((spend / passed) * days),
    pace: expected === 0 ? null : Math.round((spend / expected) * 1000) / 1000,
  }
}

/** Compares what was spent in a month with its budget; `through` as in `passedOf`. */
export const paceOf = (budget: number, spend: number, month: string, through: string | null): Pace =>
  paceAfter(passedOf(month, through), budget, spend)

/** How far a pace may be from 1 and still count as on pace, in thousandths. */
const tolerance = 100

export const paceStates = ['Underpacing', 'Overpacing', 'No budget', 'On pace', 'Not started'] as const
export type PaceState = (typeof paceStates)[number]

export const paceTones = {
  Underpacing: 'warning',
  Overpacing: 'danger',
  'No budget': 'danger',
  'On pace': 'success',
  'Not started': 'neutral',
} as const satisfies Readonly<Record<PaceState, string>>

/** What a pace means for whoever has to act on it. */
export function paceStateOf({ budget, spend, pace }: Pick<Pace, 'budget' | 'spend' | 'pace'>): PaceState {
  if (budget === 0) return spend > 0 ? 'No budget' : 'Not started'
  if (pace === null) return 'Not started'
  if (Math.round(Math.abs(pace - 1) * 1000) <= tolerance) return 'On pace'
  return pace < 1 ? 'Underpacing' : 'Overpacing'
}

/** Whether somebody should look at a pace: money runs off, or stays. */
export const isOffPace = (pace: Pick<Pace, 'budget' | 'spend' | 'pace'>): boolean =>
  !['On pace', 'Not started'].includes(paceStateOf(pace))

/** The paces of several sections together. */
export interface SummedPace extends Pace {
  /** The most urgent of theirs: an over never makes up for an under. */
  readonly state: PaceState
  /** The pace of the section that is furthest from its own; null where none has one. */
  readonly furthest: number | null
  /** Sections that somebody should look at. */
  readonly offPace: number
  /** What sections will have cost above their budgets, if the month goes on as it did. */
  readonly over: number
  /** What sections will leave of their budgets. */
  readonly under: number
}

/** How calls answer a `SummedPace`. */
export const summedPaceAnswer = {
  ...paceAnswer,
  state: "'Underpacing' | 'Overpacing' | 'No budget' | 'On pace' | 'Not started'",
  furthest: 'number | null',
  offPace: 'number',
  over: 'number',
  under: 'number',
} as const

const urgency: readonly PaceState[] = ['Overpacing', 'No budget', 'Underpacing', 'On pace', 'Not started']

const summed = (paces: readonly Pace[], amount: (pace: Pace) => number): number =>
  paces.reduce((sum, pace) => sum + Math.round(amount(pace) * 100), 0) / 100

/** Paces of sections added up, in whole cents: the sum of what each of them shows. */
export function summedPace(paces: readonly Pace[]): SummedPace {
  const states = new Set(paces.map(paceStateOf))
  const begun = paces.filter(({ pace, spend }) => pace !== null || spend > 0)
  const [spend, expected] = [summed(paces, (one) => one.spend), summed(paces, (one) => one.expected)]
  let furthest: number | null = null
  for (const { pace } of paces)
    if (pace !== null && (furthest === null || Math.abs(pace - 1) > Math.abs(furthest - 1))) furthest = pace
  return {
    budget: summed(paces, ({ budget }) => budget),
    spend,
    expected,
    projected: summed(paces, ({ projected }) => projected),
    pace: expected === 0 ? null : Math.round((spend / expected) * 1000) / 1000,
    state: urgency.find((state) => states.has(state)) ?? 'Not started',
    furthest,
    offPace: paces.filter(isOffPace).length,
    over: summed(begun, ({ projected, budget }) => Math.max(0, projected - budget)),
    under: summed(begun, ({ projected, budget }) => Math.max(0, budget - projected)),
  }
}

/** How far a month is, in a sentence; an empty text where there is neither budget nor spend. */
export function paceSentence(
  { budget, spend, pace }: Pick<Pace, 'budget' | 'spend' | 'pace'>,
  through: string | null,
): string {
  if (budget === 0 && spend === 0) return ''
  const until = through === null ? '' : ` through ${formatDay(through)}`
  const spent = formatDollars(spend)
  if (budget === 0) return `${spent} spent${until}, without a budget.`
  const share = pace === null ? '' : `, ${formatRatio(pace, 0)} of what was expected by then`
  return `${spent} of the media budget of ${formatDollars(budget)} spent${until}${share}.`
}
