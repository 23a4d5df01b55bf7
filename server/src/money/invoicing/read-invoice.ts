import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addMonths, today } from '@portal/core/foundation/format'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import { approvalProblem, askingProblem, keepsInvoices } from '@portal/core/money/invoicing/policy'
import { allowsMove, isOpen, stateOf, type InvoiceStatus } from '@portal/core/money/invoicing/states'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { billToFrom, type BillTo } from './billed.ts'

/** An invoice's row as lists and papers need it. Money is cents. */
export interface InvoiceRow {
  readonly id: number
  readonly month: string
  readonly client_id: number | null
  readonly parent_organization_id: number | null
  readonly client_ids: readonly number[]
  readonly clients: readonly { readonly id: number; readonly name: string; readonly slug: string }[] | null
  readonly bill_to: BillTo
  readonly bill_to_name: string
  readonly status: InvoiceStatus
  readonly number: string | null
  readonly issued_on: string | null
  readonly due_on: string | null
  readonly tax_rate: string
  readonly subtotal_cents: number
  readonly tax_cents: number
  readonly total_cents: number
  readonly paid_cents: number
  readonly line_count: number
  readonly memo: string
  readonly says: readonly string[]
  readonly reviewed_by: number | null
  readonly reviewed_at: string | null
  readonly approved_by: number | null
  readonly approved_at: string | null
  readonly sent_by: number | null
  readonly sent_at: string | null
  readonly voided_by: number | null
  readonly voided_at: string | null
  readonly void_reason: string
  readonly pdf_file_id: number | null
  readonly version: number
  readonly closed: boolean
  readonly before_cents: number
}

/** The columns of an invoice `i`, with its clients and what the same payer was invoiced for the month before. */
const columns = sql`i.*, exists (select from invoice_month m where m.tenant_id = i.tenant_id and m.month = i.month and m.closed_at is not null) as closed,
  (select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by c.name_folded) from client c where c.tenant_id = i.tenant_id and c.id = any (i.client_ids)) as clients,
  coalesce((select sum(b.total_cents) from invoice b where b.tenant_id = i.tenant_id and b.month = (i.month - interval '1 month')::date and b.status <> 'void'
    and b.client_id is not distinct from i.client_id and (i.client_id is not null or b.parent_organization_id = i.parent_organization_id)), 0)::bigint as before_cents`

interface Slice {
  readonly by: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/** Invoices that fulfil a condition on `i`. The slice is cut first; names are gathered for its rows only. */
export async function invoiceRows(
  db: Db,
  where: RawBuilder<SqlBool>,
  { by, limit, offset }: Slice = { by: sql`i.id`, limit: 1000, offset: 0 },
): Promise<readonly InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow & { readonly bill_to: unknown }>`
    select ${columns} from (select * from invoice i where ${where} order by ${by} limit ${limit} offset ${offset}) i order by ${by}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, bill_to: billToFrom(row.bill_to) }))
}

/** @throws {Refusal} 404 where there is none, or none for this caller */
export async function invoiceById(db: Db, tenantId: number, id: number): Promise<InvoiceRow> {
  const [row] = await invoiceRows(db, sql<SqlBool>`i.tenant_id = ${tenantId} and i.id = ${id}`)
  if (!row) throw notFound('This invoice')
  return row
}

/** What the standing of an invoice is told by, in cents. */
export const standing = (row: InvoiceRow) => ({
  status: row.status,
  totalCents: row.total_cents,
  paidCents: row.paid_cents,
  dueOn: row.due_on,
})

/** What is still to be paid, in cents; nothing of what nobody owes yet. */
export const openCents = (row: Pick<InvoiceRow, 'status' | 'total_cents' | 'paid_cents'>): number =>
  row.status === 'approved' || row.status === 'sent' ? row.total_cents - row.paid_cents : 0

type Listed = Answer<'invoicing.list'>['rows'][number]

/** An invoice for a list, with what the person may do with it. */
export function presentInvoice(row: InvoiceRow, person: Person): Listed {
  const keeps = keepsInvoices(person) && !row.closed
  const problem = row.status === 'reviewed' ? approvalProblem(person, row.reviewed_by) : null
  return {
    id: row.id,
    month: row.month,
    number: row.number,
    status: row.status,
    state: stateOf(standing(row), today()),
    billTo: row.bill_to_name,
    clients: [...(row.clients ?? [])],
    parentOrganizationId: row.parent_organization_id,
    lineCount: row.line_count,
    subtotal: dollarsFromCents(row.subtotal_cents),
    tax: dollarsFromCents(row.tax_cents),
    total: dollarsFromCents(row.total_cents),
    paid: dollarsFromCents(row.paid_cents),
    open: dollarsFromCents(openCents(row)),
    before: dollarsFromCents(row.before_cents),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    says: [...row.says],
    version: row.version,
    can: {
      edit: keeps && isOpen(row.status),
      review:
        keeps && askingProblem(person) === null && allowsMove(row.status, 'review') && row.line_count > 0,
      return: keeps && allowsMove(row.status, 'return'),
      approve: keeps && allowsMove(row.status, 'approve') && problem === null,
      send: keepsInvoices(person) && allowsMove(row.status, 'send'),
      void: keeps && allowsMove(row.status, 'void') && row.paid_cents === 0,
    },
    approvalProblem: keeps ? problem : null,
  }
}

/** A line of an invoice with the names around it. */
export interface LineRow {
  readonly id: number
  readonly client_id: number
  readonly client: string
  readonly kind: 'budget' | 'fee' | 'adjustment' | 'credit' | 'hand'
  readonly budget_id: number | null
  readonly fee_id: number | null
  readonly service_month: string
  readonly description: string
  readonly reason: string
  readonly amount_cents: number
  readonly computed_cents: number | null
  readonly edited: boolean
  readonly removed: boolean
  readonly account_code: string
  readonly item: string | null
  readonly invoice_id: number
}

/** The lines of invoices, store by store, in the order of the papers. */
export async function invoiceLines(
  db: Db,
  tenantId: number,
  invoiceIds: readonly number[],
): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.*, c.name as client, coalesce(k.name, s.name) as item from invoice_line l
      join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
      left join budget b on b.tenant_id = l.tenant_id and b.id = l.budget_id
      left join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      left join budget_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
      left join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
    where l.tenant_id = ${tenantId} and l.invoice_id = any (${invoiceIds}::integer[])
    order by l.invoice_id, c.name_folded, c.id, l.place, l.id`.execute(db)
  return rows
}

/** One invoice whole. */
export async function wholeInvoice(
  db: Db,
  tenantId: number,
  id: number,
  person: Person,
): Promise<Answer<'invoicing.get'>> {
  const row = await invoiceById(db, tenantId, id)
  const lines = await invoiceLines(db, tenantId, [id])
  const { rows: payments } = await sql<{
    id: number
    paid_on: string
    amount_cents: number
    reference: string
    by: string | null
  }>`
    select p.id, p.paid_on, p.amount_cents, p.reference, u.first_name || ' ' || u.last_name as by
    from invoice_payment p left join user_account u on u.tenant_id = p.tenant_id and u.id = p.created_by
    where p.tenant_id = ${tenantId} and p.invoice_id = ${id} order by p.paid_on, p.id`.execute(db)
  const named = await namesOf(db, tenantId, [row.reviewed_by, row.approved_by, row.sent_by, row.voided_by])
  const did = (by: number | null, at: string | null) =>
    by === null || at === null ? null : { id: by, name: named.get(by) ?? 'Somebody', at }
  return {
    ...presentInvoice(row, person),
    payer: { ...row.bill_to, contacts: [...row.bill_to.contacts] },
    taxRate: Number(row.tax_rate),
    memo: row.memo,
    lines: lines.map(presentLine),
    payments: payments.map((payment) => ({
      id: payment.id,
      paidOn: payment.paid_on,
      amount: dollarsFromCents(payment.amount_cents),
      reference: payment.reference,
      by: payment.by ?? '',
    })),
    reviewed: did(row.reviewed_by, row.reviewed_at),
    approved: did(row.approved_by, row.approved_at),
    sent: did(row.sent_by, row.sent_at),
    voided: did(row.voided_by, row.voided_at),
    voidReason: row.void_reason,
    differences: await differencesOf(db, tenantId, row),
  }
}

const presentLine = (line: LineRow): Answer<'invoicing.get'>['lines'][number] => ({
  id: line.id,
  clientId: line.client_id,
  client: line.client,
  kind: line.kind,
  budgetId: line.budget_id,
  feeId: line.fee_id,
  serviceMonth: line.service_month,
  description: line.description,
  reason: line.reason,
  amount: dollarsFromCents(line.amount_cents),
  computed: line.computed_cents === null ? null : dollarsFromCents(line.computed_cents),
  edited: line.edited,
  removed: line.removed,
  accountCode: line.account_code,
})

/** Names of people by their ids. */
export async function namesOf(
  db: Db,
  tenantId: number,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', wanted)
    .select(['id', 'first_name', 'last_name'])
    .execute()
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]))
}

/** Why an invoice is higher or lower than the one of the month before: a sentence for each service or fee that differs. */
async function differencesOf(
  db: Db,
  tenantId: number,
  row: InvoiceRow,
): Promise<Answer<'invoicing.get'>['differences']> {
  const before = addMonths(row.month, -1)
  const { rows } = await sql<{
    client: string
    name: string
    was: number
    now: number
    budget_id: number | null
  }>`
    with line as (
      select l.client_id, l.month, l.amount_cents, l.budget_id,
        case when l.kind in ('adjustment', 'credit') then 'An adjustment' when l.kind = 'hand' then 'A line by hand'
          else coalesce(k.name || ' for ', '') || coalesce(s.name, 'a service') end as name
      from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        left join budget b on b.tenant_id = l.tenant_id and b.id = l.budget_id
        left join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
        left join budget_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
        left join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
      where l.tenant_id = ${tenantId} and l.client_id = any (${row.client_ids}::integer[]) and l.month in (${before}, ${row.month})
        and l.live and not l.removed
    )
    select c.name as client, x.name, x.was, x.now, x.budget_id from (
      select client_id, name, coalesce(sum(amount_cents) filter (where month = ${before}), 0)::bigint as was,
        coalesce(sum(amount_cents) filter (where month = ${row.month}), 0)::bigint as now, max(budget_id) as budget_id
      from line group by client_id, name
    ) x join client c on c.tenant_id = ${tenantId} and c.id = x.client_id
    where x.was <> x.now order by abs(x.now - x.was) desc, x.name limit 50`.execute(db)
  const several = row.client_ids.length > 1
  return rows.map(({ client, name, was, now, budget_id: budgetId }) => ({
    sentence: `${several ? `${client}: ` : ''}${sentenceOf(name, was, now)}`,
    amount: dollarsFromCents(now - was),
    budgetId,
  }))
}

function sentenceOf(name: string, was: number, now: number): string {
  if (was === 0) return `${name} is new.`
  if (now === 0) return `${name} is not charged any more.`
  return `${name} ${now > was ? 'rose' : 'fell'}.`
}
