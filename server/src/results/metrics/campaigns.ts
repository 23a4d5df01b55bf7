import { figuresOf, inMoney, moneyOf } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { previousPeriod, rangeProblem } from '@portal/core/results/metrics/periods'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { readCampaigns, type CampaignRow } from './read-campaigns.ts'

/** What the figures of a client's channel are made of: its campaigns, the dearest first. */
export const campaignsOfClient = operation('metrics.campaigns', async ({ db, tenantId, query, actor }) => {
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
  const money = moneyShownTo(actor)
  const rows = await readCampaigns(db, {
    tenantId,
    clientIds: [client.id],
    channels: [query.channel],
    money,
    current,
    previous: previousPeriod(current),
  })
  const figures = (sums: CampaignRow | undefined) => (sums ? inMoney(figuresOf(sums), money) : null)
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
    .toSorted((a, b) => moneyOf(b.current ?? {}) - moneyOf(a.current ?? {}) || a.name.localeCompare(b.name))
})
