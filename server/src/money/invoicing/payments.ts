import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { overpaid } from '@portal/core/money/invoicing/overpaid'
import { centsFromDollars, formatMoney } from '@portal/core/foundation/format/money'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { holdInvoices } from './hold.ts'
import { invoiceById, openCents, wholeInvoice, type InvoiceRow } from './read-invoice.ts'

/** Why a payment cannot be taken, by the field that is to blame; null where it can. */
export function paymentProblem(
  invoice: Pick<InvoiceRow, 'status' | 'number' | 'total_cents' | 'paid_cents'>,
  cents: number,
  paidOn: string,
): { readonly field: 'amount' | 'paidOn' | 'number'; readonly sentence: string } | null {
  const name = invoice.number ?? 'this invoice'
  if (invoice.status === 'void')
    return { field: 'number', sentence: `${invoice.number ?? 'This invoice'} is void.` }
  if (invoice.status !== 'approved' && invoice.status !== 'sent')
    return { field: 'number', sentence: 'Only an approved invoice is paid.' }
  const open = openCents(invoice)
  if (open <= 0) return { field: 'number', sentence: `Nothing is open of ${name}.` }
  if (cents <= 0) return { field: 'amount', sentence: 'A payment is more than zero.' }
  if (cents > open)
    return {
      field: 'amount',
      sentence: overpaid(open, cents, name),
    }
  if (paidOn > today()) return { field: 'paidOn', sentence: 'A payment is not recorded before it has come.' }
  return null
}

/** Sums what is paid anew from the payments themselves. */
async function sumPayments(db: Db, tenantId: number, invoiceIds: readonly number[]): Promise<void> {
  await sql`
    update invoice i set paid_cents = coalesce((select sum(p.amount_cents) from invoice_payment p where p.tenant_id = i.tenant_id and p.invoice_id = i.id), 0)::bigint,
      version = version + 1, updated_at = now()
    where i.tenant_id = ${tenantId} and i.id = any (${invoiceIds}::integer[])`.execute(db)
}

export const payInvoice = operation(
  'invoicing.pay',
  async ({ db, tenantId, params, body, ifMatch, person, audit }) => {
    await holdInvoices(db, tenantId)
    const invoice = await invoiceById(db, tenantId, params.id)
    if (ifMatch !== null && ifMatch !== invoice.version) throw stale()
    const cents = centsFromDollars(body.amount)
    const problem = paymentProblem(invoice, cents, body.paidOn)
    if (problem)
      throw problem.field === 'number'
        ? conflict(problem.sentence)
        : invalid({ [problem.field]: problem.sentence })
    await db
      .insertInto('invoice_payment')
      .values({
        tenant_id: tenantId,
        invoice_id: params.id,
        paid_on: body.paidOn,
        amount_cents: cents,
        reference: body.reference?.trim() ?? '',
        import_run_id: null,
        created_by: person.id,
      })
      .execute()
    await sumPayments(db, tenantId, [params.id])
    audit({
      subject: 'invoice',
      subjectId: params.id,
      ...(invoice.client_id === null ? {} : { clientId: invoice.client_id }),
      changes: { paid: formatMoney(cents), on: body.paidOn },
    })
    return wholeInvoice(db, tenantId, params.id, person)
  },
)

export const takeBackPayment = operation(
  'invoicing.unpay',
  async ({ db, tenantId, params, person, audit }) => {
    await holdInvoices(db, tenantId)
    const invoice = await invoiceById(db, tenantId, params.id)
    const gone = await db
      .deleteFrom('invoice_payment')
      .where('tenant_id', '=', tenantId)
      .where('invoice_id', '=', params.id)
      .where('id', '=', params.paymentId)
      .returning(['amount_cents', 'paid_on'])
      .executeTakeFirst()
    if (!gone) throw notFound('This payment')
    await sumPayments(db, tenantId, [params.id])
    audit({
      subject: 'invoice',
      subjectId: params.id,
      ...(invoice.client_id === null ? {} : { clientId: invoice.client_id }),
      changes: { 'payment taken back': formatMoney(gone.amount_cents), of: gone.paid_on },
    })
    return wholeInvoice(db, tenantId, params.id, person)
  },
)
