import { useStore } from '@nanostores/react'
import { InteractionLogger as Logger } from '@portal/widgets/interaction-logger'
import { useMemo, type ReactElement } from 'react'
import { invalidate } from '../shell/query.ts'
import { client, session } from '../shell/session.ts'
import { interactionDraft } from './drafts.ts'
import { $interactionLogger, closeInteractionLogger } from './logger.ts'

/** The logger over any screen: the very component of the widget. */
export function InteractionLogger(): ReactElement | null {
  const opening = useStore($interactionLogger)
  const userId = useStore(session.$user)?.id ?? null
  const clientId = opening?.clientId ?? null
  const draft = useMemo(
    () => (userId === null ? undefined : interactionDraft(userId, clientId)),
    [userId, clientId],
  )
  if (opening === null || userId === null) return null
  return (
    <Logger
      client={client}
      userId={userId}
      open
      clientId={clientId}
      interactionId={opening.interactionId ?? null}
      draft={draft}
      origin=""
      onClose={closeInteractionLogger}
      onSaved={() => {
        invalidate('interactions')
        invalidate('primaryGoals')
      }}
    />
  )
}
