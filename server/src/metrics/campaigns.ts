import { sql } from 'kysely'
import { figuresOf, type Sums } from '@portal/core/metrics/figures'
import { previousPeriod, rangeProblem } from '@portal/core/metrics/periods'
import { operation } from '../http/operation.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { sumsSql } from './columns.ts'

interface CampaignSums extends Sums {
  readonly campaignId: number
  readonly externalId: string
  readonly name: string
  readonly platform: string
  readonly segment: string
  readonly isCurrent: boolean
}

/** What the figures of a client's channel are made of: its campaigns, the dearest first. */
export const campaignsOfClient = operation('metrics.campaigns', async ({ db, tenantId, query }) => {
  const current = { start: query.startDate, end: query.endDate }
  const problem = rangeProblem(current)
  if (problem !== null) throw invalid({ endDate: problem })
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', query.clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const previous = previousPeriod(current)
  const { rows } = await sql<CampaignSums>`
    select f.campaign_id as "campaignId", c.external_id as "externalId", c.name, c.platform, c.segment, f.* from (
      select campaign_id, day >= ${current.start} as "isCurrent", ${sql.raw(sumsSql)} from metric_fact
      where tenant_id = ${tenantId} and client_id = ${query.clientId} and channel = ${query.channel}
        and day between ${previous.start} and ${current.end}
      group by 1, 2) f
    join metric_campaign c on c.tenant_id = ${tenantId} and c.id = f.campaign_id`.execute(db)
  const figures = (sums: CampaignSums | undefined) => (sums ? figuresOf(sums) : null)
  return [...Map.groupBy(rows, ({ campaignId }) => campaignId).values()]
    .flatMap((periods) => {
      const [any] = periods
      if (!any) return []
      const { campaignId, externalId, name, platform, segment } = any
      return [
        {
          campaignId,
          externalId,
          name,
          platform,
          segment,
          current: figures(periods.find(({ isCurrent }) => isCurrent)),
          previous: figures(periods.find(({ isCurrent }) => !isCurrent)),
        },
      ]
    })
    .toSorted((a, b) => (b.current?.spend ?? 0) - (a.current?.spend ?? 0) || a.name.localeCompare(b.name))
})
