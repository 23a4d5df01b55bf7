import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { chatIsOpenTo } from './may-chat.ts'

/** What a chat needs to know before it begins. */
export const introduce = operation('chats.assistant', async ({ db, tenantId, person, services }) => {
  const open = chatIsOpenTo(person, services)
  const row = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .select(['first_name', 'last_name', 'avatar'])
    .executeTakeFirst()
  if (!row && !person.clientView) throw notFound('Your account')
  return {
    name: services.settings.assistantName,
    open,
    user: {
      id: person.id,
      fullName: row ? `${row.first_name} ${row.last_name}` : '',
      avatar: row?.avatar ?? null,
    },
  }
})
