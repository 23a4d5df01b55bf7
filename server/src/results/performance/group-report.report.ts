import { sql } from 'kysely'
import { groupReportReport } from '@portal/core/results/performance/group-report.report'
import { paidChannels } from '@portal/core/results/performance/overview-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isActive } from '../metrics/asked-clients.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { countedOf, figuresOfStores, storesOf } from './stores.ts'

/** What a store is ranked by; the highest is the best, so that costs go below zero, and nothing is the last. */
const measures = {
  leads: sql`leads`,
  sold: sql`sold`,
  sessions: sql`sessions`,
  closeRate: sql`sold / nullif(leads, 0)::numeric`,
  costPerLead: sql`-money / nullif(leads, 0)`,
} as const

export const groupReportAnswer = answer(groupReportReport, async (asked) => {
  const { filters } = asked
  const asks = whoseStores(filters)
  const stores = storesOf(asked, asks)
  const measure = measures[filters.rankedBy ?? 'leads']
  return {
    offers: await ownGroupsOf(asked),
    query: sql`
      select * from (
        select ranked.*, money as ${sql.ref(stores.money)},
          -- Where all are alike nobody stands out.
          case when rank = 1 and from_last > 1 then 'best' when from_last = 1 and rank > 1 then 'worst' end as standing
        from (
          select counted.*, rank() over (partition by group_id order by ${measure} desc nulls last) as rank,
            rank() over (partition by group_id order by ${measure} nulls first) as from_last
          from (
            select c.id as "clientId", c.group_id, ${client('c')} as client, g.name as "group", coalesce(p.money, 0) as money,
              coalesce(p.clicks, 0) as clicks, coalesce(a.sessions, 0) as sessions, coalesce(l.now, 0) as leads,
              l.before as "leadsBefore", coalesce(s.now, 0) as sold
            from client c
              join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
              left join ${figuresOfStores(stores, paidChannels)} p on p.client_id = c.id
              left join ${figuresOfStores(stores, ['analytics'])} a on a.client_id = c.id
              left join ${countedOf('lead', stores)} l on l.client_id = c.id
              left join ${countedOf('sale', stores)} s on s.client_id = c.id
            where ${asked.ofClients('c')} and ${isActive} and ${within({ 'c.group_id': asks.groupId })}
          ) counted
        ) ranked
      ) standing where ${within({ standing: filters.standing })}`,
  }
})
