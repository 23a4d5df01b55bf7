import { sql } from 'kysely'
import { coopMonthsReport } from '@portal/core/money/invoicing/coop-months.report'
import { answer } from '../../platform/reports/answer.ts'

export const coopMonthsAnswer = answer(coopMonthsReport, async ({ tenantId, clientId }) => ({
  query: sql`
    select k.month, k.claims, i.invoiced, k.claimed, k.waiting, k.paid, i.invoiced - k.paid as left
    from (
      select date_trunc('month', month)::date as month, count(*)::integer as claims,
        sum(round(spent * share_percent / 100, 2)) as claimed,
        coalesce(sum(round(spent * share_percent / 100, 2)) filter (where state in ('Submitted', 'Approved')), 0) as waiting,
        coalesce(sum(paid) filter (where state = 'Paid'), 0) as paid
      from claim where tenant_id = ${tenantId} and client_id = ${clientId}::integer and deleted_at is null group by 1
    ) k left join lateral (
      select round(sum(l.amount_cents) / 100.0, 2) as invoiced from invoice_line l
        join invoice v on v.tenant_id = l.tenant_id and v.id = l.invoice_id and v.status = 'sent'
      where l.tenant_id = ${tenantId} and l.client_id = ${clientId}::integer and l.month = k.month and l.live and not l.removed
    ) i on true`,
}))
