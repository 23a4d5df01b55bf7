import { sql } from 'kysely'
import { addMonths, today } from '@portal/core/foundation/format'
import { centsFromNumeric } from '@portal/core/foundation/format/money'
import { monthOf } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../../foundation/database/database.ts'
import { splitBudget } from '../../../money/changes/carry-out.ts'

/** Of whom to whom, and who says so. */
export interface Merging {
  readonly tenantId: number
  readonly from: number
  readonly to: number
  readonly by: number
}

/** A budget that goes on as another one, and what it was before. */
export interface SplitBudget {
  readonly id: number
  readonly becomes: number
  readonly endsAt: string | null
  readonly reasonId: number | null
  readonly fees: readonly { readonly id: number; readonly endsAt: string | null }[]
}

interface Owned {
  readonly id: number
  readonly once: boolean
  readonly starts_at: string
  readonly ends_at: string | null
  readonly invoice_amount: string
  readonly reason_id: number | null
  /** Whether it stands on an approved invoice. */
  readonly frozen: boolean
}

const ownedBy = async (db: Db, { tenantId, from }: Merging): Promise<readonly Owned[]> => {
  const { rows } = await sql<Owned>`
    select b.id, b.budget_type = 'One-Time' as once, b.starts_at, b.ends_at, b.invoice_amount, b.cancellation_reason_id as reason_id,
      exists (select from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = b.tenant_id and l.budget_id = b.id and i.status in ('approved', 'sent')) as frozen
    from budget b where b.tenant_id = ${tenantId} and b.client_id = ${from} and b.deleted_at is null order by b.id for update of b`.execute(
    db,
  )
  return rows
}

/** The month from which budgets go on elsewhere: the present one, or the one behind those that are approved or closed. */
export async function handOverMonth(db: Db, { tenantId, from }: Merging): Promise<string> {
  const present = monthOf(today())
  const { rows } = await sql<{ last: string | null }>`
    select greatest(
      (select max(l.service_month) from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = ${tenantId} and l.client_id = ${from} and l.live and i.status in ('approved', 'sent')),
      (select max(month) from invoice_month where tenant_id = ${tenantId} and closed_at is not null)) as last`.execute(
    db,
  )
  const last = rows[0]?.last ?? null
  return last === null || last < present ? present : addMonths(last, 1)
}

/**
 * Gives the budgets of a client to another one. What stands on no approved
 * invoice goes over whole; what does keeps its past, and another budget goes on
 * from `month`. What is over by then stays.
 */
export async function moveBudgets(
  db: Db,
  merging: Merging,
  month: string,
): Promise<{
  readonly moved: readonly number[]
  readonly split: readonly SplitBudget[]
  readonly stayed: number
}> {
  const { tenantId, to, by } = merging
  const owned = await ownedBy(db, merging)
  const moved = owned.filter(({ frozen }) => !frozen).map(({ id }) => id)
  const split: SplitBudget[] = []
  for (const budget of owned) {
    const { id, frozen, once, starts_at: startsAt, ends_at: endsAt } = budget
    if (!frozen || once || startsAt >= month || (endsAt !== null && endsAt < month)) continue
    const fees = await sql<{ id: number; endsAt: string | null }>`
      select id, ends_at as "endsAt" from budget_fee where tenant_id = ${tenantId} and budget_id = ${id}`.execute(
      db,
    )
    const becomes = await splitBudget(db, tenantId, {
      id,
      from: month,
      cents: centsFromNumeric(budget.invoice_amount),
      madeBy: by,
    })
    split.push({ id, becomes, endsAt, reasonId: budget.reason_id, fees: fees.rows })
  }
  await give(db, tenantId, [...moved, ...split.map(({ becomes }) => becomes)], to)
  return { moved, split, stayed: owned.length - moved.length - split.length }
}

/** Budgets with their fees and entered spend are a client's from now on. */
async function give(db: Db, tenantId: number, ids: readonly number[], to: number): Promise<void> {
  if (ids.length === 0) return
  await sql`update budget set client_id = ${to}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = any (${ids}::integer[])`.execute(db)
  for (const part of ['budget_fee', 'budget_spend'])
    await sql`update ${sql.table(part)} set client_id = ${to}
      where tenant_id = ${tenantId} and budget_id = any (${ids}::integer[])`.execute(db)
}

/** How many of some budgets stand on an approved invoice by now; one that was made void charges nothing. */
export async function invoicedOf(db: Db, tenantId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.budget_id)::integer as count from invoice_line l
      join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status in ('approved', 'sent')
    where l.tenant_id = ${tenantId} and l.budget_id = any (${ids}::integer[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** Gives budgets back: those that went over whole as they are now, those that were split in one piece again. */
export async function returnBudgets(
  db: Db,
  { tenantId, from }: Merging,
  moved: readonly number[],
  split: readonly SplitBudget[],
): Promise<void> {
  await give(db, tenantId, moved, from)
  for (const { id, becomes, endsAt, reasonId, fees } of split) {
    await sql`update budget set ends_at = ${endsAt}::date, cancellation_reason_id = ${reasonId}::integer, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
    const known = fees.map((fee) => fee.id)
    await sql`update budget_fee f set budget_id = ${id}, client_id = ${from}, ends_at = n."endsAt"
      from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as n (id integer, "endsAt" date)
      where f.tenant_id = ${tenantId} and f.id = n.id and f.id = any (${known}::integer[])`.execute(db)
    await sql`update budget_spend set budget_id = ${id}, client_id = ${from} where tenant_id = ${tenantId} and budget_id = ${becomes}`.execute(
      db,
    )
    await sql`update budget set deleted_at = now(), client_id = ${from}, version = version + 1 where tenant_id = ${tenantId} and id = ${becomes}`.execute(
      db,
    )
  }
}
