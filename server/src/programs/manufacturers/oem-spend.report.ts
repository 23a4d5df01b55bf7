import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { oemSpendReport } from '@portal/core/programs/manufacturers/oem-spend.report'
import { answer, client, type ChartPoint } from '../../platform/reports/answer.ts'
import { ofProgram, programCampaigns } from './programs.ts'

export const oemSpendAnswer = answer(
  oemSpendReport,
  async ({ filters, period, today, tenantId, db, ofClients }) => {
    const { start, end } = period ?? monthRange(today)
    const fund = filters.fund?.toLowerCase()
    const spent = sql`
      select g.client_id, g.program_id, g.channel, k.day, sum(k.spend_micros) / 1e6 as spend
      from ${programCampaigns(tenantId, filters.program)} g
        join program_fund f on f.tenant_id = ${tenantId} and f.id = g.fund_id and ${fund === undefined ? sql`true` : sql`lower(f.code) = ${fund}`}
        join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
          and k.day between ${start}::date and ${end}::date
      group by 1, 2, 3, 4`
    const { rows: chart } = await sql<ChartPoint>`
      select day::text as point, json_build_object('spend', round(sum(spend), 2)) as "values" from (${spent}) d
        join client c on c.tenant_id = ${tenantId} and c.id = d.client_id where ${ofClients('c')} group by day order by day`.execute(
      db,
    )
    const of = (channel: string) =>
      sql`round(coalesce(sum(d.spend) filter (where d.channel = ${channel}), 0), 2)`
    return {
      query: sql`
        select l.*, coalesce(l.allotted, 0) - l.spent as left from (
          select s.client_id as "clientId", s.program_id as "programId", ${client('c')} as client, s.dealer_code as "dealerCode",
            ${of('search')} as search, ${of('social')} as social, ${of('display')} as display, ${of('video')} as video, ${of('ctv')} as ctv,
            ${of('search')} + ${of('social')} + ${of('display')} + ${of('video')} + ${of('ctv')} as spent,
            (select sum(b.allotted) from oem_budget b join program_fund f on f.tenant_id = b.tenant_id and f.id = b.fund_id and f.program_id = s.program_id
                and ${fund === undefined ? sql`true` : sql`lower(f.code) = ${fund}`}
              where b.tenant_id = ${tenantId} and b.client_id = s.client_id and b.deleted_at is null and b.month between ${start}::date and ${end}::date) as allotted
          from program_store s
            join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id and ${ofProgram('p', filters.program)}
            join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
            left join (${spent}) d on d.client_id = s.client_id and d.program_id = s.program_id
          where s.tenant_id = ${tenantId} and s.deleted_at is null and s.active and ${ofClients('c')}
          group by s.client_id, s.program_id, s.dealer_code, c.id, c.name, c.slug
        ) l`,
      sums: { over: sql`count(*) filter (where "left" < 0)` },
      chart: chart.map(({ point, values }) => ({ point, values })),
    }
  },
)
