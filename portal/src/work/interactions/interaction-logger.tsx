import { useStore } from '@nanostores/react'
import { InteractionLogger as Logger } from '@portal/widgets/interaction-logger'
import type { ReactElement } from 'react'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { invalidate } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'
import { useInteractionDraft } from './drafts.ts'
import { $interactionLogger, closeInteractionLogger } from '../../platform/loggers/interaction-logger.ts'

/** The logger over any screen: the very component of the widget. */
export function InteractionLogger(): ReactElement | null {
  const opening = useStore($interactionLogger)
  const userId = useStore(session.$user)?.id ?? null
  return opening && userId !== null ? <Opened opening={opening} userId={userId} /> : null
}

interface OpenedProps {
  readonly opening: NonNullable<ReturnType<typeof $interactionLogger.get>>
  readonly userId: number
}

function Opened({ opening, userId }: OpenedProps): ReactElement | null {
  const { clientId = null, interactionId = null, asksReason = false } = opening
  const draft = useInteractionDraft(userId, clientId, interactionId)
  if (!draft) return null
  return (
    <Logger
      key={draft.turn}
      client={client}
      userId={userId}
      open
      clientId={clientId}
      interactionId={interactionId}
      prefill={opening.entry}
      asksReason={asksReason}
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
