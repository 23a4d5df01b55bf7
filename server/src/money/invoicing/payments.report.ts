import { sql } from 'kysely'
import { paymentsReport } from '@portal/core/money/invoicing/payments.report'
import { answer, client } from '../../platform/reports/answer.ts'

/** Payments of invoices; of one over several stores of an organization no store is named. */
export const paymentsAnswer = answer(paymentsReport, async ({ filters, period, tenantId }) => ({
  query: sql`
    select p.id, p.paid_on as "paidOn", case when c.id is not null then ${client('c')} end as client, i.bill_to_name as payer, coalesce(i.number, '') as invoice,
      p.amount_cents::numeric / 100 as amount, p.reference
    from invoice_payment p join invoice i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
      left join client c on c.tenant_id = i.tenant_id and c.id = i.client_id
    where p.tenant_id = ${tenantId} ${period === null ? sql`` : sql`and p.paid_on between ${period.start} and ${period.end}`}
      ${filters.clientId === undefined ? sql`` : sql`and ${filters.clientId} = any (i.client_ids)`}`,
}))
