import { sql } from 'kysely'
import { croDashboardReport } from '@portal/core/results/performance/cro-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { countedOf, pointsOfShowroom, storesOf } from './stores.ts'

export const croDashboardAnswer = answer(croDashboardReport, async (asked) => {
  const { groupId, clientId } = asked.filters
  // What a store is measured by does not hang on which of them are looked at.
  const stores = storesOf(asked, {})
  const state = (name: string) => countedOf('appointment', stores, sql`state = ${name}`)
  return {
    query: sql`
      select * from (
      select *, case when group_id is null then round(100 * sum(sold) over () / nullif(sum(leads) over (), 0), 2)
        else round(100 * sum(sold) over same / nullif(sum(leads) over same, 0), 2) end as benchmark from (
        select c.id as "clientId", c.group_id, ${client('c')} as client, g.name as "group", coalesce(l.now, 0) as leads,
          coalesce(l.before, 0) as "leadsBefore", coalesce(a.now, 0) as "set", coalesce(b.now, 0) as shown, coalesce(d.now, 0) as sold
        from client c
          left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
          left join ${countedOf('lead', stores)} l on l.client_id = c.id
          left join ${state('Set')} a on a.client_id = c.id
          left join ${state('Shown')} b on b.client_id = c.id
          left join ${state('Sold')} d on d.client_id = c.id
        where c.tenant_id = ${stores.tenantId} and coalesce(l.client_id, a.client_id, b.client_id, d.client_id) is not null
      ) counted window same as (partition by group_id)
      ) measured where ${within({ group_id: groupId, clientId })}`,
    chart: await pointsOfShowroom(asked, storesOf(asked, asked.filters)),
  }
})
