import { sql, type SqlBool } from 'kysely'
import { seesActualSpend } from '@portal/core/money/budgets/policy'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { SpendMonths } from './actual-spend.ts'
import { visibleBudgets } from './budget-conditions.ts'
import { newestFirst } from './budget-order.ts'
import { budgetRows, type BudgetRow } from './budget-rows.ts'
import { budgetPresenter } from './present-budget.ts'

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

export const getBudget = operation('budgets.get', async ({ db, tenantId, params, scope, actor }) =>
  budgetPresenter(actor)(
    await budgetById(db, tenantId, params.id, scope, seesActualSpend(actor) ? { is: 'latest' } : null),
  ),
)
