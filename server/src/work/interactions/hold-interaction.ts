import { changeInteractionSentence, mayChangeInteraction } from '@portal/core/work/interactions/policy'
import type { Incoming } from '../../foundation/http/operation.ts'
import { forbidden, notFound, stale } from '../../foundation/http/refusal.ts'
import { visibleTo } from './query.ts'

/**
 * Holds an interaction until the transaction ends, for whoever changes it.
 * @throws {Refusal} 404 for what the caller may not see, 403, and 412 for one that somebody else changed first
 */
export async function holdInteraction(
  {
    db,
    tenantId,
    person,
    actor,
    ifMatch,
  }: Pick<Incoming<'interactions.remove'>, 'db' | 'tenantId' | 'person' | 'actor' | 'ifMatch'>,
  id: number,
): Promise<{ readonly client_id: number }> {
  const row = await db
    .selectFrom('interaction')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(visibleTo(actor))
    .select(['version', 'user_id', 'client_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This interaction')
  if (!mayChangeInteraction(person, { userId: row.user_id, clientId: row.client_id }))
    throw forbidden(changeInteractionSentence)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  return row
}
