import { sql, type SqlBool } from 'kysely'
import {
  connectedTvInsightsReport,
  connectedTvPlacementsReport,
} from '@portal/core/results/metrics/connected-tv-insights.report'
import { answer, type ChartPoint } from '../../platform/reports/answer.ts'
import {
  clickSums,
  comparedSums,
  factsOf,
  throughOf,
  type OfClient,
} from '../client-reports/figures-of-client.ts'

const channel = ['ctv'] as const

const sumsOf = (asked: OfClient): Parameters<typeof comparedSums>[0] => ({
  ...clickSums(asked),
  views: sql`f.views`,
})

export const connectedTvInsightsAnswer = answer(connectedTvInsightsReport, async (asked) => ({
  query: sql`
    select c.id, c.name as campaign, ${comparedSums(sumsOf(asked), asked)}
    from ${factsOf(asked, channel)}
      join metric_campaign c on c.tenant_id = ${asked.tenantId} and c.id = f.campaign_id
    group by c.id, c.name`,
  chart: await byDay(asked),
  asOf: await throughOf(asked, 'metric_day', sql<SqlBool>`channel = 'ctv' and facts > 0`),
}))

export const connectedTvPlacementsAnswer = answer(connectedTvPlacementsReport, async (asked) => ({
  query: sql`
    select f.placement, ${comparedSums(sumsOf(asked), asked)} from ${factsOf(asked, channel)}
    where f.placement <> '' group by 1 order by sum(f.impressions) desc, 1 limit 50`,
}))

async function byDay({ db, tenantId, clientId, period }: OfClient): Promise<ChartPoint[]> {
  const { rows } = await sql<ChartPoint>`
    select day::text as point, json_build_object('impressions', sum(impressions), 'views', sum(views)) as values
    from metric_day
    where tenant_id = ${tenantId} and client_id = ${clientId} and channel = 'ctv'
      and day between ${period?.start ?? null}::date and ${period?.end ?? null}::date and facts > 0
    group by day order by day`.execute(db)
  return rows
}
