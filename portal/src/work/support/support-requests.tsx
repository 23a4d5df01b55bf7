import { useStore } from '@nanostores/react'
import { pathOf } from '@portal/core/foundation/routes'
import { SupportRequests as Requests } from '@portal/widgets/support-request'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { refresh } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'
import { useSupportDraft } from './drafts.ts'
import { closeSupportRequests } from './open.ts'

/** Support Requests over any screen: the very component of the widget; Details leads to the request's own screen. */
export function SupportRequests(): ReactElement | null {
  const user = useStore(session.$user)
  const [, navigate] = useLocation()
  const userId = user?.id ?? null
  const draft = useSupportDraft(userId ?? 0)
  if (userId === null || draft === null) return null
  return (
    <Requests
      key={draft.turn}
      client={client}
      userId={userId}
      draft={draft}
      origin=""
      onClose={closeSupportRequests}
      onDetails={(issueKey) => {
        closeSupportRequests()
        navigate(pathOf('support-requests.detail', { issueKey }))
      }}
      onSaved={() => refresh('support')}
    />
  )
}
