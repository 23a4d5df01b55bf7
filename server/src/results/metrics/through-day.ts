import { sql } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import type { Db } from '../../foundation/database/database.ts'

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
