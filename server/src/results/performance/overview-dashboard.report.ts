import { sql, type RawBuilder } from 'kysely'
import { formatCount } from '@portal/core/foundation/format'
import {
  overviewDashboardReport,
  paidChannels,
} from '@portal/core/results/performance/overview-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import type { Db } from '../../foundation/database/database.ts'
import { countedOf, figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

export const overviewDashboardAnswer = answer(overviewDashboardReport, async (asked) => {
  const { filters, db } = asked
  const stores = storesOf(asked, filters)
  const paid = filters.channel ? [filters.channel] : paidChannels
  const query = sql`
    select c.id as "clientId", ${client('c')} as client, g.name as "group", p.money as ${sql.ref(stores.money)},
      p.impressions, p.clicks, a.sessions, coalesce(l.now, 0) as leads, coalesce(l.before, 0) as "leadsBefore",
      coalesce(s.now, 0) as sold
    from client c
      left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
      left join ${figuresOfStores(stores, paid)} p on p.client_id = c.id
      left join ${figuresOfStores(stores, ['analytics'])} a on a.client_id = c.id
      left join ${countedOf('lead', stores)} l on l.client_id = c.id
      left join ${countedOf('sale', stores)} s on s.client_id = c.id
    where c.tenant_id = ${stores.tenantId}
      and ${filters.channel ? sql`p.client_id is not null` : sql`coalesce(p.client_id, a.client_id, l.client_id, s.client_id) is not null`}`
  const [moved, chart] = await Promise.all([
    asked.cut.offset === 0 ? mostMoved(db, query) : [],
    pointsOfMonths(
      asked,
      stores,
      'metric_month',
      Object.fromEntries(
        paidChannels.map((channel) => [
          channel,
          sql`round(sum(spend_micros::numeric) filter (where channel = ${channel}) / 1e6, 2)`,
        ]),
      ),
    ),
  ])
  return { query, chart, notes: moved }
})

/** Stores whose leads moved most, in a sentence each. */
async function mostMoved(db: Db, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; leads: number; before: number }>`
    select client ->> 'name' as name, leads::integer as leads, "leadsBefore"::integer as before from (${query}) stores
    where "leadsBefore" > 0 and leads <> "leadsBefore"
    order by abs(leads - "leadsBefore") desc, name limit 3`.execute(db)
  return rows.map(
    ({ name, leads, before }) =>
      `${name} has ${formatCount(Math.abs(leads - before))} ${leads > before ? 'more' : 'fewer'} ${Math.abs(leads - before) === 1 ? 'lead' : 'leads'} (${formatCount(before)} before).`,
  )
}
