import type { AgreementState } from '@portal/core/money/agreements/agreement'
import { Badge } from '@portal/ui/badge'
import type { ReactElement } from 'react'

const tones = {
  Draft: 'neutral',
  Sent: 'information',
  Signed: 'warning',
  Active: 'success',
  Declined: 'danger',
  Expired: 'danger',
  Ended: 'neutral',
} as const

/** Where an agreement stands. */
export const AgreementBadge = ({ state }: { readonly state: AgreementState }): ReactElement => (
  <Badge tone={tones[state]}>{state}</Badge>
)
