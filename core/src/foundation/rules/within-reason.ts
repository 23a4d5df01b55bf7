import { formatDollars } from '../format/money.ts'

/**
 * Dollars beyond which an amount that somebody gives is a slip of the keyboard:
 * nothing that a store is billed, spends or is granted comes near. Sums may be more.
 */
export const largestAmount = 10_000_000

/** What an amount in dollars must be that is beyond reason; null where it is not. The server asks it of every amount that is sent or imported. */
export function withinReason(dollars: number): string | null {
  if (dollars > largestAmount) return `at most ${formatDollars(largestAmount)}`
  return dollars < -largestAmount ? `at least ${formatDollars(-largestAmount)}` : null
}
