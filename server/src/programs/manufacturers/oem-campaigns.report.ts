import { sql } from 'kysely'
import { oemCampaignsReport } from '@portal/core/programs/manufacturers/oem-campaigns.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { programCampaigns } from './programs.ts'

export const oemCampaignsAnswer = answer(
  oemCampaignsReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select g.campaign_id as "campaignId", g.program_id as "programId", g.name, ${client('c')} as client, g.dealer_code as "dealerCode", f.name as fund,
        g.channel, g.platform, k.spend, k.impressions, k.clicks, k.conversions, k.last_day as "lastDay"
      from ${programCampaigns(tenantId, filters.program)} g
        join client c on c.tenant_id = ${tenantId} and c.id = g.client_id
        left join program_fund f on f.tenant_id = ${tenantId} and f.id = g.fund_id
        join lateral (
          select round(sum(spend_micros) / 1e6, 2) as spend, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
            round(sum(conversion_micros) / 1e6)::bigint as conversions, max(day) as last_day
          from metric_fact where tenant_id = ${tenantId} and client_id = g.client_id and channel = g.channel and campaign_id = g.campaign_id
            and day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
        ) k on k.last_day is not null
      where ${ofClients('c')} and ${within({ 'g.channel': filters.channel })}
        and ${filters.fund === undefined ? sql`true` : sql`lower(f.code) = ${filters.fund.toLowerCase()}`}`,
  }),
)
