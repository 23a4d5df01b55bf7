import type { BudgetRow } from '../budgets/budget-rows.ts'
import { tellPrograms, type Teller } from '../../platform/webhooks/tell-programs.ts'

/**
 * Tells other programs of a budget.
 * @param before null for a new one
 * @param after null for one that was taken away
 */
export async function tellProgramsOfBudget(
  teller: Teller,
  before: BudgetRow | null,
  after: BudgetRow | null,
): Promise<void> {
  const some = after ?? before
  if (!some) return
  await tellPrograms(teller, 'budget.changed', {
    budgetId: some.id,
    clientId: some.client_id,
    clientName: some.client_name,
    service: some.service_name,
    change: before === null ? 'added' : after === null ? 'deleted' : 'changed',
    startsAt: some.starts_at,
    endsAt: some.ends_at,
    amountBefore: before && Number(before.invoice_amount),
    amount: after && Number(after.invoice_amount),
  })
}
