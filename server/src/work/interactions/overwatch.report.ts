import { sql, type RawBuilder } from 'kysely'
import { addDays, daysBetween } from '@portal/core/foundation/format'
import { clientIn, type ReportRow, type ReportTotals } from '@portal/core/platform/reports/report-column'
import { alarmLevels, type AlarmLevel } from '@portal/core/work/interactions/overwatch/alarm-levels'
import { overwatchReport } from '@portal/core/work/interactions/overwatch/overwatch.report'
import { soundingOn, type LastDays } from '@portal/core/work/interactions/overwatch/sounding'
import type { Db } from '../../foundation/database/database.ts'
import { answer, type Asked } from '../../platform/reports/answer.ts'
import { managedBy, managersOf, within } from '../../platform/reports/conditions.ts'
import { allInteractions } from './query.ts'
import { minutes } from './reports.ts'

interface Spoken {
  readonly client_id: number
  readonly interaction_type_id: number
  readonly interactions: number
  readonly previous: number
  readonly minutes: number
  readonly last: string
}

interface ClientRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly group_name: string | null
  readonly managers: readonly string[]
  readonly since: string | null
}

type Watching = Asked<typeof overwatchReport>

interface Period {
  readonly start: string
  readonly end: string
}

/** How clients are spoken with, and with whom nobody spoke for too long. */
export const overwatchAnswer = answer(overwatchReport, async (asked) => {
  const { db, tenantId, filters } = asked
  const end = asked.period?.end ?? asked.today
  const period = { start: asked.period?.start ?? end, end }
  const alarms = await activeAlarms(db, tenantId)
  const spoken = Map.groupBy(await spokenWith(db, tenantId, period), ({ client_id }) => client_id)
  const types = new Map((await typeNames(db, tenantId)).map(({ id, name }) => [id, name]))
  const soundingOf = soundingOn(alarms, end)
  const daysTo = daysUpTo(end)
  const watched = (await watchedClients(asked, end)).map((client) => {
    const { days, last, lastType, ...sums } = togetherOf(spoken.get(client.id) ?? [])
    const sounding = soundingOf({ last: days, since: client.since })
    const from = last ?? client.since
    const row: ReportRow = {
      client: { id: client.id, name: client.name, slug: client.slug },
      managers: client.managers,
      level: alarmLevels.findLast((level) => sounding.some((alarm) => alarm.level === level)) ?? null,
      alarms: sounding.toSorted(louder).map(({ name }) => name),
      daysSince: from === null ? null : daysTo(from),
      lastPublishedAt: last,
      lastType: types.get(lastType ?? 0) ?? null,
      ...sums,
      group: client.group_name,
    }
    return { row, sounding: sounding.map(({ id }) => String(id)) }
  })
  const shown = watched.filter(
    ({ sounding }) =>
      filters.alarm === undefined ||
      (filters.alarm === 'any' ? sounding.length > 0 : sounding.includes(filters.alarm)),
  )
  const days = new Map(
    (
      await byDay(
        db,
        tenantId,
        period,
        shown.flatMap(({ row }) => clientIn(row)?.id ?? []),
      )
    ).map(({ day, interactions }) => [day, interactions]),
  )
  return {
    all: shown.map(({ row }) => row),
    sumsOf,
    offers: {
      alarm: [
        { value: 'any', label: 'Any alarm' },
        ...alarms.map(({ id, name }) => ({
          value: String(id),
          label: `${name} (${watched.filter(({ sounding }) => sounding.includes(String(id))).length})`,
        })),
      ],
    },
    chart:
      days.size === 0
        ? []
        : Array.from({ length: daysBetween(period.start, end) + 1 }, (_, at) => {
            const point = addDays(period.start, at)
            return { point, values: { interactions: days.get(point) ?? 0 } }
          }),
  }
})

/** How long ago a day was; most of the clients share theirs with others. */
function daysUpTo(end: string): (day: string) => number {
  const known = new Map<string, number>()
  return (day) => {
    const days = known.get(day) ?? daysBetween(day, end)
    known.set(day, days)
    return days
  }
}

interface Together {
  readonly days: LastDays
  readonly last: string | null
  readonly lastType: number | null
  readonly interactions: number
  readonly previous: number
  readonly minutes: number
}

/** What was said to one client by type, as a whole. */
function togetherOf(spoken: readonly Spoken[]): Together {
  const days = new Map<number, string>()
  const sums = { interactions: 0, previous: 0, minutes: 0 }
  let latest: Spoken | null = null
  for (const one of spoken) {
    days.set(one.interaction_type_id, one.last)
    sums.interactions += one.interactions
    sums.previous += one.previous
    sums.minutes += one.minutes
    if (latest === null || one.last > latest.last) latest = one
  }
  return { days, last: latest?.last ?? null, lastType: latest?.interaction_type_id ?? null, ...sums }
}

const louder = (one: { readonly level: AlarmLevel }, other: { readonly level: AlarmLevel }): number =>
  alarmLevels.indexOf(other.level) - alarmLevels.indexOf(one.level)

/** With how many of the clients somebody spoke, and for how many an alarm sounds, by the level of the loudest. */
function sumsOf(rows: readonly ReportRow[]): ReportTotals {
  const spoken = rows.filter(({ interactions }) => interactions !== 0).length
  return {
    spoken,
    silent: rows.length - spoken,
    spokenWith: rows.length === 0 ? null : (spoken / rows.length) * 100,
    sounding: rows.filter(({ level }) => level !== null).length,
    ...Object.fromEntries(
      alarmLevels.map((level) => [level, rows.filter((row) => row['level'] === level).length]),
    ),
  }
}

const activeAlarms = (db: Db, tenantId: number) =>
  db
    .selectFrom('overwatch_alarm')
    .select([
      'id',
      'name',
      'days',
      sql<AlarmLevel>`level`.as('level'),
      'interaction_type_id as interactionTypeId',
    ])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('name')
    .execute()

const typeNames = (db: Db, tenantId: number) =>
  db.selectFrom('interaction_type').select(['id', 'name']).where('tenant_id', '=', tenantId).execute()

/**
 * Interactions by client and type up to the period's end. What was logged with
 * another store and names this one as related counts as a word with it, not as
 * an interaction of its own.
 */
async function spokenWith(db: Db, tenantId: number, { start, end }: Period): Promise<readonly Spoken[]> {
  const before = addDays(start, -1 - daysBetween(start, end))
  const { rows } = await sql<Spoken>`
    with own as (${allInteractions(db, tenantId)
      .where('interaction.published_at', '<=', end)
      .select([
        'interaction.id',
        'interaction.client_id',
        'interaction.interaction_type_id',
        'interaction.published_at',
        sql<number>`case when interaction.published_at >= ${start}::date then ${minutes} else 0 end`.as(
          'minutes',
        ),
      ])}), said as (
      select client_id, interaction_type_id, published_at, minutes, true as is_own from own
      union all
      select s.client_id, own.interaction_type_id, own.published_at, 0, false
      from own join interaction_store s on s.tenant_id = ${tenantId} and s.interaction_id = own.id
    )
    select client_id, interaction_type_id,
      count(*) filter (where is_own and published_at >= ${start}::date)::integer as interactions,
      count(*) filter (where is_own and published_at >= ${before}::date and published_at < ${start}::date)::integer as previous,
      sum(minutes)::integer as minutes,
      max(published_at)::text as last
    from said group by client_id, interaction_type_id`.execute(db)
  return rows
}

/** Whoever is a client on that day. */
const isClientOn = (client: RawBuilder<unknown>, day: string): RawBuilder<boolean> =>
  sql<boolean>`(${client}.activated_at <= ${day}::date and (${client}.canceled_at is null or ${client}.canceled_at > ${day}::date))`

async function watchedClients(
  { db, filters, ofClients }: Watching,
  day: string,
): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select c.id, c.name, c.slug, g.name as group_name, c.activated_at::text as since, ${managersOf('c')} as managers
    from client c
    left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
    where ${ofClients('c')} and ${isClientOn(sql`c`, day)} and ${managedBy('c', filters.managerId)}
      and ${within({ 'c.group_id': filters.groupId })}
    order by c.name_folded, c.id`.execute(db)
  return rows
}

const byDay = (db: Db, tenantId: number, { start, end }: Period, clients: readonly number[]) =>
  allInteractions(db, tenantId)
    .where('interaction.published_at', '>=', start)
    .where('interaction.published_at', '<=', end)
    .where(sql<boolean>`interaction.client_id = any (${[...clients]}::integer[])`)
    .select([
      sql<string>`interaction.published_at::text`.as('day'),
      sql<number>`count(*)::integer`.as('interactions'),
    ])
    .groupBy('interaction.published_at')
    .orderBy('interaction.published_at')
    .execute()
