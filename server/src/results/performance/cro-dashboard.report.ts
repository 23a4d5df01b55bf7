import { sql } from 'kysely'
import { croDashboardReport } from '@portal/core/results/performance/cro-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { countedOf, pointsOfShowroom, storesOf } from './stores.ts'

export const croDashboardAnswer = answer(croDashboardReport, async (asked) => {
  const stores = storesOf(asked, asked.filters)
  const state = (name: string) => countedOf('appointment', stores, sql`state = ${name}`)
  return {
    query: sql`
      select *, round(100 * sum(sold) over same / nullif(sum(leads) over same, 0), 2) as benchmark from (
        select c.id as "clientId", c.group_id, ${client('c')} as client, g.name as "group", coalesce(l.now, 0) as leads,
          coalesce(l.before, 0) as "leadsBefore", coalesce(a.now, 0) as "set", coalesce(b.now, 0) as shown, coalesce(d.now, 0) as sold
        from client c
          left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
          left join ${countedOf('lead', stores)} l on l.client_id = c.id
          left join ${state('Set')} a on a.client_id = c.id
          left join ${state('Shown')} b on b.client_id = c.id
          left join ${state('Sold')} d on d.client_id = c.id
        where c.tenant_id = ${stores.tenantId} and coalesce(l.client_id, a.client_id, b.client_id, d.client_id) is not null
      ) counted window same as (partition by group_id)`,
    chart: await pointsOfShowroom(asked, stores),
  }
})
