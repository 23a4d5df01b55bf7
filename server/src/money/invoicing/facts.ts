import { sql } from 'kysely'
import {
  monthWords,
  type BilledBudget,
  type BilledFee,
  type Source,
} from '@portal/core/money/invoicing/expected'
import type { ClientFacts, Credit, KeptLine } from '@portal/core/money/invoicing/refresh'
import { pacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'

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

/**
 * Everything that the drafts of some clients are made from.
 * @param from the first day of the earliest month that may be adjusted
 * @param to the last day of the month whose drafts are made
 */
export async function factsOf(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<number, PlacedFacts>> {
  const { rows: budgets } = await sql<BudgetFacts>`
    select b.id, b.client_id, b.budget_type = 'One-Time' as once, b.starts_at, b.ends_at, (b.invoice_amount * 100)::bigint as cents,
      s.name as service, s.account_code, s.prorated
    from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.tenant_id = ${tenantId} and b.client_id = any (${clientIds}::integer[]) and b.deleted_at is null
      and b.starts_at <= ${to} and (b.ends_at is null or b.ends_at >= ${from})
    order by b.client_id, s."order", b.starts_at, b.id`.execute(db)
  const fees = await feesOf(
    db,
    tenantId,
    budgets.map(({ id }) => id),
  )
  const lines = await linesOf(db, tenantId, clientIds, from)
  const facts = new Map<number, { budgets: BilledBudget[]; lines: PlacedLine[]; credits: Credit[] }>()
  const of = (clientId: number): { budgets: BilledBudget[]; lines: PlacedLine[]; credits: Credit[] } => {
    const found = facts.get(clientId) ?? { budgets: [], lines: [], credits: [] }
    facts.set(clientId, found)
    return found
  }
  for (const row of budgets)
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
  for (const line of lines) of(line.clientId).lines.push(line)
  for (const credit of await creditsOf(db, tenantId, clientIds, to)) of(credit.clientId).credits.push(credit)
  return facts
}

async function feesOf(
  db: Db,
  tenantId: number,
  budgetIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BilledFee[]>> {
  const found = new Map<number, BilledFee[]>()
  if (budgetIds.length === 0) return found
  const { rows } = await sql<{
    id: number
    budget_id: number
    name: string
    account_code: string
    prorated: boolean | null
    starts_at: string
    ends_at: string | null
    cents: number
  }>`
    select f.id, f.budget_id, k.name, k.account_code, k.prorated, f.starts_at, f.ends_at, (f.invoice_amount * 100)::bigint as cents
    from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
    where f.tenant_id = ${tenantId} and f.budget_id = any (${budgetIds}::integer[]) order by f.starts_at, f.id`.execute(
    db,
  )
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
async function creditsOf(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
  to: string,
): Promise<readonly Credit[]> {
  const { rows } = await sql<{
    id: number
    client_id: number
    section_id: number
    month: string
    cents: number
    note: string
    account_code: string | null
  }>`
    select n.id, n.client_id, n.section_id, n.month, n.amount_cents as cents, n.note,
      (select s.account_code from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
        where b.tenant_id = n.tenant_id and b.client_id = n.client_id and b.deleted_at is null and s.pacing_section_id = n.section_id
          and b.starts_at < (n.month + interval '1 month')::date and (b.ends_at is null or b.ends_at >= n.month)
        order by b.invoice_amount desc, b.id limit 1) as account_code
    from section_spend_note n
    where n.tenant_id = ${tenantId} and n.client_id = any (${clientIds}::integer[]) and n.outcome = 'Credited' and n.month <= ${to}
    order by n.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    month: row.month,
    cents: -row.cents,
    description: `Credit: ${pacingSection(row.section_id)?.label ?? 'Media'} of ${monthWords(row.month)}`,
    reason: row.note,
    accountCode: row.account_code ?? '',
  }))
}

const isSource = (text: string): text is Source => /^(budget|fee|credit):\d+$/.test(text)

async function linesOf(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
  from: string,
): Promise<readonly PlacedLine[]> {
  const { rows } = await sql<{
    id: number
    invoice_id: number
    client_id: number
    source: string | null
    service_month: string
    month: string
    open: boolean
    number: string | null
    description: string
    reason: string
    amount_cents: number
    computed_cents: number | null
    edited: boolean
    removed: boolean
    account_code: string
  }>`
    select l.id, l.invoice_id, l.client_id, l.source, l.service_month, l.month, i.status in ('draft', 'reviewed') as open, i.number,
      l.description, l.reason, l.amount_cents, l.computed_cents, l.edited, l.removed, l.account_code
    from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
    where l.tenant_id = ${tenantId} and l.client_id = any (${clientIds}::integer[]) and l.live
      and (l.service_month >= ${from} or l.kind = 'credit')
    order by l.client_id, l.place, l.id`.execute(db)
  return rows.map((row) => ({
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
  }))
}
