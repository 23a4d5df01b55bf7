import { sql, type RawBuilder } from 'kysely'
import { beforeField } from '@portal/core/platform/reports/compared-columns'
import { moneyColumns } from '@portal/core/results/client-reports/columns'
import { mostMoved, type StoreMoved } from '@portal/core/results/performance/moved'
import {
  overviewChannelsReport,
  overviewDashboardReport,
  paidChannels,
} from '@portal/core/results/performance/overview-dashboard.report'
import { answer, client, type Answered } from '../../platform/reports/answer.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { countedOf, figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

export const overviewDashboardAnswer = answer(overviewDashboardReport, async (asked) => {
  const { filters } = asked
  const stores = storesOf(asked, whoseStores(filters))
  const { tenantId, money } = stores
  const paid = filters.channel ? [filters.channel] : paidChannels
  const query = sql`
    select c.id as "clientId", ${client('c')} as client, g.name as "group", p.money as ${sql.ref(money)},
      p."moneyBefore" as ${sql.ref(`${money}Before`)}, p.impressions, p.clicks, a.sessions, a."sessionsBefore",
      coalesce(l.leads, 0) as leads, l."leadsBefore", coalesce(l.forms, 0) as forms,
      coalesce(l.calls, 0) as calls, coalesce(l.chats, 0) as chats, coalesce(s.now, 0) as sold,
      s.before as "soldBefore"
    from client c
      left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
      left join ${figuresOfStores(stores, paid)} p on p.client_id = c.id
      left join ${figuresOfStores(stores, ['analytics'])} a on a.client_id = c.id
      left join (
        select n.client_id, sum(n.now) as leads, sum(n.before) as "leadsBefore", sum(n.now) filter (where t.kind = 'Form') as forms,
          sum(n.now) filter (where t.kind = 'Call') as calls, sum(n.now) filter (where t.kind = 'Chat') as chats
        from ${countedOf('lead', stores, sql`true`, sql`lead_type_id`)} n
          join lead_type t on t.tenant_id = ${tenantId} and t.id = n.key
        group by 1
      ) l on l.client_id = c.id
      left join ${countedOf('sale', stores)} s on s.client_id = c.id
    where c.tenant_id = ${tenantId}
      and ${filters.channel ? sql`p.client_id is not null` : sql`coalesce(p.client_id, a.client_id, l.client_id, s.client_id) is not null`}`
  const chart = await pointsOfMonths(
    asked,
    stores,
    'metric_month',
    paidChannels,
    Object.fromEntries(
      paidChannels.map((channel) => [
        channel,
        sql`round(sum(spend_micros::numeric) filter (where channel = ${channel}) / 1e6, 2)`,
      ]),
    ),
  )
  return {
    query,
    chart,
    offers: await ownGroupsOf(asked),
    ...(asked.cut.offset === 0 ? { told: movedIn(money) } : {}),
  }
})

/** What moved most in the stores that the table has, in sentences. */
function movedIn(money: 'spend' | 'investment'): NonNullable<Extract<Answered, { query: unknown }>['told']> {
  const figure = (name: string, column = name): RawBuilder<unknown> => sql`
    ${sql.lit(name)}, coalesce(${sql.ref(column)}, 0), ${sql.lit(beforeField(name))}, coalesce(${sql.ref(beforeField(column))}, 0)`
  return {
    of: sql`json_agg(json_build_object('name', client ->> 'name',
      ${figure('money', money)}, ${figure('sessions')}, ${figure('leads')}, ${figure('sold')}))`,
    // Gathered above, an object for each store.
    notes: (stores) => mostMoved((stores ?? []) as readonly StoreMoved[], moneyColumns[money].label),
  }
}

export const overviewChannelsAnswer = answer(overviewChannelsReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  const { money } = stores
  return {
    query: sql`
      select source as channel, count(*) filter (where money <> 0 or impressions > 0)::integer as clients, sum(money) as ${sql.ref(money)},
        sum("moneyBefore") as ${sql.ref(`${money}Before`)}, sum(impressions) as impressions, sum(clicks) as clicks,
        sum(conversions) as conversions, sum("conversionsBefore") as "conversionsBefore"
      from ${figuresOfStores(stores, paidChannels, sql`channel`, 'source')} f group by 1`,
  }
})
