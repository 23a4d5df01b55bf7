import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, addMonths, monthRange, type DayRange } from '@portal/core/foundation/format'
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

/** Clients whose figures begin in the middle of a month. */
export interface BegunWithin {
  readonly ids: readonly number[]
  /** Whether they are all that have figures in it: then all clients together are not known whole either. */
  readonly all: boolean
}

/**
 * Clients whose figures begin in the middle of a month: a part of it is no measure of the one after. Only those without
 * figures in the month before it are looked at by the day.
 * @param month any day of it
 * @param among which `client_id` it is asked of
 */
export async function begunWithin(
  db: Db,
  tenantId: number,
  month: string,
  among: RawBuilder<SqlBool>,
): Promise<BegunWithin> {
  const { start, end } = monthRange(month)
  const { rows } = await sql<{ ids: number[]; all: boolean }>`
    with had as (
      select client_id, min(month) = ${start}::date as is_new from metric_month
      where tenant_id = ${tenantId} and month in (${addMonths(start, -1)}::date, ${start}::date) and facts > 0 and ${among}
      group by client_id having max(month) = ${start}::date
    ), late as (
      select client_id from metric_day
      where tenant_id = ${tenantId} and day between ${start}::date and ${end}::date and facts > 0
        and client_id in (select client_id from had where is_new)
      group by client_id having min(day) > ${addDays(start, daysSpared)}::date
    )
    select coalesce(array_agg(client_id), '{}') as ids, count(*) > 0 and count(*) = (select count(*) from had) as "all" from late`.execute(
    db,
  )
  return rows[0] ?? { ids: [], all: false }
}
