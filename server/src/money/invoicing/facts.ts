import { sql, type RawBuilder } from 'kysely'
import {
  monthWords,
  type BilledBudget,
  type BilledFee,
  type Source,
} from '@portal/core/money/invoicing/expected'
import type { ClientFacts, Credit, KeptLine } from '@portal/core/money/invoicing/refresh'
import { pacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { billedRows, presentBilled, type Billed, type BilledRow } from './billed.ts'

/** An open or frozen line with the invoice that it stands on. */
export interface PlacedLine extends KeptLine {
  readonly invoiceId: number
}

export interface PlacedFacts extends ClientFacts {
  readonly lines: readonly PlacedLine[]
}

interface BudgetFacts {
  readonly id: number
  readonly client_id: number
  readonly once: boolean
  readonly starts_at: string
  readonly ends_at: string | null
  readonly cents: number
  readonly service: string
  readonly account_code: string
  readonly prorated: boolean
}

interface FeeFacts {
  readonly id: number
  readonly budget_id: number
  readonly name: string
  readonly account_code: string
  readonly prorated: boolean | null
  readonly starts_at: string
  readonly ends_at: string | null
  readonly cents: number
}

interface LineFacts {
  readonly id: number
  readonly invoice_id: number
  readonly client_id: number
  readonly source: string | null
  readonly service_month: string
  readonly month: string
  readonly open: boolean
  readonly number: string | null
  readonly description: string
  readonly reason: string
  readonly amount_cents: number
  readonly computed_cents: number | null
  readonly edited: boolean
  readonly removed: boolean
  readonly account_code: string
}

interface CreditFacts {
  readonly id: number
  readonly client_id: number
  readonly section_id: number
  readonly month: string
  readonly cents: number
  readonly note: string
  readonly account_code: string | null
}

/** The rows of a statement, in its order, as one value: what is asked at once waits for the database once. */
const rowsOf = (statement: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(r), '[]') from (${statement}) r)`

/**
 * Everything that the drafts of some clients are made from: how each is billed, and what there is to bill.
 * @param from the first day of the earliest month that may be adjusted
 * @param to the last day of the month whose drafts are made
 */
export async function factsOf(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly billed: readonly Billed[]; readonly facts: ReadonlyMap<number, PlacedFacts> }> {
  const ids = sql`(${clientIds}::integer[])`
  const { rows } = await sql<{
    billed: readonly BilledRow[]
    budgets: readonly BudgetFacts[]
    fees: readonly FeeFacts[]
    lines: readonly LineFacts[]
    credits: readonly CreditFacts[]
  }>`
    with kept as materialized (
      select b.id, b.client_id, b.budget_type = 'One-Time' as once, b.starts_at, b.ends_at, (b.invoice_amount * 100)::bigint as cents,
        s.name as service, s.account_code, s.prorated, s."order"
      from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      where b.tenant_id = ${tenantId} and b.client_id = any ${ids} and b.deleted_at is null
        and b.starts_at <= ${to} and (b.ends_at is null or b.ends_at >= ${from}))
    select ${rowsOf(billedRows(tenantId, clientIds))} as billed,
      ${rowsOf(sql`select * from kept order by client_id, "order", starts_at, id`)} as budgets,
      ${rowsOf(sql`
        select f.id, f.budget_id, k.name, k.account_code, k.prorated, f.starts_at, f.ends_at, (f.invoice_amount * 100)::bigint as cents
        from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
        where f.tenant_id = ${tenantId} and f.budget_id = any (array(select id from kept)) order by f.starts_at, f.id`)} as fees,
      ${rowsOf(sql`
        select l.id, l.invoice_id, l.client_id, l.source, l.service_month, l.month, i.status in ('draft', 'reviewed') as open, i.number,
          l.description, l.reason, l.amount_cents, l.computed_cents, l.edited, l.removed, l.account_code
        from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = ${tenantId} and l.client_id = any ${ids} and l.live
          and (l.service_month >= ${from} or l.kind = 'credit')
        order by l.client_id, l.place, l.id`)} as lines,
      ${rowsOf(sql`
        select n.id, n.client_id, n.section_id, n.month, n.amount_cents as cents, n.note,
          (select s.account_code from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
            where b.tenant_id = n.tenant_id and b.client_id = n.client_id and b.deleted_at is null and s.pacing_section_id = n.section_id
              and b.starts_at < (n.month + interval '1 month')::date and (b.ends_at is null or b.ends_at >= n.month)
            order by b.invoice_amount desc, b.id limit 1) as account_code
        from section_spend_note n
        where n.tenant_id = ${tenantId} and n.client_id = any ${ids} and n.outcome = 'Credited' and n.month <= ${to}
        order by n.id`)} as credits`.execute(db)
  const facts = new Map<number, { budgets: BilledBudget[]; lines: PlacedLine[]; credits: Credit[] }>()
  const of = (clientId: number): { budgets: BilledBudget[]; lines: PlacedLine[]; credits: Credit[] } => {
    const found = facts.get(clientId) ?? { budgets: [], lines: [], credits: [] }
    facts.set(clientId, found)
    return found
  }
  const [found] = rows
  if (!found) return { billed: [], facts }
  const fees = byBudget(found.fees)
  for (const row of found.budgets)
    of(row.client_id).budgets.push({
      id: row.id,
      clientId: row.client_id,
      once: row.once,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      cents: row.cents,
      service: row.service,
      accountCode: row.account_code,
      prorated: row.prorated,
      fees: fees.get(row.id) ?? [],
    })
  for (const line of found.lines) of(line.client_id).lines.push(placedLine(line))
  for (const row of found.credits) of(row.client_id).credits.push(credit(row))
  return { billed: found.billed.map(presentBilled), facts }
}

function byBudget(rows: readonly FeeFacts[]): ReadonlyMap<number, readonly BilledFee[]> {
  const found = new Map<number, BilledFee[]>()
  for (const row of rows) {
    const fee = {
      id: row.id,
      name: row.name,
      accountCode: row.account_code,
      prorated: row.prorated,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      cents: row.cents,
    }
    const list = found.get(row.budget_id)
    if (list) list.push(fee)
    else found.set(row.budget_id, [fee])
  }
  return found
}

/** What the reconciliation gives back, under the account of the service that most of the section is for. */
const credit = (row: CreditFacts): Credit => ({
  id: row.id,
  clientId: row.client_id,
  month: row.month,
  cents: -row.cents,
  description: `Credit: ${pacingSection(row.section_id)?.label ?? 'Media'} of ${monthWords(row.month)}`,
  reason: row.note,
  accountCode: row.account_code ?? '',
})

const isSource = (text: string): text is Source => /^(budget|fee|credit):\d+$/.test(text)

const placedLine = (row: LineFacts): PlacedLine => ({
  id: row.id,
  invoiceId: row.invoice_id,
  clientId: row.client_id,
  source: row.source !== null && isSource(row.source) ? row.source : null,
  serviceMonth: row.service_month,
  month: row.month,
  open: row.open,
  number: row.number,
  description: row.description,
  reason: row.reason,
  cents: row.amount_cents,
  computedCents: row.computed_cents,
  edited: row.edited,
  removed: row.removed,
  accountCode: row.account_code,
})
