import { sql, type RawBuilder } from 'kysely'
import { croDashboardReport, croSourcesReport } from '@portal/core/results/performance/cro-dashboard.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { countedOf, pointsOfShowroom, reached, storesOf, type Stores } from './stores.ts'

/** Leads and how far their appointments came, by store and what it is kept apart by: a row for each of both. */
const stagesOf = (stores: Stores, by: RawBuilder<unknown> = sql`''::text`): RawBuilder<unknown> => sql`(
  select client_id, key, sum(leads) as leads, sum("leadsBefore") as "leadsBefore", sum("set") as "set",
    sum(shown) as shown, sum(sold) as sold
  from (
    select client_id, key, now as leads, before as "leadsBefore", 0 as "set", 0 as shown, 0 as sold
    from ${countedOf('lead', stores, sql`true`, by)} l
    union all select client_id, key, 0, null, now, 0, 0 from ${countedOf('appointment', stores, reached.set, by)} a
    union all select client_id, key, 0, null, 0, now, 0 from ${countedOf('appointment', stores, reached.shown, by)} b
    union all select client_id, key, 0, null, 0, 0, now from ${countedOf('appointment', stores, reached.sold, by)} d
  ) stages group by 1, 2)`

export const croDashboardAnswer = answer(croDashboardReport, async (asked) => {
  const { groupId, clientId } = whoseStores(asked.filters)
  // What a store is measured by does not hang on which of them are looked at.
  const stores = storesOf(asked, {})
  return {
    query: sql`
      select * from (
      select *, case when group_id is null then round(100 * sum(sold) over () / nullif(sum(leads) over (), 0), 2)
        else round(100 * sum(sold) over same / nullif(sum(leads) over same, 0), 2) end as benchmark from (
        select c.id as "clientId", c.group_id, ${client('c')} as client, g.name as "group", l.leads, l."leadsBefore",
          l."set", l.shown, l.sold
        from ${stagesOf(stores)} l join client c on c.tenant_id = ${stores.tenantId} and c.id = l.client_id
          left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
      ) counted window same as (partition by group_id)
      ) measured where ${within({ group_id: groupId, clientId })}`,
    offers: await ownGroupsOf(asked),
    chart: await pointsOfShowroom(asked, storesOf(asked, whoseStores(asked.filters))),
  }
})

export const croSourcesAnswer = answer(croSourcesReport, async (asked) => {
  const { groupId, clientId } = whoseStores(asked.filters)
  const stores = storesOf(asked, {})
  const isAsked = within({ 'c.group_id': groupId, 'c.id': clientId })
  const groupOfStore = sql`(select s.group_id from client s where s.tenant_id = ${stores.tenantId} and s.id = ${clientId ?? null})`
  return {
    query: sql`
      select lower(l.key) as id, min(l.key collate "C") as source, sum(l.leads) filter (where ${isAsked}) as leads,
        sum(l."leadsBefore") filter (where ${isAsked}) as "leadsBefore", sum(l."set") filter (where ${isAsked}) as "set",
        sum(l.shown) filter (where ${isAsked}) as shown, sum(l.sold) filter (where ${isAsked}) as sold,
        round(100 * sum(l.sold) / nullif(sum(l.leads), 0), 2) as benchmark
      from ${stagesOf(stores, sql`btrim(source)`)} l join client c on c.tenant_id = ${stores.tenantId} and c.id = l.client_id
      where ${clientId === undefined ? within({ 'c.group_id': groupId }) : sql`(${groupOfStore} is null or c.group_id = ${groupOfStore})`}
      group by 1
      having bool_or(${isAsked} and l.leads + coalesce(l."leadsBefore", 0) + l."set" > 0)`,
  }
})
