import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

/** In the rest of the transaction what is written of clients raises no list by itself. */
export const quietly = (db: Db): Promise<unknown> => sql`set local app.quiet_lists = 'on'`.execute(db)

/** Says that the clients of a tenant have changed: whoever keeps their list makes it anew. */
export async function raiseClientList(db: Db, tenantId: number): Promise<void> {
  await sql`
    insert into list_version (tenant_id, list, version) values (${tenantId}, 'clients', 1)
    on conflict (tenant_id, list) do update set version = list_version.version + 1`.execute(db)
}

/**
 * Writes clients, and says in the same transaction that their list has changed, after them as ever: two who write wait
 * for each other in one order. Nothing else writes the table but imports, whose rows come to light all at once.
 *
 * Triggers did this, and do for processes of the release before; a database that is spread over several machines takes
 * none that look at what a statement changed (docs/scaling.md).
 */
export async function writeClients<T>(db: Db, tenantId: number, write: () => Promise<T>): Promise<T> {
  await quietly(db)
  const written = await write()
  await raiseClientList(db, tenantId)
  return written
}
