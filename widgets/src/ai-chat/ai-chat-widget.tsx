import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import { AiChat } from './ai-chat.tsx'
import { createConversation } from './conversation.ts'

/** The portal that this code came from: pictures, and the screens that answers name, are there. */
const portal = new URL(import.meta.url).origin

/** The chat on a foreign page. What was said stays while it is closed. */
export function AiChatWidget({
  client,
  user,
  open,
  onClose,
  onSaved,
  onError,
}: WidgetProps): ReactElement | null {
  const conversation = useMemo(() => createConversation(client, user.id), [client, user.id])
  const told = useRef(onSaved)
  useEffect(() => {
    told.current = onSaved
  })
  useEffect(
    () => conversation.onAnswered((sessionId) => told.current({ kind: 'chat', id: sessionId })),
    [conversation],
  )
  useEffect(() => () => conversation.leave(), [conversation])
  return open ? (
    <AiChat client={client} conversation={conversation} origin={portal} onClose={onClose} onError={onError} />
  ) : null
}
