import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { ofProgram, programCampaigns } from './programs.ts'

interface Of {
  readonly tenantId: number
  readonly program?: string | undefined
  readonly fund?: string | undefined
  readonly period: DayRange
}

/**
 * The money of stores by fund and month: columns `client_id`, `program_id`, `dealer_code`, `district`, `fund_id`, `fund`,
 * `month`, `allotted`, `committed`, `starts_at`, `ends_at`, `spent`, `impressions`, `clicks`, `conversions`. What was neither allotted nor
 * spent has no row; amounts are dollars.
 */
export const fundMonths = ({ tenantId, program, fund, period }: Of): RawBuilder<unknown> => sql`(
  with campaign as materialized (select * from ${programCampaigns(tenantId, program)} c),
  spent as materialized (
    select g.client_id, g.fund_id, date_trunc('month', k.day)::date as month, sum(k.spend_micros) / 1e6 as spent,
      sum(k.impressions)::bigint as impressions, sum(k.clicks)::bigint as clicks, sum(k.conversion_micros) / 1e6 as conversions
    from campaign g
      join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
        and k.day between ${period.start}::date and ${period.end}::date
    group by 1, 2, 3
  )
  select m.client_id, s.program_id, s.dealer_code, s.district, f.id as fund_id, f.name as fund, m.month,
    sum(m.allotted) as allotted, sum(m.committed) as committed, min(m.starts_at) as starts_at, max(m.ends_at) as ends_at,
    round(coalesce(sum(m.spent), 0), 2) as spent, coalesce(sum(m.impressions), 0)::bigint as impressions, coalesce(sum(m.clicks), 0)::bigint as clicks,
    round(coalesce(sum(m.conversions), 0))::bigint as conversions
  from (
    select b.client_id, b.fund_id, date_trunc('month', b.month)::date as month, b.allotted, b.committed, b.starts_at, b.ends_at,
      null::numeric as spent, null::bigint as impressions, null::bigint as clicks, null::numeric as conversions
    from oem_budget b where b.tenant_id = ${tenantId} and b.deleted_at is null and b.month between ${period.start}::date and ${period.end}::date
    union all
    select client_id, fund_id, month, null, null, null, null, spent, impressions, clicks, conversions from spent
  ) m
    join program_fund f on f.tenant_id = ${tenantId} and f.id = m.fund_id
      and ${fund === undefined ? sql`true` : sql`lower(f.code) = ${fund.toLowerCase()}`}
    join oem_program p on p.tenant_id = ${tenantId} and p.id = f.program_id and ${ofProgram('p', program)}
    join program_store s on s.tenant_id = ${tenantId} and s.program_id = p.id and s.client_id = m.client_id and s.deleted_at is null and s.active
  group by m.client_id, s.program_id, s.dealer_code, s.district, f.id, f.name, m.month
)`
