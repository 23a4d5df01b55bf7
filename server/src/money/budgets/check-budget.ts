import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { endsBeforeStart } from '@portal/core/money/budgets/fields'
import { capProblem } from '@portal/core/money/changes/cap-of-fee'
import { marginRefusal, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { positiveNumber } from '@portal/core/foundation/rules'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { feeCapsOf } from '../changes/fees-over-cap.ts'

export type Fee = NonNullable<Given<'budgets.createWithFees', 'body'>['fees']>[number]

/** A budget as it would be after a write. Dates are `YYYY-MM-DD`, amounts dollars. */
export interface Draft {
  readonly clientId: number
  readonly serviceId: number
  readonly startsAt: string
  readonly endsAt: string | null
  readonly invoiceAmount: number
  /** undefined: not touched by this write. */
  readonly platformMargin: number | null | undefined
  readonly tagIds: readonly number[]
  readonly fees: readonly Fee[]
}

/** What a write may keep although it could not be chosen anew. */
interface Kept {
  readonly clientId: number
  readonly serviceId: number
  readonly feeIds: readonly number[]
  /** Fees that stay as they are, on a budget of the same service and amount: nobody is asked for them again. */
  readonly sameFeeIds: readonly number[]
}

/**
 * Checks a budget before it is written.
 * @param kept what the budget has already; null for a new one
 * @throws {Refusal} 422 with a sentence for each field
 */
export async function checkBudget(
  db: Db,
  tenantId: number,
  actor: Actor,
  draft: Draft,
  kept: Kept | null,
): Promise<void> {
  const errors: Record<string, string> = {}
  const say = (field: string, sentence: string | null): void => {
    if (sentence !== null) errors[field] ??= sentence
  }
  say('invoiceAmount', positiveNumber(draft.invoiceAmount))
  say('endsAt', endsBeforeStart(draft.startsAt, draft.endsAt))
  if (draft.platformMargin !== undefined && !seesBudgetMargin(actor)) say('platformMargin', marginRefusal)
  draft.fees.forEach((fee, at) => {
    say(`fees.${at}.endsAt`, endsBeforeStart(fee.startsAt, fee.endsAt))
    if (fee.id !== undefined && !kept?.feeIds.includes(fee.id))
      say(`fees.${at}.id`, 'This fee does not belong to the budget.')
  })
  const keptFees = draft.fees.flatMap((fee) => (fee.id === undefined ? [] : [fee.id]))
  if (new Set(keptFees).size < keptFees.length) say('fees', 'A fee is listed twice.')
  const missing = await missingOf(db, tenantId, draft, kept)
  if (missing.client) say('clientId', 'This client does not exist.')
  if (missing.service) say('serviceId', 'This service does not exist or is not active.')
  if (missing.tags.length > 0) say('tagIds', 'A tag does not exist.')
  draft.fees.forEach((fee, at) => {
    if (missing.feeServices.includes(fee.feeServiceId))
      say(`fees.${at}.feeServiceId`, 'This fee service does not exist.')
  })
  const caps = draft.fees.length === 0 ? [] : await feeCapsOf(db, tenantId)
  draft.fees.forEach((fee, at) => {
    if ((fee.notes ?? '').trim() !== '' || (fee.id !== undefined && kept?.sameFeeIds.includes(fee.id))) return
    say(
      `fees.${at}.notes`,
      capProblem(caps, {
        clientId: draft.clientId,
        serviceId: draft.serviceId,
        feeServiceId: fee.feeServiceId,
        startsAt: fee.startsAt,
        cents: centsFromDollars(fee.invoiceAmount),
        budgetCents: centsFromDollars(draft.invoiceAmount),
      }),
    )
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

interface Missing {
  readonly client: boolean
  readonly service: boolean
  readonly tags: readonly number[]
  readonly feeServices: readonly number[]
}

/** What a draft refers to and there is not, in one statement. */
async function missingOf(db: Db, tenantId: number, draft: Draft, kept: Kept | null): Promise<Missing> {
  const feeServices = [...new Set(draft.fees.map((fee) => fee.feeServiceId))]
  const { rows } = await sql<Missing>`
    select
      not exists (select from client where tenant_id = ${tenantId} and id = ${draft.clientId}) as client,
      not exists (select from service where tenant_id = ${tenantId} and id = ${draft.serviceId}
        and (active or id = ${kept?.serviceId ?? 0})) as service,
      array(select t from unnest(${draft.tagIds}::integer[]) t
        where not exists (select from budget_tag g where g.tenant_id = ${tenantId} and g.id = t)) as tags,
      array(select k from unnest(${feeServices}::integer[]) k
        where not exists (select from fee_service g where g.tenant_id = ${tenantId} and g.id = k)) as "feeServices"`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}
