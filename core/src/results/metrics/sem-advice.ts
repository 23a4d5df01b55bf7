/** What the search advertising of a client did, all money in dollars. */
export interface SemMonth {
  /** Of this month. */
  readonly budget: number
  /** What this month will have cost if it goes on as it did. */
  readonly projected: number
  /** Conversions of the last 30 days, and of the 30 days before. */
  readonly conversions: number
  readonly previousConversions: number
  readonly costPerConversion: number | null
  readonly previousCostPerConversion: number | null
  /** Which part of the possible impressions was missed because the money was gone, 0 to 1; null where nothing tells it. */
  readonly lostToBudget: number | null
}

export interface SemAdvice {
  readonly action: 'Raise' | 'Keep' | 'Lower'
  /** Dollars of a month. */
  readonly budget: number
  readonly reason: string
}

/** Of its budget a campaign that is held back by it spends at least so much. */
const usesAll = 0.97
/** One that spends less than this has more budget than there is demand. */
const leavesOver = 0.8
/** Of 100 possible impressions so many have to be lost to the budget: where it misses fewer, more money finds nothing. */
export const lostToBudgetFrom = 5
/** How much dearer a conversion may have become and still be worth more budget. */
const steadyCost = 1.05
const raise = 1.15
const step = 50

const toStep = (dollars: number): number => Math.ceil(dollars / step) * step

/**
 * What to do with the budget of search advertising: more where it is spent and
 * conversions come at a steady cost, unless it is known to miss few
 * impressions; less where a good part is left over.
 *
 * @returns null without a budget
 */
export function semAdvice(month: SemMonth): SemAdvice | null {
  const { budget, projected, conversions, previousConversions } = month
  if (budget <= 0) return null
  if (projected < budget * leavesOver)
    return {
      action: 'Lower',
      budget: Math.min(budget, toStep(projected * steadyCost)),
      reason: 'A good part of the budget is left over at the present pace.',
    }
  const cost = month.costPerConversion
  const before = month.previousCostPerConversion
  const isSteady = cost !== null && (before === null || cost <= before * steadyCost)
  if (projected >= budget * usesAll && isSteady && conversions >= previousConversions) {
    const lost = month.lostToBudget === null ? null : month.lostToBudget * 100
    if (lost !== null && lost < lostToBudgetFrom)
      return {
        action: 'Keep',
        budget,
        reason: `Used up, but only ${Math.round(lost)}% of impressions are missed: more money finds few.`,
      }
    return {
      action: 'Raise',
      budget: toStep(budget * raise),
      reason:
        lost === null
          ? 'The budget is used up, and conversions hold at a steady cost.'
          : `Used up at a steady cost per conversion; ${Math.round(lost)}% of impressions are missed.`,
    }
  }
  return {
    action: 'Keep',
    budget,
    reason:
      projected >= budget * usesAll
        ? 'The budget is used up, but conversions fell or became dearer.'
        : 'Spend and budget fit each other.',
  }
}
