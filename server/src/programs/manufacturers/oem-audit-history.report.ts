import { sql } from 'kysely'
import { addDays } from '@portal/core/foundation/format'
import { oemAuditHistoryReport } from '@portal/core/programs/manufacturers/oem-audit-history.report'
import { answer, client, type ChartPoint } from '../../platform/reports/answer.ts'
import { ofProgram } from './programs.ts'

export const oemAuditHistoryAnswer = answer(
  oemAuditHistoryReport,
  async ({ filters, period, today, tenantId, db, ofClients }) => {
    const { start, end } = period ?? { start: addDays(today, -89), end: today }
    const kept = sql`
      oem_audit_state a
        join oem_program p on p.tenant_id = a.tenant_id and p.id = a.program_id and ${ofProgram('p', filters.program)}
        join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
        left join program_store s on s.tenant_id = a.tenant_id and s.program_id = a.program_id and s.client_id = a.client_id and s.deleted_at is null
      where a.tenant_id = ${tenantId} and ${ofClients('c')}`
    const { rows: chart } = await sql<ChartPoint>`
      select d.day::date::text as point, json_build_object('failing', count(f.id)) as values
      from generate_series(${start}::date::timestamp, least(${end}::date, ${today}::date)::timestamp, interval '1 day') d (day)
        left join (select a.id, a.since, a.until from ${kept} and a.state = 'fail') f
          on f.since <= d.day and (f.until is null or f.until >= d.day)
      group by 1 order by 1`.execute(db)
    return {
      query: sql`
        select * from (
          select a.id, a.since, ${client('c')} as client, s.dealer_code as "dealerCode", p.name as program, a.failing,
            lag(a.state) over (partition by a.program_id, a.client_id, a.failing order by a.since, a.id) as before,
            a.state, coalesce(a.until, ${today}::date) - a.since + 1 as days, nullif(a.reason, '') as reason
          from ${kept}
        ) h where h.since between ${start}::date and ${end}::date and (h.before is not null or h.state in ('fail', 'warn'))`,
      chart: chart.map(({ point, values }) => ({ point, values })),
    }
  },
)
