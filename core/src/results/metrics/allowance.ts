import { roundedToCents } from '../../foundation/format/money.ts'
import type { Passed } from './pace.ts'

/** What may still be spent of a month's budget, all money in dollars. */
export interface Allowance {
  /** Days of the month whose spend is not known yet. */
  readonly daysLeft: number
  /** Spend of an average day so far; null where no day is known. */
  readonly average: number | null
  /** What a day may cost from now on for the budget to be spent exactly; null when no days are left. */
  readonly daily: number | null
  /** Budget less spend: negative where more was spent than there is. */
  readonly remaining: number
}

/** How to go on where so much of a month has passed: thousands of rows of one month count its days once. */
export function allowanceAfter({ passed, days }: Passed, budget: number, spend: number): Allowance {
  const daysLeft = days - passed
  return {
    daysLeft,
    average: passed === 0 ? null : roundedToCents(spend / passed),
    daily: daysLeft === 0 ? null : roundedToCents(Math.max(0, budget - spend) / daysLeft),
    remaining: roundedToCents(budget - spend),
  }
}
