import { sql } from 'kysely'
import { addDays } from '@portal/core/foundation/format'
import { numericFromCents } from '@portal/core/foundation/format/money'
import type { Step } from '@portal/core/money/changes/plan'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/** A budget that is about to change, as its row has it. */
export interface Locked {
  readonly id: number
  readonly client_id: number
  readonly service_id: number
  readonly section_id: number | null
  readonly budget_type: 'Recurring' | 'One-Time'
  readonly starts_at: string
  readonly ends_at: string | null
  readonly invoice_amount: string
  readonly platform_margin: string | null
  readonly version: number
}

/** @throws {Refusal} 404 for one that is not of the client */
export async function lockedBudget(db: Db, tenantId: number, id: number, clientId: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select b.id, b.client_id, b.service_id, s.pacing_section_id as section_id, b.budget_type, b.starts_at, b.ends_at, b.invoice_amount,
      b.platform_margin, b.version
    from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.tenant_id = ${tenantId} and b.id = ${id} and b.client_id = ${clientId} and b.deleted_at is null`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('A budget of this client')
  return row
}

interface Splitting {
  readonly id: number
  /** The day from which the new amount holds. */
  readonly from: string
  readonly cents: number
  readonly madeBy: number
}

/**
 * Splits a recurring budget at a day, with its fees and tags: what was charged before stays. One that begins then or
 * later has the new amount as a whole.
 * @returns the budget that goes on
 */
export async function splitBudget(
  db: Db,
  tenantId: number,
  { id, from, cents, madeBy }: Splitting,
): Promise<number> {
  const { client_id: clientId } = await db
    .selectFrom('budget')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('client_id')
    .executeTakeFirstOrThrow()
  const locked = await lockedBudget(db, tenantId, id, clientId)
  if (locked.starts_at >= from) {
    await carryOut(db, tenantId, {
      locked,
      cancellationReasonId: null,
      step: { kind: 'whole', cents },
      madeBy,
    })
    return id
  }
  const next = await carryOut(db, tenantId, {
    locked,
    cancellationReasonId: null,
    step: { kind: 'split', until: addDays(from, -1), from, endsAt: locked.ends_at, cents },
    madeBy,
  })
  if (next === null) throw new Error('A split leaves two budgets.')
  return next
}

interface CarryingOut {
  readonly locked: Locked
  /** Why it ends, where it does and somebody said so. */
  readonly cancellationReasonId: number | null
  readonly step: Step
  readonly madeBy: number
}

/** Writes a step. @returns the budget that goes on, where it is a new one */
export async function carryOut(
  db: Db,
  tenantId: number,
  { locked, step, cancellationReasonId, madeBy }: CarryingOut,
): Promise<number | null> {
  const of = sql`tenant_id = ${tenantId} and id = ${locked.id}`
  if (step.kind === 'whole') {
    await sql`update budget set invoice_amount = ${numericFromCents(step.cents)}, version = version + 1, updated_at = now() where ${of}`.execute(
      db,
    )
    return null
  }
  if (step.kind !== 'split' && step.kind !== 'end') return null
  const next = step.kind === 'split' ? await goesOn(db, tenantId, locked, step, madeBy) : null
  // Why it ends one day goes with the half that ends then; the half that goes on was not cancelled.
  const why =
    next === null ? sql`coalesce(${cancellationReasonId}::integer, cancellation_reason_id)` : sql`null`
  await sql`update budget set ends_at = ${step.until}::date, cancellation_reason_id = ${why},
    version = version + 1, updated_at = now() where ${of}`.execute(db)
  // A fee that would begin later goes with the budget that is there then.
  if (next !== null) {
    await sql`update budget_fee set budget_id = ${next} where tenant_id = ${tenantId} and budget_id = ${locked.id} and starts_at > ${step.until}::date`.execute(
      db,
    )
    await sql`
      insert into budget_fee (tenant_id, budget_id, client_id, fee_service_id, starts_at, ends_at, invoice_amount, notes)
      select tenant_id, ${next}::integer, client_id, fee_service_id, ${step.until}::date + 1, ends_at, invoice_amount, notes
      from budget_fee where tenant_id = ${tenantId} and budget_id = ${locked.id} and (ends_at is null or ends_at > ${step.until}::date)
      order by starts_at, id
      ${takenByNodes}`.execute(db)
    await sql`update budget_spend set budget_id = ${next} where tenant_id = ${tenantId} and budget_id = ${locked.id} and month > ${step.until}::date`.execute(
      db,
    )
  }
  await sql`update budget_fee set ends_at = ${step.until}::date where tenant_id = ${tenantId} and budget_id = ${locked.id}
    and starts_at <= ${step.until}::date and (ends_at is null or ends_at > ${step.until}::date)`.execute(db)
  return next
}

/** The budget that goes on from a month: everything of the one before but its amount and days. */
async function goesOn(
  db: Db,
  tenantId: number,
  { id }: Locked,
  step: Extract<Step, { kind: 'split' }>,
  madeBy: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into budget (tenant_id, client_id, service_id, budget_type, starts_at, ends_at, invoice_amount, platform_margin, notes,
      cancellation_reason_id, created_by)
    select tenant_id, client_id, service_id, budget_type, ${step.from}::date, ${step.endsAt}::date, ${numericFromCents(step.cents)}::numeric,
      platform_margin, notes, cancellation_reason_id, ${madeBy}::integer
    from budget where tenant_id = ${tenantId} and id = ${id}
    returning id`.execute(db)
  const [made] = rows
  if (!made) throw new Error('An insert of one row answers one.')
  await sql`insert into budget_tag_link (tenant_id, budget_id, tag_id)
    select tenant_id, ${made.id}::integer, tag_id from budget_tag_link where tenant_id = ${tenantId} and budget_id = ${id}`.execute(
    db,
  )
  return made.id
}
