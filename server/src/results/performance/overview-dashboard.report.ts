import { sql, type RawBuilder } from 'kysely'
import { moneyColumns } from '@portal/core/results/client-reports/columns'
import { mostMoved, type StoreMoved } from '@portal/core/results/performance/moved'
import {
  overviewChannelsReport,
  overviewDashboardReport,
  paidChannels,
} from '@portal/core/results/performance/overview-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import type { Db } from '../../foundation/database/database.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { countedOf, figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

export const overviewDashboardAnswer = answer(overviewDashboardReport, async (asked) => {
  const { filters, db } = asked
  const stores = storesOf(asked, whoseStores(filters))
  const { tenantId, money } = stores
  const paid = filters.channel ? [filters.channel] : paidChannels
  const query = sql`
    select c.id as "clientId", ${client('c')} as client, g.name as "group", p.money as ${sql.ref(money)},
      p."moneyBefore" as ${sql.ref(`${money}Before`)}, p.impressions, p.clicks, a.sessions, a."sessionsBefore",
      coalesce(l.leads, 0) as leads, coalesce(l."leadsBefore", 0) as "leadsBefore", coalesce(l.forms, 0) as forms,
      coalesce(l.calls, 0) as calls, coalesce(l.chats, 0) as chats, coalesce(s.now, 0) as sold,
      coalesce(s.before, 0) as "soldBefore"
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
  const [moved, chart] = await Promise.all([
    asked.cut.offset === 0 ? movedIn(db, query, money) : [],
    pointsOfMonths(
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
    ),
  ])
  return { query, chart, notes: moved, offers: await ownGroupsOf(asked) }
})

/** What moved most in the stores that the table has, in sentences. */
async function movedIn(db: Db, query: RawBuilder<unknown>, money: 'spend' | 'investment') {
  const figure = (name: string, column = name) => sql`
    coalesce(${sql.ref(column)}, 0)::float8 as ${sql.ref(name)}, coalesce(${sql.ref(`${column}Before`)}, 0)::float8 as ${sql.ref(`${name}Before`)}`
  const { rows } = await sql<StoreMoved>`
    select client ->> 'name' as name, ${figure('money', money)}, ${figure('sessions')}, ${figure('leads')}, ${figure('sold')}
    from (${query}) stores`.execute(db)
  return mostMoved(rows, moneyColumns[money].label)
}

export const overviewChannelsAnswer = answer(overviewChannelsReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  const { money } = stores
  return {
    query: sql`
      select source as channel, count(*) filter (where money <> 0 or impressions > 0)::integer as clients, sum(money) as ${sql.ref(money)},
        sum("moneyBefore") as ${sql.ref(`${money}Before`)}, sum(impressions) as impressions, sum(clicks) as clicks,
        sum(conversions) as conversions, sum("conversionsBefore") as "conversionsBefore"
      from ${figuresOfStores(stores, paidChannels, sql`channel`)} f group by 1`,
  }
})
