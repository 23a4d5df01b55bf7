import { isSessionOf } from '@portal/core/results/assistant/session-id'
import type { Incoming } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/**
 * A session of the caller's own.
 * @throws {Refusal} 404 for one that is not there or belongs to somebody else
 */
export async function ownSession(
  { db, tenantId, person }: Pick<Incoming<'chats.get'>, 'db' | 'tenantId' | 'person'>,
  sessionId: string,
) {
  const row = isSessionOf(sessionId, person.id)
    ? await db
        .selectFrom('chat_session')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', person.id)
        .where('key', '=', sessionId)
        .selectAll()
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('This chat')
  return row
}
