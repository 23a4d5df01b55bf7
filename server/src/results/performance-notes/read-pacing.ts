import { sql } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import { mediaOf } from '../../money/budgets/section-months.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { NoteClient } from './note-client-facts.ts'

/** Dollars spent in a range. */
export async function readSpend(
  db: Db,
  { tenantId, id }: NoteClient,
  channel: Channel,
  { start, end }: DayRange,
): Promise<number> {
  const { rows } = await sql<{ spend: number | null }>`
    select sum(spend_micros)::float8 / 1e6 as spend from metric_day
    where tenant_id = ${tenantId} and client_id = ${id} and channel = ${channel} and day between ${start} and ${end}`.execute(
    db,
  )
  return rows[0]?.spend ?? 0
}

/** Dollars that the budgets of a month leave for media, of the services of a section of the pacing report. */
export async function readBudget(
  db: Db,
  { tenantId, id }: NoteClient,
  sectionId: number,
  { start, end }: DayRange,
): Promise<number> {
  const { rows } = await sql<{ budget: number | null }>`
    select sum(${mediaOf})::float8 as budget
    from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.tenant_id = ${tenantId} and b.client_id = ${id} and b.deleted_at is null
      and b.starts_at <= ${end} and (b.ends_at is null or b.ends_at >= ${start})
      and s.pacing_section_id = ${sectionId}`.execute(db)
  return rows[0]?.budget ?? 0
}
