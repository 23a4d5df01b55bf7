import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import { AiChat } from './ai-chat.tsx'
import { createConversation, type Conversation } from './conversation.ts'

/** The portal that this code came from: pictures, and the screens that answers name, are there. */
const portal = new URL(import.meta.url).origin

/** The chat on a foreign page, from when it is first opened. */
export function AiChatWidget(props: WidgetProps<Conversation>): ReactElement | null {
  const [begun, setBegun] = useState(props.open)
  if (props.open && !begun) setBegun(true)
  return begun ? <BegunChat {...props} /> : null
}

/**
 * What was said stays while it is closed, and an answer goes on coming while
 * the page has taken the element out: the conversation waits for the one that
 * is put in its place.
 */
function BegunChat({
  client,
  user,
  open,
  draft,
  prefill,
  onClose,
  onSaved,
  onError,
}: WidgetProps<Conversation>): ReactElement | null {
  const [conversation] = useState(() => {
    const kept = draft.read()
    // Another chat of the page has its own.
    draft.clear()
    return kept ?? createConversation(client, user.id)
  })
  const place = useRef(draft)
  useEffect(() => {
    place.current = draft
  })
  const told = useRef(onSaved)
  useEffect(() => {
    told.current = onSaved
  })
  useEffect(
    () => conversation.onAnswered((sessionId) => told.current({ kind: 'chat', id: sessionId })),
    [conversation],
  )
  useEffect(
    () => () => {
      place.current.read()?.leave()
      place.current.keep(conversation)
    },
    [conversation],
  )
  const begins = prefill?.text ?? ''
  const begun = useRef('')
  useEffect(() => {
    const { $line } = conversation
    // What somebody has typed stays.
    if ($line.get() === begun.current) $line.set(begins)
    begun.current = begins
  }, [conversation, begins])
  return open ? (
    <AiChat client={client} conversation={conversation} origin={portal} onClose={onClose} onError={onError} />
  ) : null
}
