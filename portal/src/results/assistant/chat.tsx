import { AiChat, createConversation, type Conversation } from '@portal/widgets/ai-chat'
import { useEffect, useState, type ReactElement } from 'react'
import { client } from '../../foundation/session/session.ts'

interface ChatProps {
  readonly userId: number
  onClose(): void
}

interface Kept {
  readonly userId: number
  readonly conversation: Conversation
  /** Settled once it is known whether this tab goes on with an earlier session. */
  readonly resumed: Promise<void>
}

/** What was said stays while the panel is closed, and goes with whoever said it. */
let kept: Kept | null = null

/** The chat over any screen: the very component of the widget. */
export function Chat({ userId, onClose }: ChatProps): ReactElement | null {
  const [{ conversation, resumed }] = useState(() => keptOf(userId))
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void resumed.then(() => setReady(true))
  }, [resumed])
  return ready ? <AiChat client={client} conversation={conversation} origin="" onClose={onClose} /> : null
}

function keptOf(userId: number): Kept {
  if (kept?.userId !== userId) {
    kept?.conversation.leave()
    const conversation = createConversation(client, userId)
    kept = { userId, conversation, resumed: goingOn(conversation, userId) }
  }
  return kept
}

/** The session in which something was last asked in this tab: a page that is loaded anew goes on with it, in the middle of an answer too. */
const askedKey = 'portal:chat-session'

async function goingOn(conversation: Conversation, userId: number): Promise<void> {
  const before = sessionStorage.getItem(askedKey)
  conversation.onKept((id) => sessionStorage.setItem(askedKey, id))
  // Who begins anew does not come back to what was before.
  conversation.$sessionId.listen(() => sessionStorage.removeItem(askedKey))
  if (before?.startsWith(`chat_${userId}_`) !== true) return
  try {
    await conversation.open(before)
    sessionStorage.setItem(askedKey, before)
  } catch {
    // It is among the previous chats, where it says why it cannot be read.
  }
}
