import type { IncreaseStatus } from '@portal/core/money/changes/increases'
import { Badge } from '@portal/ui/badge'
import type { ReactElement } from 'react'

const tones = { Waiting: 'warning', Approved: 'success', Rejected: 'danger', Withdrawn: 'neutral' } as const

/** Where a request for a higher budget stands. */
export const IncreaseBadge = ({ status }: { readonly status: IncreaseStatus }): ReactElement => (
  <Badge tone={tones[status]}>{status}</Badge>
)
