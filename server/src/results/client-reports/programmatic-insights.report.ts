import { sql, type SqlBool } from 'kysely'
import {
  programmaticChannels,
  programmaticInsightsReport,
  programmaticPlacementsReport,
} from '@portal/core/results/client-reports/programmatic-insights.report'
import { answer } from '../../platform/reports/answer.ts'
import { comparedSums, dailyBy, factsOf, metricSums, throughOf } from './figures-of-client.ts'

export const programmaticInsightsAnswer = answer(programmaticInsightsReport, async (asked) => ({
  query: sql`
    select c.id, c.name as campaign, f.channel, ${comparedSums(metricSums(asked), asked)}
    from ${factsOf(asked, programmaticChannels)}
      join metric_campaign c on c.tenant_id = ${asked.tenantId} and c.id = f.campaign_id
    group by c.id, c.name, f.channel`,
  chart: await dailyBy(asked, programmaticChannels, 'impressions'),
  asOf: await throughOf(
    asked,
    'metric_day',
    sql<SqlBool>`channel = any (${[...programmaticChannels]}::text[]) and facts > 0`,
  ),
}))

/** What was shown where no platform says: with it, placements come to what the campaigns do. */
const notNamed = 'Not named by the platform'

export const programmaticPlacementsAnswer = answer(programmaticPlacementsReport, async (asked) => ({
  query: sql`
    select coalesce(nullif(f.placement, ''), ${notNamed}) as placement, f.channel, ${comparedSums(metricSums(asked), asked)}
    from ${factsOf(asked, programmaticChannels)}
    where (select bool_or(f.placement <> '') from ${factsOf(asked, programmaticChannels)})
    group by 1, 2`,
}))
