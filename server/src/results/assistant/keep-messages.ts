import { sql } from 'kysely'
import { shortened } from '@portal/core/results/assistant/session-words'
import type { Db } from '../../foundation/database/database.ts'
import type { Said } from '../../foundation/outside/chat/port.ts'

/** A question that was kept, for its answer to be put below it. */
export interface KeptQuestion {
  readonly tenantId: number
  readonly userId: number
  readonly sessionRow: number
  readonly id: number
  readonly history: readonly Said[]
}

/** Earlier messages that a source is told of, and characters of each. */
const historyLength = 20
const historyText = 4000

/** A title that is the first question itself; the list cuts it shorter. */
const longestTitle = 120

interface Asked {
  readonly tenantId: number
  readonly userId: number
  readonly sessionId: string
  readonly text: string
}

/**
 * Keeps a question in its session, which begins with the first one. One that
 * is asked again because no answer came is not kept twice.
 */
export async function keepQuestion(
  db: Db,
  { tenantId, userId, sessionId, text }: Asked,
): Promise<KeptQuestion> {
  const session = await db
    .insertInto('chat_session')
    .values({ tenant_id: tenantId, user_id: userId, key: sessionId, title: shortened(text, longestTitle) })
    // Locks the row: what two tabs ask at once is kept one after the other.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet({ key: sessionId }))
    .returning(['id'])
    .executeTakeFirstOrThrow()
  const earlier = await db
    .selectFrom('chat_message')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', session.id)
    .select(['id', 'kind', 'content'])
    .orderBy(sql`coalesce(answers_id, id)`, 'desc')
    .orderBy('id', 'desc')
    .limit(historyLength + 1)
    .execute()
  const [latest] = earlier
  const again = latest?.kind === 'human' && latest.content === text ? latest : null
  const id =
    again?.id ?? (await keepMessage(db, { tenantId, sessionRow: session.id, kind: 'human', content: text }))
  const history = earlier
    .filter((message) => message !== again && message.kind !== 'other')
    .slice(0, historyLength)
    .toReversed()
    .map(({ kind, content }): Said => ({
      by: kind === 'human' ? 'person' : 'assistant',
      text: content.slice(0, historyText),
    }))
  return { tenantId, userId, sessionRow: session.id, id, history }
}

/** Keeps an answer, or the part of one that came. */
export const keepAnswer = (
  db: Db,
  { tenantId, sessionRow, id }: KeptQuestion,
  content: string,
  cut: boolean,
): Promise<number> => keepMessage(db, { tenantId, sessionRow, kind: 'ai', content, answersId: id, cut })

interface NewMessage {
  readonly tenantId: number
  readonly sessionRow: number
  readonly kind: 'human' | 'ai'
  readonly content: string
  readonly answersId?: number
  readonly cut?: boolean
}

async function keepMessage(db: Db, message: NewMessage): Promise<number> {
  const { tenantId, sessionRow, kind, content, answersId = null, cut = false } = message
  const { id, created_at: at } = await db
    .insertInto('chat_message')
    .values({ tenant_id: tenantId, session_id: sessionRow, kind, content, answers_id: answersId, cut })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('chat_session')
    .set({
      message_count: sql<number>`message_count + 1`,
      first_message_at: sql<string>`coalesce(first_message_at, ${at}::timestamptz)`,
      last_message_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionRow)
    .execute()
  return id
}
