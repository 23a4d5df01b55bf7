import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { changeFigures, dropEmptySums } from './change-figures.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'

/** Clients whose figures of a month go in one transaction: some ten thousand rows of busy ones. */
const clientsAtOnce = 50

/** The first month that stays: figures go by whole months, so that sums of months are whole or not there. */
const firstKept = (days: number) =>
  sql`date_trunc('month', ${agencyToday} - make_interval(days => ${days}::integer))::date`

/** How many daily figures there are, of which day the oldest is, and how many lie in months that are older than so many days. */
export async function countFigures(
  db: Db,
  tenantId: number,
  days: number | null,
): Promise<{ readonly total: number; readonly oldest: string | null; readonly going: number }> {
  // Of the sums: counting figures themselves takes seconds where there are ten million.
  const { rows } = await sql<{ total: number; first: string | null; going: number }>`
    select coalesce(sum(facts), 0)::integer as total, min(month) filter (where facts > 0) as first,
      coalesce(sum(facts) filter (where month < ${firstKept(days ?? 0)}), 0)::integer as going
    from metric_month where tenant_id = ${tenantId}`.execute(db)
  const { total = 0, first = null, going = 0 } = rows[0] ?? {}
  if (first === null) return { total, oldest: null, going }
  const { rows: found } = await sql<{ oldest: string | null }>`
    select min(day) as oldest from metric_fact
    where tenant_id = ${tenantId} and day >= ${first}::date and day < ${first}::date + interval '1 month'`.execute(
    db,
  )
  return { total, oldest: found[0]?.oldest ?? first, going }
}

/**
 * Deletes a tenant's figures of the months that are older than so many days, with their sums, some clients at a time.
 * @returns how many went
 */
export async function deleteOldFigures(
  database: Database,
  tenantId: number,
  days: number,
  stopping: AbortSignal,
): Promise<number> {
  const context = wholeTenant(tenantId)
  const { rows: old } = await sql<{ month: string; clients: number[] }>`
    select month, array_agg(distinct client_id order by client_id) as clients from metric_month
    where tenant_id = ${tenantId} and month < ${firstKept(days)} group by month order by month`.execute(
    database.reading(context),
  )
  let gone = 0
  for (const { month, clients } of old)
    for (let at = 0; at < clients.length && !stopping.aborted; at += clientsAtOnce) {
      const some = clients.slice(at, at + clientsAtOnce)
      gone += await database.write(context, async (db) => {
        const count = await changeFigures(db, {
          tenantId,
          steps: sql`too_old as (
            delete from metric_fact where tenant_id = ${tenantId} and client_id = any (${some}::integer[])
              and day >= ${month}::date and day < ${month}::date + interval '1 month' returning *)`,
          gone: 'too_old',
        })
        await dropEmptySums(db, tenantId, month, some)
        return count
      })
    }
  return gone
}
