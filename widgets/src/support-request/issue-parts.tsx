import { formatDateTime } from '@portal/core/foundation/format/time'
import { shownStatus, statusTone } from '@portal/core/work/support/statuses'
import { formatRelative } from '@portal/core/foundation/format/relative-time'
import { Badge } from '@portal/ui/badge'
import { Tooltip } from '@portal/ui/tooltip'
import type { ReactElement } from 'react'

/** A status as people read it, in its colour. */
export const StatusChip = ({ status }: { readonly status: string }): ReactElement => (
  <Badge tone={statusTone(status)} dot>
    {shownStatus(status)}
  </Badge>
)

/** How long ago something was; the full date on hover. */
export const Ago = ({ at }: { readonly at: string }): ReactElement => (
  <Tooltip text={formatDateTime(at)}>
    <time dateTime={at}>{formatRelative(at)}</time>
  </Tooltip>
)

/** A moment in full. */
export const Moment = ({ at }: { readonly at: string }): ReactElement => (
  <time dateTime={at}>{formatDateTime(at)}</time>
)
