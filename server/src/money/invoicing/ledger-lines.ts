import { sql } from 'kysely'
import type { Ledger, LedgerLine } from '@portal/core/money/invoicing/ledger'
import type { Db } from '../../foundation/database/database.ts'
import type { InvoiceRow, LineRow } from './read-invoice.ts'

/** Codes of profit centers by the ids of lines, as they were when the file was made: a file never changes. */
export type ProfitCenters = Readonly<Record<string, string>>

/** Codes as a file was kept with them. */
export function profitCentersFrom(stored: unknown): ProfitCenters {
  const kept = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'profitCenters') : null
  return typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
}

/** What a line and its store were called when the file was made. */
interface NamedLine {
  readonly id: number
  readonly item: string | null
  readonly client: string
}

/** Names of lines, in their order, to be kept with a file. */
export const namesOfLines = (lines: readonly LineRow[]): readonly NamedLine[] =>
  lines.map(({ id, item, client }) => ({ id, item, client }))

/** Names as a file was kept with them, by the ids of lines; none of a file that is older than they are. */
function namesFrom(stored: unknown): ReadonlyMap<unknown, { readonly at: number; readonly line: object }> {
  const kept: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'lines') : null
  return new Map(
    (Array.isArray(kept) ? kept : []).flatMap((line: unknown, at) =>
      typeof line === 'object' && line !== null ? [[Reflect.get(line, 'id'), { at, line }] as const] : [],
    ),
  )
}

/** Lines as a file was kept with them: what is called otherwise since has its name of then, and its place. */
export function asKept(lines: readonly LineRow[], stored: unknown): readonly LineRow[] {
  const names = namesFrom(stored)
  const place = ({ id }: LineRow): number => names.get(id)?.at ?? 0
  return lines
    .map((line) => ({ ...line, ...names.get(line.id)?.line }))
    .toSorted((one, other) => place(one) - place(other))
}

/** The profit center of each line: that of its kind of fee, or else of the service of its budget. */
export async function profitCentersOf(
  db: Db,
  tenantId: number,
  invoiceIds: readonly number[],
): Promise<ProfitCenters> {
  const { rows } = await sql<{ id: number; code: string }>`
    select l.id, coalesce(nullif(p.code, ''), p.name) as code from invoice_line l
      left join budget b on b.tenant_id = l.tenant_id and b.id = l.budget_id
      left join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      left join budget_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
      left join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
      join profit_center p on p.tenant_id = l.tenant_id and p.id = coalesce(k.profit_center_id, s.profit_center_id)
    where l.tenant_id = ${tenantId} and l.invoice_id = any (${invoiceIds}::integer[]) and not l.removed`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ id, code }) => [id, code]))
}

/**
 * The lines of an invoice for a ledger. QuickBooks works out no tax of its own here: the tax stands as a line, so that
 * the invoice there comes to the same.
 */
export function ledgerLines(
  ledger: Ledger,
  row: InvoiceRow,
  lines: readonly LineRow[],
  centers: ProfitCenters,
): readonly LedgerLine[] {
  const of = (line: {
    client: string
    description: string
    item: string
    cents: number
    account: string
    center: string
    day: string
  }): LedgerLine => ({
    contact: row.bill_to.ledgerName,
    email: row.bill_to.contacts[0] ?? '',
    address: row.bill_to.address,
    city: row.bill_to.city,
    region: row.bill_to.state,
    postalCode: row.bill_to.postalCode,
    number: row.number ?? '',
    reference: row.bill_to.purchaseOrder,
    issuedOn: row.issued_on ?? row.month,
    dueOn: row.due_on ?? row.month,
    termsDays: row.bill_to.termsDays,
    taxed: row.tax_cents !== 0,
    item: line.item,
    description: row.client_ids.length > 1 ? `${line.client}: ${line.description}` : line.description,
    cents: line.cents,
    accountCode: line.account,
    profitCenter: line.center,
    serviceDay: line.day,
  })
  const own = lines.map((line) =>
    of({
      client: line.client,
      description: line.description,
      item: line.item ?? 'Services',
      cents: line.amount_cents,
      account: line.account_code,
      center: centers[line.id] ?? '',
      day: line.service_month,
    }),
  )
  if (ledger === 'xero' || row.tax_cents === 0) return own
  return [
    ...own,
    of({
      client: row.bill_to.name,
      description: `Tax (${Number(row.tax_rate)}%)`,
      item: 'Tax',
      cents: row.tax_cents,
      account: '',
      center: '',
      day: row.month,
    }),
  ]
}
