import { sql } from 'kysely'
import { centsFromNumeric } from '@portal/core/foundation/format/money'
import { capOf, type FeeCap } from '@portal/core/money/changes/cap-of-fee'
import type { Db } from '../../foundation/database/database.ts'

/** The caps that fees are measured by. */
export async function feeCapsOf(db: Db, tenantId: number): Promise<readonly FeeCap[]> {
  const { rows } = await sql<FeeCap>`
    select client_id as "clientId", service_id as "serviceId", fee_service_id as "feeServiceId", limit_in as "limitIn",
      most::float8 as most, starts_at as "startsAt", active
    from fee_cap where tenant_id = ${tenantId} and deleted_at is null and active`.execute(db)
  return rows
}

/**
 * Keeps why a budget was changed with those of its fees that are over their cap by now and say nothing: a fee over its cap says why.
 * @param month the first day from which the new amount holds
 */
export async function keepWhyOverCap(
  db: Db,
  tenantId: number,
  { budgetId, month, reason }: { readonly budgetId: number; readonly month: string; readonly reason: string },
): Promise<void> {
  const { rows } = await sql<{
    id: number
    client_id: number
    service_id: number
    fee_service_id: number
    starts_at: string
    amount: string
    budget: string
  }>`
    select f.id, b.client_id, b.service_id, f.fee_service_id, greatest(f.starts_at, ${month}::date) as starts_at,
      f.invoice_amount as amount, b.invoice_amount as budget
    from budget_fee f join budget b on b.tenant_id = f.tenant_id and b.id = f.budget_id
    where f.tenant_id = ${tenantId} and f.budget_id = ${budgetId} and btrim(f.notes) = '' and (f.ends_at is null or f.ends_at >= ${month}::date)`.execute(
    db,
  )
  if (rows.length === 0) return
  const caps = await feeCapsOf(db, tenantId)
  const over = rows.filter((fee) => {
    const cents = centsFromNumeric(fee.amount)
    const most = capOf(caps, {
      clientId: fee.client_id,
      serviceId: fee.service_id,
      feeServiceId: fee.fee_service_id,
      startsAt: fee.starts_at,
      cents,
      budgetCents: centsFromNumeric(fee.budget),
    })
    return most !== null && cents > most
  })
  if (over.length > 0)
    await sql`update budget_fee set notes = ${reason} where tenant_id = ${tenantId} and id = any (${over.map(({ id }) => id)}::integer[])`.execute(
      db,
    )
}
