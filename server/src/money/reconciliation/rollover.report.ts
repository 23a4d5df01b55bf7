import { sql } from 'kysely'
import { rolloverReport } from '@portal/core/money/reconciliation/rollover.report'
import { pacingSections } from '@portal/core/money/services/sections'
import { answer, client } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'
import { isInvoicedFor } from '../budgets/invoiced-months.ts'
import { mediaOf, sectionsTable } from '../budgets/section-months.ts'

export const rolloverAnswer = answer(rolloverReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
      select r.*, case when r.carried >= 0 then greatest(0, r.carried - greatest(0, r.spend - r.budget))
          else least(0, r.carried + greatest(0, r.budget - r.spend)) end as left, r.budget + r.carried as target
      from (
        select n.client_id as "clientId", ${client('c')} as client, n.section_id::text as section, n.month, n.carried, n.by, n.note,
          (select coalesce(sum(${mediaOf}), 0) from budget b join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
            where b.tenant_id = ${tenantId} and b.client_id = n.client_id and b.deleted_at is null and v.pacing_section_id = n.section_id
              and ${isInvoicedFor('n.month')}) as budget,
          (select coalesce(round(sum(f.spend_micros) / 1e6, 2), 0) from metric_month f
            where f.tenant_id = ${tenantId} and f.client_id = n.client_id and f.channel = s.channel and f.month = n.month and f.facts > 0) as spend
        from (
          select a.client_id, a.section_id, (a.month + interval '1 month')::date as month, sum(a.amount_cents) / 100.0 as carried,
            string_agg(a.note, ' ' order by a.id) as note, string_agg(distinct u.first_name || ' ' || u.last_name, ', ') as by
          from section_spend_note a join user_account u on u.tenant_id = a.tenant_id and u.id = a.user_id
          where a.tenant_id = ${tenantId} and a.outcome = 'Carried over'
          group by a.client_id, a.section_id, a.month
        ) n
          join ${sectionsTable(pacingSections)} on s.id = n.section_id
          join client c on c.tenant_id = ${tenantId} and c.id = n.client_id
        where ${ofClients('c')} and ${managedBy('c', filters.managerId)} and ${within({ 'c.group_id': filters.groupId })}
          and n.month between ${period?.start ?? null}::date and ${period?.end ?? null}::date
      ) r where ${within({ 'r.section': filters.section })}`,
  sums: {
    over: sql`coalesce(sum(carried) filter (where carried > 0), 0)`,
    off: sql`coalesce(-sum(carried) filter (where carried < 0), 0)`,
  },
}))
