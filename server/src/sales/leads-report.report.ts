import { sql } from 'kysely'
import { leadsReportReport } from '@portal/core/sales/leads-report.report'
import { answer, client } from '../platform/reports/answer.ts'
import { within } from '../platform/reports/conditions.ts'

export const leadsReportAnswer = answer(
  leadsReportReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select l.day, c.id as "clientId", ${client('c')} as client, l.source, coalesce(t.id, 0) as "typeId",
        coalesce(t.name, 'Not counted') as type, sum(l.leads)::integer as leads, sum(l.apart)::integer as apart, sum(l.repeats)::integer as repeats
      from (
        select client_id, received_at as day, source, lead_type_id as type_id, count as leads, 0 as apart, 0 as repeats
        from lead where tenant_id = ${tenantId} and deleted_at is null
        union all
        select client_id, received_at, source, null, 0, (state = 'Blacklisted')::integer, repeats
        from arrived_lead where tenant_id = ${tenantId} and (state = 'Blacklisted' or repeats > 0)
      ) l
      join client c on c.tenant_id = ${tenantId} and c.id = l.client_id
      left join lead_type t on t.tenant_id = ${tenantId} and t.id = l.type_id
      where ${ofClients('c')} and l.day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
        and ${within({ 'l.type_id': filters.leadTypeId, 'c.id': filters.clientId, 'c.group_id': filters.groupId })}
      group by l.day, c.id, c.name, c.slug, l.source, t.id, t.name`,
    sums: { sources: sql`count(distinct source)` },
    points: { by: sql`day`, values: { leads: sql`sum(leads)` } },
  }),
)
