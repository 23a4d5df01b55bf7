import type { Answer } from '@portal/core/calls'
import { formatDollars, formatMonth } from '@portal/core/foundation/format'
import { openStates } from '@portal/core/programs/coop/claims'
import { unprovenSpend } from '@portal/core/programs/coop/unproven'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'

type Whole = Answer<'coopClaims.proof'>

/** Whether something is still to be done for a claim: it is to be handed in, or was turned down. */
export const isWorkedOn = ({ state }: Pick<Whole['claim'], 'state'>): boolean =>
  state === 'Rejected' || openStates.some((open) => open === state)

/** What a manufacturer turned a claim down for, or would: kinds of proof that it lacks, and money that no figure shows. */
export function ClaimWarnings({ claim, proof }: Pick<Whole, 'claim' | 'proof'>): ReactElement | null {
  const { month, missing } = proof
  const unproven = unprovenSpend(claim.spent, proof)
  if (!isWorkedOn(claim)) return null
  return (
    <>
      {claim.state === 'Rejected' && (
        <Banner tone="danger" title="The manufacturer turned it down">
          {claim.reason} Mark it as gathering to work on it, or as submitted once it is handed in again.
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warning" title="Something is missing">
          {missing.join(', ')}: what to do about it stands below. Until then the claim is not ready; its
          package can be downloaded and handed in all the same.
        </Banner>
      )}
      {unproven > 0 && (
        <Banner tone="warning" title="More is claimed than the figures show">
          The figures of {formatMonth(month)} show {formatDollars(claim.spent - unproven)} of the{' '}
          {formatDollars(claim.spent)} that were spent: {formatDollars(unproven)} less. Import the figures
          that are missing, or change the claim.
        </Banner>
      )}
    </>
  )
}
