import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { NoteClient } from './note-client-facts.ts'

/**
 * The client that a note is about.
 * @throws {Refusal} 404 for one that the caller does not see
 */
export async function noteClient(db: Db, tenantId: number, id: number): Promise<NoteClient> {
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['id', 'name'])
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  return { tenantId, ...client }
}
