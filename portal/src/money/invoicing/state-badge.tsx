import type { InvoiceState } from '@portal/core/money/invoicing/states'
import { Badge, type Tone } from '@portal/ui/badge'
import type { ReactElement } from 'react'

const tones: Readonly<Record<InvoiceState, Tone>> = {
  Draft: 'neutral',
  Reviewed: 'information',
  Approved: 'primary',
  Sent: 'primary',
  Overdue: 'danger',
  'Partly paid': 'warning',
  Paid: 'success',
  Credit: 'information',
  Void: 'neutral',
}

/** Where an invoice stands, in a word. */
export const StateBadge = ({ state }: { readonly state: InvoiceState }): ReactElement => (
  <Badge dot tone={tones[state]}>
    {state}
  </Badge>
)
