import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import type { Fee } from './check-budget.ts'

/** Text of dollars for a `numeric(…, 2)` column. */
export const numeric = (dollars: number): string => dollars.toFixed(2)

/** Dollars as the database takes them, or none. */
export const optionalNumeric = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : value.toFixed(2)

interface OfBudget {
  readonly tenantId: number
  readonly budgetId: number
  readonly clientId: number
}

/** Makes these the budget's tags. */
export async function writeTags(
  db: Db,
  { tenantId, budgetId }: OfBudget,
  tagIds: readonly number[],
): Promise<void> {
  await sql`delete from budget_tag_link where tenant_id = ${tenantId} and budget_id = ${budgetId} and tag_id <> all (${tagIds}::integer[])`.execute(
    db,
  )
  if (tagIds.length === 0) return
  await sql`
    insert into budget_tag_link (tenant_id, budget_id, tag_id)
    select ${tenantId}::integer, ${budgetId}::integer, t from unnest(${tagIds}::integer[]) t on conflict do nothing`.execute(
    db,
  )
}

/** Makes these the budget's fees: one with an id is changed, one without is new, those not listed go. */
export async function writeFees(
  db: Db,
  { tenantId, budgetId, clientId }: OfBudget,
  fees: readonly Fee[],
): Promise<void> {
  const rows = JSON.stringify(
    fees.map((fee, place) => ({
      place,
      id: fee.id ?? null,
      fee_service_id: fee.feeServiceId,
      starts_at: fee.startsAt,
      ends_at: fee.endsAt ?? null,
      invoice_amount: numeric(fee.invoiceAmount),
      notes: fee.notes ?? '',
    })),
  )
  const given = sql`json_to_recordset(${rows}::json) as g (place integer, id integer, fee_service_id integer, starts_at date, ends_at date, invoice_amount numeric, notes text)`
  const kept = fees.flatMap((fee) => (fee.id === undefined ? [] : [fee.id]))
  await sql`delete from budget_fee where tenant_id = ${tenantId} and budget_id = ${budgetId} and id <> all (${kept}::integer[])`.execute(
    db,
  )
  if (kept.length > 0) {
    await sql`
      update budget_fee f set fee_service_id = g.fee_service_id, starts_at = g.starts_at, ends_at = g.ends_at,
        invoice_amount = g.invoice_amount, notes = g.notes
      from ${given} where f.tenant_id = ${tenantId} and f.budget_id = ${budgetId} and f.id = g.id`.execute(db)
  }
  if (kept.length < fees.length) {
    await sql`
      insert into budget_fee (tenant_id, budget_id, client_id, fee_service_id, starts_at, ends_at, invoice_amount, notes)
      select ${tenantId}::integer, ${budgetId}::integer, ${clientId}::integer, g.fee_service_id, g.starts_at, g.ends_at, g.invoice_amount, g.notes
      from ${given} where g.id is null order by g.place
      ${takenByNodes}`.execute(db)
  }
}
