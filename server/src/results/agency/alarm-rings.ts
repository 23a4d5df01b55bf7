import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { managedBy } from '../../platform/reports/conditions.ts'
import { isActive } from '../metrics/asked-clients.ts'
import { DailySums, type Watched } from './alarm-measures.ts'
import type { Alarm, Nights } from './alarm.ts'
import { waiting } from './alarms-waiting.ts'

/** A night on which an alarm rings for a client. */
export interface Ring {
  readonly alarmId: number
  readonly clientId: number
  readonly day: string
  readonly value: number
  readonly before: number | null
}

/** Same weekdays that what is unusual is measured by, and the fewest that say anything. */
const weekdays = 8
const fewestWeekdays = 4
/** Days before those of an alarm in which a client had figures that have stopped since. */
const knownBefore = 28
/** Alarms of one statement: each is some columns of it, of which a statement may have 1,664. */
const atOnce = 100

/**
 * The alarms that are looked at.
 * @param which the alarm, or null for all that are active and not quiet on a night
 */
export async function alarmsOf(
  db: Db,
  tenantId: number,
  which: number | null,
  night: string,
): Promise<readonly Alarm[]> {
  const { rows } = await sql<Alarm>`
    select id, measure, condition, coalesce(threshold, 0)::float8 as threshold, days, group_id as "groupId",
      client_id as "clientId", manager_id as "managerId", client_tag_id as "tagId", manufacturer_id as "manufacturerId",
      service_id as "serviceId",
      case when channel = 'All Channels' then null when channel = 'Connected TV' then 'ctv' else lower(channel) end as channel
    from metric_alarm where tenant_id = ${tenantId} and deleted_at is null and ${
      which === null
        ? sql`active and (snoozed_until is null or snoozed_until <= ${night}::date)`
        : sql`id = ${which}`
    } order by id`.execute(db)
  return rows
}

/**
 * The nights on which alarms ring, all of them in one pass over the daily figures. A client without figures on a day
 * is not looked at, but where it is asked for figures that stop: nothing is not zero. Alarms become columns of the one
 * statement, so that the figures of a day are added up once and not once for each alarm.
 */
export async function rings(
  db: Db,
  tenantId: number,
  alarms: readonly Alarm[],
  nights: Nights,
): Promise<readonly Ring[]> {
  const found: Ring[] = []
  for (let at = 0; at < alarms.length; at += atOnce)
    found.push(...(await rung(db, tenantId, alarms.slice(at, at + atOnce), nights)))
  return found.toSorted(
    (one, other) =>
      one.alarmId - other.alarmId || one.clientId - other.clientId || one.day.localeCompare(other.day),
  )
}

/** Days before a night of which an alarm needs figures. */
const reach = ({ condition, days }: Alarm): number =>
  condition === 'Is Unusual' ? 7 * weekdays : condition === 'Stops' ? days + knownBefore - 1 : 2 * days - 1

/** Which of some alarms ring for which client on which of the nights. */
async function rung(
  db: Db,
  tenantId: number,
  alarms: readonly Alarm[],
  nights: Nights,
): Promise<readonly Ring[]> {
  const sums = new DailySums()
  const looks = alarms.map((alarm, at) => lookOf(alarm, at, sums.watch(alarm)))
  const back = Math.max(...alarms.map(reach))
  const onlyWeekdays = alarms.every(({ condition }) => condition === 'Is Unusual')
  // How many nights there are is written into the statement: the planner would guess a thousand.
  const later = sql.lit((Date.parse(nights.to) - Date.parse(nights.from)) / 86_400_000)
  const waits = waiting(tenantId, alarms, nights)
  const { rows } = await sql<Ring>`
    with daily as (${sums.table(tenantId, sql`${nights.from}::date - ${back}::integer`, sql`${nights.to}::date`)}),
    looked as (
      select d.client_id, n.night, ${sql.join(looks.flatMap(({ columns }) => columns))}
      from daily d join (select ${nights.from}::date + i as night from generate_series(0, ${later}) i) n
        on d.day between n.night - ${sql.lit(back)} and n.night ${onlyWeekdays ? sql`and (n.night - d.day) % 7 = 0` : sql``}
      group by 1, 2
    ) ${waits ? sql`, waiting as materialized (${waits})` : sql``}
    select r.id as "alarmId", l.client_id as "clientId", l.night::text as day,
      round(r.value::numeric, 2)::float8 as value, round(r.before::numeric, 2)::float8 as before
    from looked l join client c on c.tenant_id = ${tenantId} and c.id = l.client_id and ${isActive}
      cross join lateral (values ${sql.join(looks.map(({ row }) => row))}) as r (id, rings, value, before)
    where r.rings ${waits ? sql`and not exists (select from waiting w where w.id = r.id and w.night = l.night)` : sql``}`.execute(
    db,
  )
  return rows
}

/** Whether an alarm watches the client `c` on the night of `l`: all that it asks of a client is true. */
function watches({
  groupId,
  clientId,
  managerId,
  tagId,
  manufacturerId,
  serviceId,
}: Alarm): RawBuilder<SqlBool> {
  const asked: readonly (RawBuilder<SqlBool> | null)[] = [
    groupId === null ? null : sql`c.group_id = ${groupId}`,
    clientId === null ? null : sql`c.id = ${clientId}`,
    managerId === null ? null : managedBy('c', managerId),
    tagId === null
      ? null
      : sql`exists (select from client_tag_link t where t.tenant_id = c.tenant_id and t.client_id = c.id and t.client_tag_id = ${tagId})`,
    manufacturerId === null
      ? null
      : sql`exists (select from manufacturer f
          join unnest(string_to_array(lower(f.brands), ',')) made on btrim(made) <> ''
          join unnest(string_to_array(lower(c.brands), ',')) sold on btrim(sold) = btrim(made)
          where f.tenant_id = c.tenant_id and f.id = ${manufacturerId})`,
    serviceId === null
      ? null
      : sql`exists (select from budget b where b.tenant_id = c.tenant_id and b.client_id = c.id and b.service_id = ${serviceId}
          and b.deleted_at is null and b.starts_at <= l.night and (b.ends_at is null or b.ends_at >= l.night))`,
  ]
  return sql`${sql.join([sql`true`, ...asked.filter((one) => one !== null)], sql` and `)}`
}

/** What an alarm needs to know of a client and a night, and what it makes of that. */
function lookOf(
  alarm: Alarm,
  at: number,
  { of, per, times }: Watched,
): { readonly columns: readonly RawBuilder<unknown>[]; readonly row: RawBuilder<unknown> } {
  const { id, condition, threshold, days } = alarm
  const named = (what: string): RawBuilder<unknown> => sql.ref(`${what}_${at}`)
  const [on, now, before] = [named('on'), named('now'), named('before')]
  const row = (value: RawBuilder<unknown>, rung: RawBuilder<SqlBool>): RawBuilder<unknown> =>
    sql`(${id}::integer, ${rung} and ${watches(alarm)}, ${value}, ${before})`
  /** A sum over some days, or a rate of two sums. */
  const over = (days: RawBuilder<unknown>): RawBuilder<unknown> =>
    per
      ? sql`${sql.lit(times)} * sum(${of}) filter (where ${days}) / nullif(sum(${per}) filter (where ${days}), 0)`
      : sql`sum(${of}) filter (where ${days})`
  const ofDay = per ? sql`${sql.lit(times)} * ${of} / nullif(${per}, 0)` : of
  const onNight = sql`max(${ofDay}) filter (where d.day = n.night) as ${on}`
  if (condition === 'Is Unusual') {
    const sameWeekday = sql`filter (where d.day < n.night and d.day >= n.night - ${sql.lit(7 * weekdays)} and (n.night - d.day) % 7 = 0)`
    const [deviation, known] = [named('deviation'), named('known')]
    return {
      columns: [
        onNight,
        sql`avg(${ofDay}) ${sameWeekday} as ${before}`,
        sql`stddev_samp(${ofDay}) ${sameWeekday} as ${deviation}`,
        sql`count(${ofDay}) ${sameWeekday} as ${known}`,
      ],
      row: row(
        on,
        sql`${on} is not null and ${known} >= ${sql.lit(fewestWeekdays)} and ${deviation} > 0 and abs(${on} - ${before}) > 3 * ${deviation}`,
      ),
    }
  }
  const own = sql`d.day > n.night - ${sql.lit(days)}`
  if (condition === 'Stops') {
    const still = named('still')
    return {
      columns: [
        sql`count(${of}) filter (where ${own}) as ${still}`,
        sql`${over(sql`not (${own}) and d.day > n.night - ${sql.lit(days + knownBefore)}`)} as ${before}`,
      ],
      row: row(sql`0::float8`, sql`${still} = 0 and ${before} > 0`),
    }
  }
  const limit = sql`${threshold}::float8`
  const rung: Readonly<Record<string, RawBuilder<SqlBool>>> = {
    'Falls by': sql`${before} > 0 and ${now} <= ${before} * (1 - ${limit} / 100)`,
    'Rises by': sql`${before} > 0 and ${now} >= ${before} * (1 + ${limit} / 100)`,
    'Is Below': sql`${now} < ${limit}`,
    'Is Above': sql`${now} > ${limit}`,
  }
  return {
    columns: [
      sql`max(${of}) filter (where d.day = n.night) as ${on}`,
      sql`${over(own)} as ${now}`,
      sql`${over(sql`not (${own}) and d.day > n.night - ${sql.lit(2 * days)}`)} as ${before}`,
    ],
    row: row(now, sql`${on} is not null and (${rung[condition] ?? sql`false`})`),
  }
}
