import { sql } from 'kysely'
import { wholeTenant } from '../../../foundation/database/context.ts'
import type { Database } from '../../../foundation/database/database.ts'
import { changeFigures, sameFigure } from '../../../results/metrics/change-figures.ts'
import { measureColumns } from '../../../results/metrics/columns.ts'
import { correctAnew, withoutCorrections } from '../../../results/overrides/apply.ts'
import type { Undoable } from '../undoable.ts'

const back = measureColumns.map((column) => `${column} = r.${column}`).join(', ')

/** Puts back the figures that an import that did not end well has replaced, a day at a time. */
export async function undoMetrics(database: Database, { tenantId, id }: Undoable): Promise<void> {
  const days = await daysLeft(database, 'metric_written', { tenantId, id })
  for (const day of days)
    await database.write(wholeTenant(tenantId), async (db) => {
      await withoutCorrections(db, tenantId)
      const ofDay = sql`r.tenant_id = ${tenantId} and r.import_id = ${id} and r.day = ${day}`
      // What the file brought of a day and did not replace was not there before.
      await changeFigures(db, {
        tenantId,
        steps: sql`gone as (
          delete from metric_fact f using (
            select s.tenant_id, s.client_id, s.channel, s.day, c.id as campaign_id, s.placement
            from metric_staged s join metric_campaign c
              on c.tenant_id = s.tenant_id and c.client_id = s.client_id and c.platform = s.platform and c.external_id = s.external_id
            where s.tenant_id = ${tenantId} and s.import_id = ${id} and s.day = ${day}) n
          where ${sameFigure('f', 'n')} and not exists (select from metric_replaced r where ${sameFigure('f', 'r')} and ${ofDay})
          returning f.*)`,
        gone: 'gone',
      })
      await changeFigures(db, {
        tenantId,
        steps: sql`stood as materialized (
          select f.* from metric_replaced r join metric_fact f on ${sameFigure('f', 'r')} where ${ofDay}
        ), back as (
          update metric_fact f set segment = r.segment, ${sql.raw(back)}
          from metric_replaced r where ${sameFigure('f', 'r')} and ${ofDay} returning f.*)`,
        added: 'back',
        gone: 'stood',
      })
      await correctAnew(db, tenantId, day)
      await sql`delete from metric_replaced r where ${ofDay}`.execute(db)
      await sql`delete from metric_written r where ${ofDay}`.execute(db)
    })
}

/** Removes what an import of figures kept while it was under way, a day at a time. */
export async function tidyMetrics(
  database: Database,
  { tenantId, id }: Undoable,
  stopping?: AbortSignal,
): Promise<void> {
  for (const table of ['metric_staged', 'metric_replaced', 'metric_written'] as const)
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
  table: 'metric_staged' | 'metric_replaced' | 'metric_written',
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
