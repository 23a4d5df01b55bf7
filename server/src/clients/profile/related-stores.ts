import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

/** What has related stores, with the table that holds them. */
const tables = { activity: 'activity_store', interaction: 'interaction_store' } as const

/** Makes these the related stores of a record, and no others of those that the writer sees: a form shows no more. */
export async function writeStores(
  db: Db,
  tenantId: number,
  of: keyof typeof tables,
  id: number,
  stores: readonly number[],
): Promise<void> {
  const table = sql.table(tables[of])
  const column = sql.ref(`${of}_id`)
  await sql`delete from ${table} where tenant_id = ${tenantId} and ${column} = ${id} and client_id <> all (${stores}::integer[])
    and client_id in (select id from client where tenant_id = ${tenantId})`.execute(db)
  await sql`insert into ${table} (tenant_id, ${column}, client_id)
    select ${tenantId}::integer, ${id}::integer, store from unnest(${stores}::integer[]) as store on conflict do nothing`.execute(
    db,
  )
}
