import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { changesBudgets, seesActualSpend } from '@portal/core/money/budgets/policy'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { SpendMonths } from './actual-spend.ts'
import { visibleBudgets } from './budget-conditions.ts'
import { newestFirst } from './budget-order.ts'
import { budgetRows, type BudgetRow } from './budget-rows.ts'
import { budgetPresenter, dollars } from './present-budget.ts'

/**
 * One budget in the caller's scope.
 * @throws {Refusal} 404 for one that is deleted, another client's or another tenant's
 */
export async function budgetById(
  db: Db,
  tenantId: number,
  id: number,
  scope: Exclude<Scope, 'none'> = 'all',
  spend: SpendMonths | null = { is: 'latest' },
): Promise<BudgetRow> {
  const where = sql<SqlBool>`${visibleBudgets(tenantId, scope)} and b.id = ${id}`
  const [row] = await budgetRows(db, where, { tenantId, spend, order: newestFirst, limit: 1, offset: 0 })
  if (!row) throw notFound('This budget')
  return row
}

export const getBudget = operation('budgets.get', async ({ db, tenantId, params, scope, actor }) => {
  const row = await budgetById(
    db,
    tenantId,
    params.id,
    scope,
    seesActualSpend(actor) ? { is: 'latest' } : null,
  )
  const budget = budgetPresenter(actor)(row)
  const confirmations = changesBudgets(actor) ? await confirmationsOf(db, tenantId, row.id) : []
  return confirmations.length === 0 ? budget : { ...budget, confirmations }
})

/** Who changed the amount of a budget, who was asked to confirm it, and what they did; an amount that was changed back asks nobody. */
async function confirmationsOf(
  db: Db,
  tenantId: number,
  budgetId: number,
): Promise<NonNullable<Answer<'budgets.get'>['confirmations']>> {
  const { rows } = await sql<{
    previous_amount: string
    new_amount: string
    person: string
    changed_by: string | null
    created_at: string
    confirmed_at: string | null
  }>`
    select w.previous_amount, w.new_amount, u.first_name || ' ' || u.last_name as person,
      m.first_name || ' ' || m.last_name as changed_by, w.created_at, w.confirmed_at
    from budget_change w join user_account u on u.tenant_id = w.tenant_id and u.id = w.user_id
      left join user_account m on m.tenant_id = w.tenant_id and m.id = w.created_by
    where w.tenant_id = ${tenantId} and w.budget_id = ${budgetId} and w.new_amount <> w.previous_amount
    order by w.created_at desc, w.id desc limit 50`.execute(db)
  return rows.map((row) => ({
    previousAmount: dollars(row.previous_amount),
    newAmount: dollars(row.new_amount),
    person: row.person,
    changedBy: row.changed_by,
    askedAt: row.created_at,
    confirmedAt: row.confirmed_at,
  }))
}
