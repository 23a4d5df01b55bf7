import { AiChat, createConversation, type Conversation } from '@portal/widgets/ai-chat'
import { useState, type ReactElement } from 'react'
import { client } from '../../foundation/session/session.ts'

interface ChatProps {
  readonly userId: number
  onClose(): void
}

/** What was said stays while the panel is closed, and goes with whoever said it. */
let kept: { readonly userId: number; readonly conversation: Conversation } | null = null

/** The chat over any screen: the very component of the widget. */
export function Chat({ userId, onClose }: ChatProps): ReactElement {
  const [conversation] = useState(() => conversationOf(userId))
  return <AiChat client={client} conversation={conversation} origin="" onClose={onClose} />
}

function conversationOf(userId: number): Conversation {
  if (kept?.userId !== userId) {
    kept?.conversation.leave()
    kept = { userId, conversation: createConversation(client, userId) }
  }
  return kept.conversation
}
