import { sql } from 'kysely'
import { wholeTenant } from '../../database/context.ts'
import type { Database } from '../../database/database.ts'
import { measureColumns } from '../../metrics/columns.ts'
import type { Undoable } from '../undo.ts'

const back = measureColumns.map((column) => `${column} = r.${column}`).join(', ')
const sameFact = sql`
  f.tenant_id = r.tenant_id and f.client_id = r.client_id and f.channel = r.channel and f.day = r.day
  and f.campaign_id = r.campaign_id and f.placement = r.placement`

/** Puts back the figures that an import that did not end well has replaced, a day at a time. */
export async function undoMetrics(database: Database, { tenantId, id }: Undoable): Promise<void> {
  const days = await daysLeft(database, 'metric_replaced', { tenantId, id })
  for (const day of days)
    await database.write(wholeTenant(tenantId), async (db) => {
      const ofDay = sql`r.tenant_id = ${tenantId} and r.import_id = ${id} and r.day = ${day}`
      await sql`delete from metric_fact f using metric_replaced r where ${sameFact} and ${ofDay} and not r.existed`.execute(
        db,
      )
      await sql`
        update metric_fact f set segment = r.segment, ${sql.raw(back)}
        from metric_replaced r where ${sameFact} and ${ofDay} and r.existed`.execute(db)
      await sql`delete from metric_replaced r where ${ofDay}`.execute(db)
    })
}

/** Removes what an import of figures kept while it was under way, a day at a time. */
export async function tidyMetrics(
  database: Database,
  { tenantId, id }: Undoable,
  stopping?: AbortSignal,
): Promise<void> {
  for (const table of ['metric_staged', 'metric_replaced'] as const)
    for (const day of await daysLeft(database, table, { tenantId, id })) {
      if (stopping?.aborted) return
      await database
        .reading(wholeTenant(tenantId))
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('import_id', '=', id)
        .where('day', '=', day)
        .execute()
    }
}

async function daysLeft(
  database: Database,
  table: 'metric_staged' | 'metric_replaced',
  { tenantId, id }: Undoable,
): Promise<readonly string[]> {
  const rows = await database
    .reading(wholeTenant(tenantId))
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id)
    .select('day')
    .distinct()
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}
