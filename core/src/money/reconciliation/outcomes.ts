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

/** What can still be carried over: what is left of the target, or below zero what was spent too much. */
export const leftToCarry = ({ target, spend, carried }: SectionMonth): number => target - spend - carried

/** What can still be credited. */
export const leftToCredit = ({ invoiced, credited }: SectionMonth): number => Math.max(0, invoiced - credited)
