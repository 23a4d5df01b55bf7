import { sql } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'

/**
 * The day from which a budget can be another one, so that no month is charged twice. One that begins then or later, and
 * one that is charged by days with all of its fees, changes on the day that is wanted; else a month that began with the
 * budget is charged with it, and the next one is the first that changes.
 */
export async function splitDay(db: Db, tenantId: number, id: number, wanted: string): Promise<string> {
  const { start } = monthRange(wanted)
  if (wanted === start) return wanted
  const { rows } = await sql<{ any_day: boolean }>`
    select b.starts_at >= ${wanted}::date or s.prorated and not exists (
      select from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
      where f.tenant_id = b.tenant_id and f.budget_id = b.id and not coalesce(k.prorated, s.prorated)
        and (f.ends_at is null or f.ends_at >= ${wanted}::date)) as any_day
    from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.tenant_id = ${tenantId} and b.id = ${id}`.execute(db)
  return rows[0]?.any_day === true ? wanted : addMonths(start, 1)
}
