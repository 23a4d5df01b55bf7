import { formatMoney } from '../../foundation/format/money.ts'
import { formatPercent } from '../../foundation/format/percent.ts'
import { divideCents, sumOf } from '../invoicing/shares.ts'

/** Parts are set in percent or in dollars. */
export const allocationModes = ['Percent', 'Dollars'] as const
export type AllocationMode = (typeof allocationModes)[number]

/** A share as it was set: percent with two decimals, or dollars. */
export interface Share {
  readonly part: string
  readonly value: number
}

/** What percents are counted in: hundredths of one. */
const wholePercent = 10_000

/** A share in whole numbers: hundredths of a percent, or cents. */
export const weightOf = ({ value }: Share): number => Math.round(value * 100)

/**
 * What is wrong with shares of a budget, as a sentence; null where they make the whole.
 * @param wholeCents what is split; only dollars have to come to it
 */
export function splitProblem(
  mode: AllocationMode,
  shares: readonly Share[],
  wholeCents: number,
): string | null {
  if (shares.some(({ value }) => value < 0)) return 'No part is less than nothing.'
  const sum = sumOf(shares.map(weightOf))
  if (mode === 'Percent')
    return sum === wholePercent
      ? null
      : `The parts come to ${formatPercent(sum / 100)}, and have to come to 100%.`
  if (sum === wholeCents) return sum === 0 ? 'There is no budget to split in this month.' : null
  const by = formatMoney(Math.abs(sum - wholeCents))
  return `The parts come to ${formatMoney(sum)}, ${by} ${sum > wholeCents ? 'more' : 'less'} than the ${formatMoney(wholeCents)} of the budget.`
}

/**
 * The cents of each part, to the cent of the whole. What was set in dollars
 * keeps its proportions when the budget is another one.
 */
export const splitCents = (wholeCents: number, weights: readonly number[]): readonly number[] =>
  sumOf(weights) <= 0 ? weights.map(() => 0) : divideCents(wholeCents, weights)

/** The percents of parts, with two decimals, which make 100 exactly. */
export const percentsOf = (weights: readonly number[]): readonly number[] =>
  splitCents(wholePercent, weights).map((hundredths) => hundredths / 100)
