import { sql, type RawBuilder } from 'kysely'
import { formatCount } from '@portal/core/foundation/format'
import {
  overviewDashboardReport,
  paidChannels,
} from '@portal/core/results/performance/overview-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import type { Db } from '../../foundation/database/database.ts'
import { countedOf, figuresOfStores, pointsOfMonths, storesOf, type Stores } from './stores.ts'

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
    asked.cut.offset === 0 ? mostMoved(db, stores, filters.channel && figuresOfStores(stores, paid)) : [],
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
  return { query, chart, notes: moved }
})

/**
 * Stores whose leads moved most, in a sentence each.
 * @param shown the figures of those that the table has, where it has not all of them
 */
async function mostMoved(
  db: Db,
  stores: Stores,
  shown: RawBuilder<unknown> | undefined,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; leads: number; before: number }>`
    select c.name, l.now::integer as leads, l.before::integer as before
    from ${countedOf('lead', stores)} l join client c on c.tenant_id = ${stores.tenantId} and c.id = l.client_id
    where l.before > 0 and l.now <> l.before and ${shown ? sql`c.id in (select client_id from ${shown} p)` : sql`true`}
    order by abs(l.now - l.before) desc, c.name limit 3`.execute(db)
  return rows.map(
    ({ name, leads, before }) =>
      `${name} has ${formatCount(Math.abs(leads - before))} ${leads > before ? 'more' : 'fewer'} ${Math.abs(leads - before) === 1 ? 'lead' : 'leads'} (${formatCount(before)} before).`,
  )
}
