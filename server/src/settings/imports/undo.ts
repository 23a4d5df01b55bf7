import type pg from 'pg'
import { sql } from 'kysely'
import { quietly } from '../../clients/profile/write-clients.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { sliceSize } from './job.ts'
import { undoMetrics } from './metrics/undo-metrics.ts'
import type { Undoable } from './undoable.ts'

/**
 * Takes back what an unfinished import has written, slice by slice. The rows
 * are hidden from the application by its policies, so this is done as the
 * owner of the tables; each statement names the tenant and the import.
 */
export async function undo(database: Database, { tenantId, id }: Undoable): Promise<void> {
  await undoMetrics(database, { tenantId, id })
  const slices = [
    `delete from budget_tag_link where tenant_id = $1 and budget_id = any (array(select id from budget where tenant_id = $1 and import_id = $2))`,
    `delete from budget where tenant_id = $1 and id = any (array(select id from budget where tenant_id = $1 and import_id = $2 limit ${sliceSize}))`,
    `delete from client_data_value where tenant_id = $1 and client_id = any (array(select id from client where tenant_id = $1 and import_id = $2))`,
    `delete from client where tenant_id = $1 and id = any (array(select id from client where tenant_id = $1 and import_id = $2 limit ${sliceSize}))`,
    `delete from client_group g where g.tenant_id = $1
      and g.id in (select group_id::integer from import_run r, jsonb_array_elements_text(r.result -> 'groupIds') group_id where r.tenant_id = $1 and r.id = $2)
      and not exists (select from client c where c.tenant_id = $1 and c.group_id = g.id)`,
  ]
  for (const statement of slices) {
    for (let more = true; more;) {
      const rowCount = await database.asOwner((client) => runQuietly(client, statement, [tenantId, id]))
      more = rowCount > 0
    }
  }
}

async function runQuietly(
  client: pg.ClientBase,
  statement: string,
  values: readonly unknown[],
): Promise<number> {
  await client.query('begin')
  try {
    await client.query("set local app.quiet_lists = 'on'")
    const { rowCount } = await client.query(statement, [...values])
    await client.query('commit')
    return rowCount ?? 0
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Removes the mark of a finished import from its records, slice by slice; until then each query on them asks whether it is finished. */
export async function unmark(
  database: Database,
  { tenantId, id }: Undoable,
  stopping: AbortSignal,
): Promise<void> {
  for (const table of ['client', 'budget'] as const) {
    for (let more = true; more && !stopping.aborted;) {
      more = await database.write(wholeTenant(tenantId), async (db) => {
        await quietly(db)
        const { numAffectedRows } = await sql`
          update ${sql.table(table)} set import_id = null where tenant_id = ${tenantId} and id = any (array(
            select id from ${sql.table(table)} where tenant_id = ${tenantId} and import_id = ${id} limit ${sliceSize}))`.execute(
          db,
        )
        return (numAffectedRows ?? 0n) > 0n
      })
    }
  }
}
