import { sql } from 'kysely'
import { partnerCommissionReport } from '@portal/core/settings/partners/partner-commission.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const partnerCommissionAnswer = answer(
  partnerCommissionReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select a.*, round(a.invoiced * a.percent / 100, 2) as commission, round(a."paidInvoiced" * a.percent / 100, 2) as paid
      from (
        select c.id as "clientId", ${client('c')} as client, p.id as "partnerId", p.name as partner, i.month, i.invoices,
          i.cents / 100.0 as invoiced, i.paid_cents / 100.0 as "paidInvoiced", coalesce(o.commission_percent, p.commission_percent, 0) as percent
        from (
          select l.client_id, l.month, sum(l.amount_cents) as cents, count(distinct v.id)::integer as invoices,
            coalesce(sum(l.amount_cents) filter (where v.paid_cents >= v.total_cents), 0) as paid_cents
          from invoice_line l join invoice v on v.tenant_id = l.tenant_id and v.id = l.invoice_id and v.status in ('approved', 'sent')
          where l.tenant_id = ${tenantId} and l.live and not l.removed
            and l.month between ${period?.start ?? null}::date and ${period?.end ?? null}::date
            and l.client_id in (select client_id from partner_client where tenant_id = ${tenantId} and deleted_at is null)
          group by l.client_id, l.month
        ) i
          join client c on c.tenant_id = ${tenantId} and c.id = i.client_id
          -- A partner has a client once in a month, at the share that was agreed last.
          join lateral (
            select distinct on (o.partner_id) o.partner_id, o.commission_percent from partner_client o
            where o.tenant_id = ${tenantId} and o.client_id = i.client_id and o.deleted_at is null
              and o.starts_at < (i.month + interval '1 month')::date and (o.ends_at is null or o.ends_at >= i.month)
            order by o.partner_id, o.starts_at desc, o.id desc
          ) o on true
          join partner p on p.tenant_id = ${tenantId} and p.id = o.partner_id and p.deleted_at is null
        where ${ofClients('c')} and ${within({ 'p.id': filters.partnerId })}
      ) a`,
    sums: { clients: sql`count(distinct "clientId")::integer` },
    points: { by: sql`month`, values: { commission: sql`sum(commission)` } },
  }),
)
