import { formatDay } from '../../foundation/format/dates.ts'
import { formatMoney } from '../../foundation/format/money.ts'
import { openStates } from './claims.ts'

/**
 * What one is asked about before a claim is kept: it can stand, and a manufacturer may well turn it down. Amounts in cents.
 * @param allottedCents what the manufacturer allots the store in the month; null where nothing is known of it
 */
export function claimCautions(
  claim: {
    readonly state: string
    readonly deadline: string
    readonly claimedCents: number | null
    readonly allottedCents: number | null
  },
  today: string,
): readonly string[] {
  const { state, deadline, claimedCents, allottedCents } = claim
  const isOpen = openStates.some((one) => one === state)
  return [
    ...(isOpen && deadline !== '' && deadline < today
      ? [`The deadline passed on ${formatDay(deadline)}: the manufacturer may not take the claim any more.`]
      : []),
    ...(claimedCents !== null && allottedCents !== null && claimedCents > allottedCents
      ? [
          `${formatMoney(claimedCents)} would be claimed, and the manufacturer allots the store ${formatMoney(allottedCents)} in this month.`,
        ]
      : []),
  ]
}
