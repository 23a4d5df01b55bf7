import { sql } from 'kysely'
import { addDays, type DayRange } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import type { Db } from '../../foundation/database/database.ts'
import { daysSpared } from '../../platform/reports/whole-before.ts'

/** The last day of a range for which any client has figures, null where there is none. */
export async function throughDay(
  db: Db,
  tenantId: number,
  channels: readonly Channel[],
  { start, end }: DayRange,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(last.day) as day from unnest(${[...channels]}::text[]) as c (channel), lateral (
      select day from metric_day
      where tenant_id = ${tenantId} and channel = c.channel and day between ${start} and ${end} and facts > 0
      order by day desc limit 1) last`.execute(db)
  return rows[0]?.day ?? null
}

/**
 * Channels whose figures begin in the middle of some days, or after them: what was in those days is not known whole.
 * @param start the first of the days
 */
export async function begunLater(
  db: Db,
  tenantId: number,
  channels: readonly Channel[],
  start: string,
): Promise<readonly Channel[]> {
  const { rows } = await sql<{ channel: Channel }>`
    select c.channel from unnest(${[...channels]}::text[]) as c (channel), lateral (
      select day from metric_day where tenant_id = ${tenantId} and channel = c.channel and facts > 0
      order by day limit 1) first where first.day > ${addDays(start, daysSpared)}`.execute(db)
  return rows.map(({ channel }) => channel)
}
