import { sql } from 'kysely'
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
  asOf: await throughOf(asked, programmaticChannels),
}))

export const programmaticPlacementsAnswer = answer(programmaticPlacementsReport, async (asked) => ({
  query: sql`
    select f.placement, f.channel, ${comparedSums(metricSums(asked), { ...asked, before: null })}
    from ${factsOf(asked, programmaticChannels)} where f.placement <> '' and f.day >= ${asked.period?.start ?? null}::date
    group by 1, 2`,
}))
