import { useStore } from '@nanostores/react'
import { InteractionLogger as Logger } from '@portal/widgets/interaction-logger'
import { useMemo, type ReactElement } from 'react'
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

/** The portal's client, which says with the change of an interaction why it is corrected. */
const because = (reason: string): typeof client => ({
  ...client,
  call: (name, options) =>
    client.call(
      name,
      name === 'interactions.update' ? { ...options, ...bodyWith(options, reason) } : options,
    ),
})

/** The body of a change, which is a form, with the reason. */
const bodyWith = (options: object | undefined, reason: string): object => ({
  body: { ...(options && 'body' in options && typeof options.body === 'object' ? options.body : {}), reason },
})

interface OpenedProps {
  readonly opening: NonNullable<ReturnType<typeof $interactionLogger.get>>
  readonly userId: number
}

function Opened({ opening, userId }: OpenedProps): ReactElement | null {
  const { clientId = null, interactionId = null, reason } = opening
  const draft = useInteractionDraft(userId, clientId, interactionId)
  const calling = useMemo(() => (reason === undefined ? client : because(reason)), [reason])
  if (!draft) return null
  return (
    <Logger
      key={draft.turn}
      client={calling}
      userId={userId}
      open
      clientId={clientId}
      interactionId={interactionId}
      prefill={opening.entry}
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
