import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AlarmMeasure } from '@portal/core/results/agency/metric-alarms'
import type { Db } from '../../foundation/database/database.ts'
import { isActive } from '../metrics/asked-clients.ts'

/** A night on which an alarm rings for a client. */
export interface Ring {
  readonly alarmId: number
  readonly clientId: number
  readonly day: string
  readonly value: number
  readonly before: number | null
}

/** The nights that are looked at, `YYYY-MM-DD`, both among them. */
export interface Nights {
  readonly from: string
  readonly to: string
}

/** An alarm as its statement needs it. */
interface Alarm {
  readonly id: number
  readonly measure: AlarmMeasure
  /** As figures name it; null where all channels count. */
  readonly channel: string | null
  readonly condition: string
  readonly threshold: number
  readonly days: number
  readonly groupId: number | null
}

/** Same weekdays that what is unusual is measured by, and the fewest that say anything. */
const weekdays = 8
const fewestWeekdays = 4
/** Alarms of one statement: each is some columns of it, of which a statement may have 1,664. */
const atOnce = 100

/** What a measure is in the daily figures, and in the leads of a day. */
const figures: Readonly<Record<AlarmMeasure, RawBuilder<unknown>>> = {
  Spend: sql`spend_micros::float8 / 1e6`,
  Impressions: sql`impressions::float8`,
  Clicks: sql`clicks::float8`,
  Conversions: sql`conversion_micros::float8 / 1e6`,
  Sessions: sql`sessions::float8`,
  Leads: sql`count::float8`,
}

/**
 * The nights on which alarms ring, all of them in one pass over the daily figures. A client without figures on a day
 * is not looked at: nothing is not zero. Alarms are read first and each becomes columns of the one statement, so that
 * the figures of a day are added up once and not once for each alarm.
 * @param which the alarm, or null for all that are active and not quiet
 */
export async function rings(
  db: Db,
  tenantId: number,
  which: number | null,
  nights: Nights,
): Promise<readonly Ring[]> {
  const { rows: alarms } = await sql<Alarm>`
    select id, measure, condition, coalesce(threshold, 0)::float8 as threshold, days, group_id as "groupId",
      case when measure in ('Leads', 'Sessions') or channel = 'All Channels' then null
        when channel = 'Connected TV' then 'ctv' else lower(channel) end as channel
    from metric_alarm where tenant_id = ${tenantId} and deleted_at is null and ${
      which === null
        ? sql`active and (snoozed_until is null or snoozed_until <= ${nights.to}::date)`
        : sql`id = ${which}`
    } order by id`.execute(db)
  const found: Ring[] = []
  for (const [ofLeads, of] of Map.groupBy(alarms, ({ measure }) => measure === 'Leads'))
    for (let at = 0; at < of.length; at += atOnce) {
      const together = of.slice(at, at + atOnce)
      found.push(...(await rung(db, tenantId, together, ofLeads ? leadsByDay : figuresByDay, nights)))
    }
  return found.toSorted(
    (one, other) =>
      one.alarmId - other.alarmId || one.clientId - other.clientId || one.day.localeCompare(other.day),
  )
}

/** Days before a night of which an alarm needs figures. */
const reach = ({ condition, days }: Alarm): number =>
  condition === 'Is Unusual' ? 7 * weekdays : 2 * days - 1

/** A column of daily sums: alarms on the same figure share it. */
interface Series {
  readonly name: RawBuilder<unknown>
  readonly measure: AlarmMeasure
  readonly channel: string | null
}

/** The daily sums of a client, a column for each series; nothing where there are no figures. */
type ByDay = (
  tenantId: number,
  series: readonly Series[],
  back: number,
  nights: Nights,
) => RawBuilder<unknown>

const figuresByDay: ByDay = (tenantId, series, back, { from, to }) => sql`
  select client_id, day, ${sql.join(
    series.map(({ name, measure, channel }) => {
      const counts =
        measure === 'Sessions'
          ? sql`channel = 'analytics'`
          : channel === null
            ? sql`channel <> 'analytics'`
            : sql`channel = ${channel}`
      return sql`sum(${figures[measure]}) filter (where ${counts}) as ${name}`
    }),
  )}
  from metric_day where tenant_id = ${tenantId} and facts > 0 and day between ${from}::date - ${back}::integer and ${to}::date
  group by 1, 2`

const leadsByDay: ByDay = (tenantId, series, back, { from, to }) => sql`
  select client_id, received_at as day, ${sql.join(series.map(({ name, measure }) => sql`sum(${figures[measure]}) as ${name}`))}
  from lead where tenant_id = ${tenantId} and deleted_at is null and received_at between ${from}::date - ${back}::integer and ${to}::date
  group by 1, 2`

/** Which of some alarms ring for which client on which of the nights. */
async function rung(
  db: Db,
  tenantId: number,
  alarms: readonly Alarm[],
  byDay: ByDay,
  nights: Nights,
): Promise<readonly Ring[]> {
  const keyOf = ({ measure, channel }: Alarm): string => `${measure} ${channel}`
  const series = new Map<string, Series>()
  for (const alarm of alarms)
    if (!series.has(keyOf(alarm)))
      series.set(keyOf(alarm), {
        name: sql.ref(`series_${series.size}`),
        measure: alarm.measure,
        channel: alarm.channel,
      })
  const looks = alarms.map((alarm, at) => lookOf(alarm, at, series.get(keyOf(alarm))?.name ?? sql`null`))
  const back = Math.max(...alarms.map(reach))
  const onlyWeekdays = alarms.every(({ condition }) => condition === 'Is Unusual')
  // How many nights there are is written into the statement: the planner would guess a thousand.
  const later = sql.lit((Date.parse(nights.to) - Date.parse(nights.from)) / 86_400_000)
  const { rows } = await sql<Ring>`
    with daily as (${byDay(tenantId, [...series.values()], back, nights)}),
    looked as (
      select d.client_id, n.night, ${sql.join(looks.flatMap(({ columns }) => columns))}
      from daily d join (select ${nights.from}::date + i as night from generate_series(0, ${later}) i) n
        on d.day between n.night - ${sql.lit(back)} and n.night ${onlyWeekdays ? sql`and (n.night - d.day) % 7 = 0` : sql``}
      group by 1, 2
    )
    select r.id as "alarmId", l.client_id as "clientId", l.night::text as day,
      round(r.value::numeric, 2)::float8 as value, round(r.before::numeric, 2)::float8 as before
    from looked l join client c on c.tenant_id = ${tenantId} and c.id = l.client_id and ${isActive}
      cross join lateral (values ${sql.join(looks.map(({ row }) => row))}) as r (id, rings, group_id, value, before)
    where r.rings and (r.group_id is null or r.group_id = c.group_id)`.execute(db)
  return rows
}

/** What an alarm needs to know of a client and a night, and what it makes of that. */
function lookOf(
  alarm: Alarm,
  at: number,
  amount: RawBuilder<unknown>,
): { readonly columns: readonly RawBuilder<unknown>[]; readonly row: RawBuilder<unknown> } {
  const { id, condition, threshold, days, groupId } = alarm
  const named = (what: string): RawBuilder<unknown> => sql.ref(`${what}_${at}`)
  const [on, now, before] = [named('on'), named('now'), named('before')]
  const row = (value: RawBuilder<unknown>, rung: RawBuilder<SqlBool>): RawBuilder<unknown> =>
    sql`(${id}::integer, ${on} is not null and ${rung}, ${groupId}::integer, ${value}, ${before})`
  const onNight = sql`max(${amount}) filter (where d.day = n.night) as ${on}`
  if (condition === 'Is Unusual') {
    const sameWeekday = sql`filter (where d.day < n.night and d.day >= n.night - ${sql.lit(7 * weekdays)} and (n.night - d.day) % 7 = 0)`
    const [deviation, known] = [named('deviation'), named('known')]
    return {
      columns: [
        onNight,
        sql`avg(${amount}) ${sameWeekday} as ${before}`,
        sql`stddev_samp(${amount}) ${sameWeekday} as ${deviation}`,
        sql`count(${amount}) ${sameWeekday} as ${known}`,
      ],
      row: row(
        on,
        sql`${known} >= ${sql.lit(fewestWeekdays)} and ${deviation} > 0 and abs(${on} - ${before}) > 3 * ${deviation}`,
      ),
    }
  }
  const limit = sql`${threshold}::float8`
  const rung: Readonly<Record<string, RawBuilder<SqlBool>>> = {
    'Falls by': sql`${before} > 0 and ${now} <= ${before} * (1 - ${limit} / 100)`,
    'Rises by': sql`${before} > 0 and ${now} >= ${before} * (1 + ${limit} / 100)`,
    'Is Below': sql`${now} < ${limit}`,
    'Is Above': sql`${now} > ${limit}`,
  }
  const [own, both] = [sql.lit(days), sql.lit(2 * days)]
  return {
    columns: [
      onNight,
      sql`sum(${amount}) filter (where d.day > n.night - ${own}) as ${now}`,
      sql`sum(${amount}) filter (where d.day <= n.night - ${own} and d.day > n.night - ${both}) as ${before}`,
    ],
    row: row(now, rung[condition] ?? sql`false`),
  }
}
