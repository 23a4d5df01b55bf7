import type { Answer } from '@portal/core/calls'
import type { ChatMessageTable, ChatSessionTable } from '../../foundation/database/tables.generated.ts'
import type { Selectable } from 'kysely'

export type StoredMessage = Answer<'chats.get'>[number]
export type ChatSession = Answer<'chats.setTitle'>

type MessageRow = Pick<Selectable<ChatMessageTable>, 'id' | 'created_at' | 'kind' | 'content' | 'cut'>
type SessionRow = Pick<
  Selectable<ChatSessionTable>,
  'key' | 'title' | 'last_title' | 'first_message_at' | 'last_message_at' | 'message_count'
>

/** A message as every chat answers it, whichever source it comes from. */
export const presentMessage = (row: MessageRow, sessionId: string): StoredMessage => ({
  id: row.id,
  sessionId,
  createdAt: instant(row.created_at),
  message: { type: row.kind, content: row.content },
  cut: row.cut,
})

/** A session with its latest message, if there is one. */
export const presentSession = (row: SessionRow, latest: MessageRow | null): ChatSession => ({
  sessionId: row.key,
  title: row.title,
  lastTitle: row.last_title,
  firstMessageAt: row.first_message_at && instant(row.first_message_at),
  lastMessageAt: row.last_message_at && instant(row.last_message_at),
  messageCount: row.message_count,
  messages: latest ? [presentMessage(latest, row.key)] : [],
})

/** UTC with its offset written out, as every other instant of the API. */
const instant = (text: string): string => new Date(text).toISOString().replace(/Z$/, '+00:00')
