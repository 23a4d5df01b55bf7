import { sql, type RawBuilder } from 'kysely'
import { leadEvents, standardEvents } from '@portal/core/results/figures/standard-events'
import {
  websiteEventsReport,
  websitePerformanceReport,
  websiteVisitsReport,
} from '@portal/core/results/performance/website-performance.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { sourceOfStores } from './sources-of-stores.ts'
import { figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

const sessionsOf = (source: string) => sql`sum(sessions) filter (where segment = ${source})`

export const websitePerformanceAnswer = answer(websitePerformanceReport, async (asked) => {
  const { filters } = asked
  const stores = storesOf(asked, whoseStores(filters))
  return {
    query: sql`
      select c.id as "clientId", ${client('c')} as client, a.source, a.sessions, a."sessionsBefore", a.users, a."vdpViews",
        a.conversions as "keyEvents"
      from ${figuresOfStores(stores, ['analytics'], sql`segment`)} a
        join client c on c.tenant_id = ${stores.tenantId} and c.id = a.client_id
      where ${within({ 'a.source': filters.source })} and (a.sessions > 0 or a."sessionsBefore" > 0)`,
    offers: await ownGroupsOf(asked),
    chart: await pointsOfMonths(asked, stores, 'metric_day', ['analytics'], {
      organic: sessionsOf('organic'),
      'paid-search': sessionsOf('paid-search'),
      'paid-social': sessionsOf('paid-social'),
      other: sql`sum(sessions) filter (where segment not in ('organic', 'paid-search', 'paid-social'))`,
    }),
  }
})

export const websiteVisitsAnswer = answer(websiteVisitsReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  const told = (by: 'medium' | 'device' | 'page', name: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${sql.lit(by)} as told, ${name} as name, sum(v.sessions) as sessions, sum(v."sessionsBefore") as "sessionsBefore",
      sum(v.engaged) as engaged, sum(v.conversions) as "keyEvents"
    from ${sourceOfStores(stores, 'analyticsVisits', [by], 'all')} v
      join client c on c.tenant_id = ${stores.tenantId} and c.id = v.client_id
    where v.sessions > 0 or v."sessionsBefore" > 0 group by 2`
  return {
    query: sql`
      ${told('medium', sql`v.medium`)} union all ${told('device', sql`v.device`)}
      -- Every site has a page of that name: it is one of a store.
      union all ${told('page', sql`c.name || ' ' || v.page`)}`,
  }
})

export const websiteEventsAnswer = answer(websiteEventsReport, async (asked) => ({
  query: sql`
    select v.event, v.event = any (${[...leadEvents]}::text[]) as lead, count(*) filter (where v.events > 0)::integer as stores,
      sum(v.events) as events, sum(v."eventsBefore") as "eventsBefore"
    from ${sourceOfStores(storesOf(asked, whoseStores(asked.filters)), 'analyticsEvents', ['event'], 'all')} v
    where v.event = any (${[...standardEvents]}::text[]) group by 1`,
}))
