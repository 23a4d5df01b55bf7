import { sql, type RawBuilder } from 'kysely'
import { channels, type Channel } from '@portal/core/money/services/channels'
import { addDays } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { channelOf, isOfPlatforms } from './alarm-measures.ts'
import type { Alarm, Nights } from './alarm.ts'

/** What figures that are late look like. */
const likeLate = ['Falls by', 'Is Below', 'Stops']

/** Whether figures that are late would look like what an alarm rings for. */
const mayWait = ({ measure, condition }: Alarm): boolean =>
  isOfPlatforms(measure) && likeLate.includes(condition)

/**
 * Nights on which alarms wait, as a table `(id, night)`: a platform that they watch has figures, of whichever client, for
 * fewer of their days than of as many days before. What is late would look like a fall or an end; one that stays away
 * is no longer waited for after twice the days. Null where no alarm may wait.
 */
export function waiting(
  tenantId: number,
  alarms: readonly Alarm[],
  { from, to }: Nights,
): RawBuilder<unknown> | null {
  const may = alarms.filter(mayWait)
  if (may.length === 0) return null
  const back = Math.max(...may.map(({ days }) => 2 * days - 1))
  return sql`
    with present as materialized (
      select c.channel, d::date as day
      from unnest(${[...channels]}::text[]) as c (channel)
        cross join generate_series(${addDays(from, -back)}::date, ${to}::date, interval '1 day') d
      where exists (select from metric_day m where m.tenant_id = ${tenantId} and m.channel = c.channel and m.day = d::date and m.facts > 0)
    )
    select distinct a.id, n.night
    from (values ${sql.join(
      may.map(
        ({ id, days, measure, channel }) =>
          sql`(${id}::integer, ${days}::integer, ${channelOf(measure, channel)}::text)`,
      ),
    )}) as a (id, days, channel)
      cross join (select d::date as night from generate_series(${from}::date, ${to}::date, interval '1 day') d) n
      cross join lateral (
        select from present p
        where p.channel = coalesce(a.channel, p.channel) and (a.channel is not null or p.channel <> 'analytics')
          and p.day between n.night - 2 * a.days + 1 and n.night
        group by p.channel
        having count(*) filter (where p.day > n.night - a.days) < count(*) filter (where p.day <= n.night - a.days)
      ) late`
}

/** On how many of the nights an alarm waits. */
export async function nightsWaited(
  db: Db,
  tenantId: number,
  alarm: Alarm | undefined,
  nights: Nights,
): Promise<number> {
  const waits = alarm && waiting(tenantId, [alarm], nights)
  if (!waits) return 0
  const { rows } = await sql<{
    nights: number
  }>`select count(*)::integer as nights from (${waits}) w`.execute(db)
  return rows[0]?.nights ?? 0
}

/** Days that a channel may be silent before it is not late but over. */
const over = 35

/** Channels whose figures, of whichever client, do not reach yesterday, with the day that they reach. */
export async function lateChannels(
  db: Db,
  tenantId: number,
  today: string,
): Promise<readonly { readonly channel: Channel; readonly through: string }[]> {
  const yesterday = addDays(today, -1)
  const { rows } = await sql<{ channel: Channel; through: string }>`
    select c.channel, last.day::text as through from unnest(${[...channels]}::text[]) as c (channel), lateral (
      select m.day from metric_day m
      where m.tenant_id = ${tenantId} and m.channel = c.channel and m.facts > 0
        and m.day between ${addDays(today, -over)}::date and ${yesterday}::date
      order by m.day desc limit 1) last
    where last.day < ${yesterday}::date`.execute(db)
  return rows
}
