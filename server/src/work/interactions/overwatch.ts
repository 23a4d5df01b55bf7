import { sql, type RawBuilder } from 'kysely'
import { addDays, daysBetween, today } from '@portal/core/foundation/format'
import type { AlarmLevel } from '@portal/core/work/interactions/overwatch/alarms'
import { lastOf, soundingFor, type LastDays } from '@portal/core/work/interactions/overwatch/sounding'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { allInteractions } from './query.ts'
import { minutes } from './reports.ts'

/** Days of the period where nobody chose, the last one included. */
const usualDays = 30

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
  readonly group_id: number | null
  readonly group_name: string | null
  readonly managers: { id: number; fullName: string }[]
  readonly since: string | null
}

interface Period {
  readonly start: string
  readonly end: string
}

/** How clients are spoken with, and with whom nobody spoke for too long (decision 0280). */
export const overwatchDashboard = operation(
  'interactionReporting.overwatchDashboard',
  async ({ db, tenantId, query }) => {
    const end = query.endDate ?? today()
    const period = { start: query.startDate ?? addDays(end, 1 - usualDays), end }
    if (period.start > end) throw invalid({ endDate: 'The last day cannot be before the first one.' })
    const alarms = await activeAlarms(db, tenantId)
    const spoken = Map.groupBy(await spokenWith(db, tenantId, period), ({ client_id }) => client_id)
    const types = new Map((await typeNames(db, tenantId)).map((type) => [type.id, type]))
    const clients = (await watchedClients(db, tenantId, end)).map((client) => {
      const of = spoken.get(client.id) ?? []
      const days: LastDays = new Map(of.map(({ interaction_type_id, last }) => [interaction_type_id, last]))
      const last = lastOf(days)
      const sum = (count: 'interactions' | 'previous' | 'minutes'): number =>
        of.reduce((all, one) => all + one[count], 0)
      return {
        client: { id: client.id, name: client.name, slug: client.slug },
        group:
          client.group_id === null || client.group_name === null
            ? null
            : { id: client.group_id, name: client.group_name },
        managers: client.managers,
        interactions: sum('interactions'),
        previous: sum('previous'),
        minutes: sum('minutes'),
        lastPublishedAt: last,
        lastType: types.get(of.find((one) => one.last === last)?.interaction_type_id ?? 0) ?? null,
        daysSince: last === null ? null : daysBetween(last, end),
        alarms: soundingFor(alarms, { last: days, since: client.since }, end).map(({ id }) => id),
      }
    })
    return {
      startDate: period.start,
      endDate: end,
      alarms: alarms.map(({ id, name, level, days, interactionTypeId }) => ({
        id,
        name,
        level,
        days,
        interactionType: types.get(interactionTypeId ?? 0) ?? null,
        clients: clients.filter((client) => client.alarms.includes(id)).length,
      })),
      days: await byDay(db, tenantId, period),
      clients,
    }
  },
)

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

async function watchedClients(db: Db, tenantId: number, day: string): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select c.id, c.name, c.slug, g.id as group_id, g.name as group_name, c.activated_at::text as since,
      (select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name)
          order by u.last_name, u.id), '[]')
        from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = c.tenant_id and m.client_id = c.id and u.user_type = 'Employee'
          and m.client_user_type_id = ${clientUserTypes.manager}) as managers
    from client c
    left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
    where c.tenant_id = ${tenantId} and ${isClientOn(sql`c`, day)}
    order by c.name_folded, c.id`.execute(db)
  return rows
}

const byDay = (db: Db, tenantId: number, { start, end }: Period) =>
  allInteractions(db, tenantId)
    .where('interaction.published_at', '>=', start)
    .where('interaction.published_at', '<=', end)
    .where(isClientOn(sql`client`, end))
    .select([
      sql<string>`interaction.published_at::text`.as('day'),
      sql<number>`count(*)::integer`.as('interactions'),
    ])
    .groupBy('interaction.published_at')
    .orderBy('interaction.published_at')
    .execute()
