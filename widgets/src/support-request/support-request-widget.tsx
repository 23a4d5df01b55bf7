import type { ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import type { SupportDraft } from './support-draft.ts'
import { SupportRequests } from './support-requests.tsx'

/** The portal that this code came from: pictures and files of requests are there. */
const portal = new URL(import.meta.url).origin

/** Support requests on a foreign page. */
export function SupportRequestWidget({
  client,
  user,
  open,
  draft,
  prefill,
  onClose,
  onSaved,
  onError,
}: WidgetProps<SupportDraft>): ReactElement | null {
  if (!open) return null
  return (
    <SupportRequests
      client={client}
      userId={user.id}
      draft={draft}
      prefill={prefill}
      origin={portal}
      onClose={onClose}
      onSaved={(key) => onSaved({ kind: 'support-request', id: key })}
      onError={onError}
    />
  )
}
