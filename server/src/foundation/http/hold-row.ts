import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { notFound, stale } from './refusal.ts'

/** A row that is about to change. */
interface Held {
  readonly table: 'budget' | 'department' | 'interaction_type' | 'tenant_carousel_item' | 'webhook_endpoint'
  readonly tenantId: number
  readonly id: number
  /** The version that was seen; null where nobody looked at it. */
  readonly ifMatch: number | null
  /** As a sentence begins that says it is not there: `This budget`. */
  readonly called: string
}

/**
 * Holds a row until the transaction ends, so that two writers take turns.
 * @throws {Refusal} 404, or 412 for an older version
 */
export async function holdRow(db: Db, { table, tenantId, id, ifMatch, called }: Held): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id} and deleted_at is null for update`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound(called)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
}
