/** What became of a month in which a section spent something else than it was to. */
export const spendOutcomes = ['Explained', 'Credited', 'Carried over', 'Written off'] as const
export type SpendOutcome = (typeof spendOutcomes)[number]

/** Outcomes that move money, and so say how much. */
export const movesMoney = (outcome: SpendOutcome): boolean =>
  outcome === 'Credited' || outcome === 'Carried over'

/** What a section of a client came to in a month, in cents. */
export interface SectionMonth {
  readonly invoiced: number
  /** What the budgets leave for media, with what was carried into the month. */
  readonly target: number
  readonly spend: number
  /** What other notes of the month have credited and carried over already; less than nothing where it was taken off the next month. */
  readonly credited: number
  readonly carried: number
}

/**
 * What can still be carried over: of what was not spent, or below zero of what was spent too much. The same dollar is
 * given back once: what was credited is not carried over as well.
 */
export function leftToCarry({ target, spend, credited, carried }: SectionMonth): number {
  const difference = target - spend
  return difference >= 0 ? Math.max(0, difference - carried - credited) : Math.min(0, difference - carried)
}

/** What can still be credited: of what was not spent, and of what was invoiced. */
export const leftToCredit = (month: SectionMonth): number =>
  Math.max(0, Math.min(month.invoiced - month.credited, leftToCarry(month)))
