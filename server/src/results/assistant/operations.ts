import { introduce } from './introduce.ts'
import { listSessions } from './list-sessions.ts'
import { readSession } from './read-session.ts'
import { sendMessage } from './send-message.ts'
import { setTitle } from './set-title.ts'

export const assistantOperations = {
  'chats.assistant': introduce,
  'chats.list': listSessions,
  'chats.get': readSession,
  'chats.setTitle': setTitle,
  'chats.send': sendMessage,
}
