import { sql } from 'kysely'
import { seoPerformanceReport } from '@portal/core/results/performance/seo-performance.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

export const seoPerformanceAnswer = answer(seoPerformanceReport, async (asked) => {
  const stores = storesOf(asked, asked.filters)
  const { start, end } = stores.current
  return {
    query: sql`
      select c.id as "clientId", ${client('c')} as client, g.name as "group", o.sessions, o."sessionsBefore",
        a.sessions as "allSessions", o.users, o."vdpViews", o.conversions as "keyEvents", d.delivered
      from ${figuresOfStores(stores, ['analytics'], sql`segment`)} o
        join client c on c.tenant_id = ${stores.tenantId} and c.id = o.client_id
        left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
        join ${figuresOfStores(stores, ['analytics'])} a on a.client_id = c.id
        cross join lateral (
          select count(*)::integer as delivered from deliverable d
            join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id
          where d.tenant_id = c.tenant_id and d.client_id = c.id and d.deleted_at is null and s.closes
            and d.due_at between ${start}::date and ${end}::date) d
      where o.source = 'organic' and (o.sessions > 0 or o."sessionsBefore" > 0)`,
    chart: await pointsOfMonths(asked, stores, 'metric_day', ['analytics'], {
      sessions: sql`sum(sessions) filter (where segment = 'organic')`,
    }),
  }
})
