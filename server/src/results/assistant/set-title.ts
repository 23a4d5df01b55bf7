import { operation } from '../../foundation/http/operation.ts'
import { checkMayChat } from './may-chat.ts'
import { ownSession } from './own-session.ts'
import { presentSession } from './present-session.ts'

/** Renames a session; the title before stays beside it (lastTitle). */
export const setTitle = operation('chats.setTitle', async (incoming) => {
  const { db, tenantId, person, params, body, services, audit } = incoming
  checkMayChat(person, services)
  const session = await ownSession(incoming, params.id)
  if (session.title === body.title) return presentSession(session, null)
  const row = await db
    .updateTable('chat_session')
    .set({ title: body.title, last_title: session.title })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  audit({ subject: 'chat', subjectId: row.id, changes: { title: [session.title, body.title] } })
  return presentSession(row, null)
})
