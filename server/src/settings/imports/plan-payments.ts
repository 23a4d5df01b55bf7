import { sql } from 'kysely'
import { formatDay } from '@portal/core/foundation/format'
import { formatMoney, parseMoney } from '@portal/core/foundation/format/money'
import { invoiceNumbers, type InvoiceStatus } from '@portal/core/money/invoicing/states'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { gathered, problem, type Outcome, type Planner, type PlanRow } from './plan.ts'
import { paymentProblem } from '../../money/invoicing/payments.ts'
import { inSlices } from './in-slices.ts'

interface Known {
  readonly id: number
  readonly number: string
  readonly bill_to_name: string
  readonly status: InvoiceStatus
  readonly total_cents: number
  readonly paid_cents: number
}

/**
 * Plans a file of payments. Each names its invoice by its number. A payment of
 * the same day, amount and reference that is recorded already stays as it is,
 * so that a file which comes twice pays nothing twice.
 */
export function paymentPlanner(tenantId: number): Planner {
  const seen = new Map<string, number>()
  /** Cents that earlier rows of the file pay of an invoice. */
  const paying = new Map<number, number>()
  return {
    async plan(db, rows) {
      const numbers = [...new Set(rows.map(({ values }) => numberIn(values['number'])))]
      const invoices = await invoicesOf(db, tenantId, numbers)
      const recorded = await recordedOf(
        db,
        tenantId,
        [...invoices.values()].map(({ id }) => id),
      )
      return gathered(
        rows.map((row): Outcome => {
          const invoice = invoices.get(numberIn(row.values['number']))
          return invoice
            ? outcome(row, invoice, { seen, paying, recorded })
            : problem(row.line, 'number', `There is no invoice ${row.values['number'] ?? ''}.`)
        }),
      )
    },
  }
}

/** The number of an invoice, which a bank writes among other words (`ACH CREDIT INV-000123 ACME`); several are none. */
function numberIn(text = ''): string {
  const [number, another] = new Set(text.toUpperCase().match(invoiceNumbers))
  return number === undefined || another !== undefined ? text.toUpperCase() : number
}

interface Memory {
  readonly seen: Map<string, number>
  readonly paying: Map<number, number>
  readonly recorded: ReadonlySet<string>
}

const keyOf = (invoiceId: number, paidOn: string, cents: number, reference: string): string =>
  `${invoiceId}|${paidOn}|${cents}|${reference.toLowerCase()}`

function outcome({ line, values }: PlanRow, invoice: Known, { seen, paying, recorded }: Memory): Outcome {
  const cents = parseMoney(values['amount'] ?? '') ?? 0
  const paidOn = values['paidOn'] ?? ''
  const reference = values['reference'] ?? ''
  const key = keyOf(invoice.id, paidOn, cents, reference)
  const before = seen.get(key)
  if (before !== undefined)
    return problem(line, null, `This is the payment of line ${before} once more. Leave one of them out.`)
  seen.set(key, line)
  if (recorded.has(key)) return 'unchanged'
  const earlier = paying.get(invoice.id) ?? 0
  const wrong = paymentProblem({ ...invoice, paid_cents: invoice.paid_cents + earlier }, cents, paidOn)
  if (wrong) return problem(line, wrong.field, wrong.sentence)
  paying.set(invoice.id, earlier + cents)
  const words = [
    ['Amount', formatMoney(cents)],
    ['Paid On', formatDay(paidOn)],
    ...(reference === '' ? [] : [['Reference', reference] as const]),
    ['Open Then', formatMoney(invoice.total_cents - invoice.paid_cents - earlier - cents)],
  ] as const
  return {
    create: {
      line,
      set: { invoice_id: invoice.id, paid_on: paidOn, amount_cents: cents, reference },
      told: {
        line,
        name: `${invoice.number}, ${invoice.bill_to_name}`,
        what: 'New',
        changes: words.map(([field, after]) => ({ field, before: null, after })),
      },
    },
  }
}

async function invoicesOf(
  db: Db,
  tenantId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`
    select id, number, bill_to_name, status, total_cents, paid_cents from invoice where tenant_id = ${tenantId} and number = any (${numbers}::text[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.number, row]))
}

async function recordedOf(
  db: Db,
  tenantId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    invoice_id: number
    paid_on: string
    amount_cents: number
    reference: string
  }>`
    select invoice_id, paid_on, amount_cents, reference from invoice_payment where tenant_id = ${tenantId} and invoice_id = any (${invoiceIds}::integer[])`.execute(
    db,
  )
  return new Set(rows.map((row) => keyOf(row.invoice_id, row.paid_on, row.amount_cents, row.reference)))
}

interface Writing {
  readonly tenantId: number
  readonly importId: number
  readonly userId: number
}

/** Whether one of these payments was recorded since the file was compared with what is there. */
async function someRecorded(
  db: Db,
  tenantId: number,
  payments: readonly Readonly<Record<string, unknown>>[],
): Promise<boolean> {
  const { rows } = await sql`
    select from json_to_recordset(${JSON.stringify(payments)}::json) as n (invoice_id integer, paid_on date, amount_cents bigint, reference text)
      join invoice_payment p on p.tenant_id = ${tenantId} and p.invoice_id = n.invoice_id and p.paid_on = n.paid_on
        and p.amount_cents = n.amount_cents and lower(p.reference) = lower(n.reference)
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Records the payments of a checked file, all of them or none, while nobody else writes invoices.
 * @returns whether they still fit: somebody else may have recorded one meanwhile
 */
export async function writePayments(
  db: Db,
  { tenantId, importId, userId }: Writing,
  payments: readonly Readonly<Record<string, unknown>>[],
): Promise<boolean> {
  if (payments.length === 0) return true
  for (const slice of inSlices(payments)) if (await someRecorded(db, tenantId, slice)) return false
  for (const slice of inSlices(payments))
    await sql`
    insert into invoice_payment (tenant_id, invoice_id, paid_on, amount_cents, reference, import_run_id, created_by)
    select ${tenantId}::integer, invoice_id, paid_on, amount_cents, reference, ${importId}::integer, ${userId}::integer
    from json_to_recordset(${JSON.stringify(slice)}::json) as n (invoice_id integer, paid_on date, amount_cents bigint, reference text)
    ${takenByNodes}`.execute(db)
  const { rows } = await sql<{ fits: boolean }>`
    with paid as (
      update invoice i set version = version + 1, updated_at = now(),
        paid_cents = (select sum(p.amount_cents) from invoice_payment p where p.tenant_id = i.tenant_id and p.invoice_id = i.id)::bigint
      where i.tenant_id = ${tenantId} and i.status in ('approved', 'sent')
        and i.id in (select invoice_id from invoice_payment where tenant_id = ${tenantId} and import_run_id = ${importId})
      returning i.paid_cents <= i.total_cents as fits
    )
    select coalesce(bool_and(fits), false) and count(*) = (select count(distinct invoice_id) from invoice_payment where tenant_id = ${tenantId} and import_run_id = ${importId}) as fits from paid`.execute(
    db,
  )
  return rows[0]?.fits === true
}

/** What a file paid of each invoice, for the log of that invoice. */
export async function auditPayments(db: Db, { tenantId, importId, userId }: Writing): Promise<void> {
  await sql`
    insert into audit_entry (tenant_id, call, user_id, via, subject, subject_id, client_id, changes)
    select p.tenant_id, 'imports.apply', ${userId}::integer, 'import', 'invoice', p.invoice_id, i.client_id,
      jsonb_build_object('paid', to_char(p.amount_cents / 100.0, 'FM$999,999,999,990.00'), 'on', p.paid_on, 'reference', p.reference)
    from invoice_payment p join invoice i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
    where p.tenant_id = ${tenantId} and p.import_run_id = ${importId} order by p.id
    ${takenByNodes}`.execute(db)
}
