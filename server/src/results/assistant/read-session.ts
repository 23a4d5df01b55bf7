import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { checkMayChat } from './may-chat.ts'
import { ownSession } from './own-session.ts'
import { presentMessage } from './present-session.ts'

/** The end of a long session: more is not read on a screen. */
const mostMessages = 1000

/** The messages of one session, each answer below its question whatever came in between. */
export const readSession = operation('chats.get', async (incoming) => {
  const { db, tenantId, person, params, services } = incoming
  checkMayChat(person, services)
  const session = await ownSession(incoming, params.id)
  const rows = await db
    .selectFrom('chat_message')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', session.id)
    .selectAll()
    .orderBy(sql`coalesce(answers_id, id)`, 'desc')
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute()
  return rows.toReversed().map((row) => presentMessage(row, session.key))
})
