import { useStore } from '@nanostores/react'
import { InteractionLogger as Logger } from '@portal/widgets/interaction-logger'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { invalidate } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'
import { draftKey, interactionDraft, prepareDraft } from './drafts.ts'
import { $interactionLogger, closeInteractionLogger } from '../../platform/loggers/interaction-logger.ts'

/** The logger over any screen: the very component of the widget. */
export function InteractionLogger(): ReactElement | null {
  const opening = useStore($interactionLogger)
  const userId = useStore(session.$user)?.id ?? null
  const clientId = opening?.clientId ?? null
  const interactionId = opening?.interactionId ?? null
  const key = opening === null || userId === null ? null : draftKey(userId, clientId, interactionId)
  const draft = useMemo(() => (key === null ? undefined : interactionDraft(key)), [key])
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    setReady(null)
    if (key !== null) void prepareDraft(key).then(() => setReady(key))
  }, [key])
  if (key === null || userId === null || ready !== key) return null
  return (
    <Logger
      client={client}
      userId={userId}
      open
      clientId={clientId}
      interactionId={interactionId}
      prefill={opening?.entry}
      draft={draft}
      origin=""
      others={interactionId !== null && <AlsoViewing kind="interaction" id={String(interactionId)} />}
      onClose={closeInteractionLogger}
      onSaved={() => {
        invalidate('interactions')
        invalidate('primaryGoals')
      }}
    />
  )
}
