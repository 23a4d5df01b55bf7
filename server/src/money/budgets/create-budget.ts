import type { Given } from '@portal/core/calls'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { watchCeiling } from '../changes/ceiling.ts'
import { tellOfBudget } from '../changes/section-changes.ts'
import { enterSpend } from './actual-spend.ts'
import type { BudgetRow } from './budget-rows.ts'
import { checkBudget, type Fee } from './check-budget.ts'
import { budgetPresenter } from './present-budget.ts'
import { budgetById } from './read-budget.ts'
import { numeric, optionalNumeric, writeFees, writeTags } from './write-budget-parts.ts'

type NewBudget = Given<'budgets.createWithFees', 'body'>

/** What writing a budget needs of a request. */
export type Creating = Pick<
  Incoming<'budgets.create'>,
  'db' | 'tenantId' | 'person' | 'actor' | 'services' | 'audit'
>

/**
 * Adds a budget, with fees where there are any; every call that creates one ends here.
 * @throws {Refusal} 422 with a sentence for each field
 */
export async function addBudget(creating: Creating, body: NewBudget): Promise<BudgetRow> {
  const { db, tenantId, person, actor, audit } = creating
  const fees: readonly Fee[] = body.fees ?? []
  const tagIds = [...new Set(body.tagIds)]
  await checkBudget(
    db,
    tenantId,
    actor,
    { ...body, endsAt: body.endsAt ?? null, platformMargin: body.platformMargin, tagIds, fees },
    null,
  )
  const checkCeiling = await watchCeiling(db, {
    tenantId,
    clientId: body.clientId,
    meant: body.pastCeiling ?? false,
  })
  const { id } = await db
    .insertInto('budget')
    .values({
      tenant_id: tenantId,
      client_id: body.clientId,
      service_id: body.serviceId,
      budget_type: body.budgetType,
      starts_at: body.startsAt,
      ends_at: body.endsAt ?? null,
      invoice_amount: numeric(body.invoiceAmount),
      platform_margin: optionalNumeric(body.platformMargin),
      notes: body.notes ?? '',
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await checkCeiling()
  const ofBudget = { tenantId, budgetId: id, clientId: body.clientId }
  if (body.actualSpend != null)
    await enterSpend(db, {
      ...ofBudget,
      startsAt: body.startsAt,
      endsAt: body.endsAt ?? null,
      month: body.actualSpendMonth,
      amount: numeric(body.actualSpend),
      userId: person.id,
    })
  if (tagIds.length > 0) await writeTags(db, ofBudget, tagIds)
  if (fees.length > 0) await writeFees(db, ofBudget, fees)
  audit({ subject: 'budget', subjectId: id, clientId: body.clientId, changes: { ...body } })
  const made = await budgetById(db, tenantId, id)
  await tellOfBudget({ ...creating, madeBy: person.id }, null, made)
  return made
}

export const createBudget = operation('budgets.create', async (incoming) =>
  budgetPresenter(incoming.actor)(await addBudget(incoming, incoming.body)),
)
export const createBudgetWithFees = operation('budgets.createWithFees', async (incoming) =>
  budgetPresenter(incoming.actor)(await addBudget(incoming, incoming.body)),
)
