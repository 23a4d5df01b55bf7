import { sql, type SqlBool } from 'kysely'
import { channels } from '@portal/core/money/services/channels'
import {
  advertisingChannels,
  clientInsightsReport,
  insightCampaignsReport,
  insightPlacementsReport,
  insightVisitsReport,
} from '@portal/core/results/metrics/client-insights.report'
import { answer } from '../../platform/reports/answer.ts'
import {
  clickSums,
  comparedSums,
  dailyBy,
  daysIn,
  factsOf,
  throughOf,
} from '../client-reports/figures-of-client.ts'

const conversions = sql`f.conversion_micros / 1e6`

/** What Analytics counts are visits; what they led to is no conversion of the advertising. */
const ofAdvertising = sql`case when f.channel <> 'analytics' then ${conversions} else 0 end`
/** Only Analytics counts visits: where it saw none of the store, nothing is known of them. */
const sessions = sql`case when f.channel = 'analytics' then f.sessions end`

export const clientInsightsAnswer = answer(clientInsightsReport, async (asked) => {
  return {
    query: sql`
      select f.channel, ${comparedSums({ ...clickSums(asked), conversions: ofAdvertising, sessions }, asked, 'row', ['sessions'])}
      from ${daysIn(asked, channels)} group by f.channel`,
    chart: await dailyBy(asked, advertisingChannels, 'conversions'),
    asOf: await throughOf(asked, 'metric_day', sql<SqlBool>`facts > 0`),
  }
})

export const insightCampaignsAnswer = answer(insightCampaignsReport, async (asked) => {
  return {
    query: sql`
      select c.id, c.name as campaign, f.channel, ${comparedSums({ ...clickSums(asked), conversions }, asked)}
      from ${factsOf(asked, advertisingChannels)}
        join metric_campaign c on c.tenant_id = ${asked.tenantId} and c.id = f.campaign_id
      group by c.id, c.name, f.channel`,
  }
})

export const insightVisitsAnswer = answer(insightVisitsReport, async (asked) => ({
  query: sql`
    select c.id, c.name as source,
      ${comparedSums({ sessions: sql`f.sessions`, vdpViews: sql`f.vdp_views`, conversions }, asked)}
    from ${factsOf(asked, ['analytics'])}
      join metric_campaign c on c.tenant_id = ${asked.tenantId} and c.id = f.campaign_id
    group by c.id, c.name`,
}))

export const insightPlacementsAnswer = answer(insightPlacementsReport, async (asked) => {
  return {
    query: sql`
      select f.placement, ${comparedSums(clickSums(asked), asked)} from ${factsOf(asked, advertisingChannels)}
      where f.placement <> '' group by 1 order by sum(f.impressions) desc, 1 limit 50`,
  }
})
