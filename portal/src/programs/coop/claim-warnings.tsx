import type { Answer } from '@portal/core/calls'
import { formatDollars, formatMonth } from '@portal/core/foundation/format'
import { unprovenSpend } from '@portal/core/programs/coop/unproven'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'

type Whole = Answer<'coopClaims.proof'>

/** What a manufacturer would turn a claim down for: kinds of proof that it lacks, and money that no figure shows. */
export function ClaimWarnings({ claim, proof }: Pick<Whole, 'claim' | 'proof'>): ReactElement {
  const { month, missing } = proof
  const unproven = unprovenSpend(claim.spent, proof)
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="warning" title="Something is missing">
          {missing.join(', ')}: what to do about it stands below. The package can be downloaded all the same.
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
