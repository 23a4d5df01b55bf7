import { sql } from 'kysely'
import { websitePerformanceReport } from '@portal/core/results/performance/website-performance.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
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
