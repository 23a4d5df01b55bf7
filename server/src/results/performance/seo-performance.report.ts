import { sql, type RawBuilder } from 'kysely'
import {
  seoPerformanceAchievementsReport,
  seoPerformancePagesReport,
  seoPerformanceQueriesReport,
  seoPerformanceReport,
} from '@portal/core/results/performance/seo-performance.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { sourceOfStores } from './sources-of-stores.ts'
import { figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

/** What the average position of totals is worked out from. */
const sums = {
  positionWeight: sql`sum("positionWeight")`,
  positionWeightBefore: sql`sum("positionWeightBefore")`,
}

const searched = ['clicks', 'impressions', 'positionWeight'].flatMap((name) => [name, `${name}Before`])

/** The figures of Search Console, summed over the rows of a group. */
const summed = (): RawBuilder<unknown> =>
  sql.join(searched.map((name) => sql`sum(q.${sql.ref(name)}) as ${sql.ref(name)}`))

export const seoPerformanceAnswer = answer(seoPerformanceReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  const { start, end } = stores.current
  return {
    query: sql`
      select c.id as "clientId", ${client('c')} as client, g.name as "group", coalesce(o.sessions, 0) as sessions,
        o."sessionsBefore", coalesce(a.sessions, 0) as "allSessions",
        ${sql.join(searched.map((name) => sql`q.${sql.ref(name)}`))},
        coalesce(o.users, 0) as users, coalesce(o."vdpViews", 0) as "vdpViews", coalesce(o.conversions, 0) as "keyEvents", d.delivered
      from client c
        left join ${figuresOfStores(stores, ['analytics'], sql`segment`)} o on o.client_id = c.id and o.source = 'organic'
        left join ${figuresOfStores(stores, ['analytics'])} a on a.client_id = c.id
        left join ${sourceOfStores(stores, 'searchConsole')} q on q.client_id = c.id
        left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
        cross join lateral (
          select count(*)::integer as delivered from deliverable d
            join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id
          where d.tenant_id = c.tenant_id and d.client_id = c.id and d.deleted_at is null and s.closes
            and d.due_at between ${start}::date and ${end}::date) d
      where c.tenant_id = ${stores.tenantId} and (o.sessions > 0 or o."sessionsBefore" > 0 or q.client_id is not null)`,
    sums,
    offers: await ownGroupsOf(asked),
    chart: await pointsOfMonths(asked, stores, 'metric_day', ['analytics'], {
      sessions: sql`sum(sessions) filter (where segment = 'organic')`,
    }),
  }
})

export const seoPerformanceQueriesAnswer = answer(seoPerformanceQueriesReport, async (asked) => ({
  query: sql`
    select q.query, count(*) filter (where q.impressions > 0)::integer as stores, ${summed()}
    from ${sourceOfStores(storesOf(asked, whoseStores(asked.filters)), 'searchConsole', ['query'], 'all')} q group by 1`,
  sums,
}))

export const seoPerformancePagesAnswer = answer(seoPerformancePagesReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  return {
    query: sql`
      select c.id as "clientId", ${client('c')} as client, q.*
      from ${sourceOfStores(stores, 'searchConsole', ['page'])} q
        join client c on c.tenant_id = ${stores.tenantId} and c.id = q.client_id`,
    sums,
  }
})

export const seoPerformanceAchievementsAnswer = answer(
  seoPerformanceAchievementsReport,
  async ({ filters, period, tenantId, ofClients }) => {
    const { groupId, clientId } = whoseStores(filters)
    return {
      query: sql`
      select a.id, c.id as client_id, ${client('c')} as client, a.name, a.kind, nullif(a.figure, '') as figure, a.reached_at as "reachedAt"
      from achievement a join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
      where a.tenant_id = ${tenantId} and a.deleted_at is null and a.state = 'Approved' and ${ofClients('c')}
        and a.reached_at between ${period?.start ?? null}::date and ${period?.end ?? null}::date
        and ${within({ 'c.id': clientId, 'c.group_id': groupId })}`,
      sums: { stores: sql`count(distinct client_id)` },
    }
  },
)
