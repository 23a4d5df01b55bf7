import { sql } from 'kysely'
import { sessionsPage } from '@portal/core/results/assistant/constants'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import { checkMayChat } from './may-chat.ts'
import { presentSession } from './present-session.ts'

const columns = {
  lastMessageAt: 'last_message_at',
  firstMessageAt: 'first_message_at',
  title: 'title',
} as const

/** The caller's own sessions, the latest first. */
export const listSessions = operation('chats.list', async ({ db, tenantId, person, query, services }) => {
  checkMayChat(person, services)
  if (query.userId !== person.id) throw forbidden('You do not have access to these chats.')
  const rows = await db
    .selectFrom('chat_session as s')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('chat_message as m')
          .select([
            'm.id as message_id',
            'm.kind as kind',
            'm.content as content',
            'm.cut as cut',
            'm.created_at as message_at',
          ])
          .whereRef('m.tenant_id', '=', 's.tenant_id')
          .whereRef('m.session_id', '=', 's.id')
          .orderBy('m.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', '=', person.id)
    .selectAll('s')
    .select([
      'latest.message_id',
      'latest.kind',
      'latest.cut',
      'latest.message_at',
      // A preview needs no more.
      sql<string | null>`left(latest.content, 400)`.as('content'),
    ])
    .orderBy(
      `s.${columns[query.orderBy ?? 'lastMessageAt']}`,
      query.orderDirection === 'ASC' ? 'asc' : 'desc',
    )
    .orderBy('s.id', 'desc')
    .limit(query.limit ?? sessionsPage)
    .execute()
  return rows.map(({ message_id: id, kind, content, cut, message_at, ...session }) =>
    presentSession(
      session,
      id === null || kind === null || content === null || message_at === null
        ? null
        : { id, kind, content, cut: cut ?? false, created_at: message_at },
    ),
  )
})
