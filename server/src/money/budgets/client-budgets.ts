import { sql } from 'kysely'
import { seesActualSpend } from '@portal/core/money/budgets/policy'
import { today } from '@portal/core/foundation/format/time'
import { operation } from '../../foundation/http/operation.ts'
import { spendMonths } from './actual-spend.ts'
import { both, feesOfMonth, filtered, ofMonth, saysWhen, visibleBudgets } from './budget-conditions.ts'
import { budgetOrder, newestFirst } from './budget-order.ts'
import { budgetRows } from './budget-rows.ts'
import { budgetPresenter } from './present-budget.ts'

/** All of a client's budgets, ended ones too; month and year narrow them where given. */
export const budgetsOfClient = operation(
  'budgets.ofClient',
  async ({ db, tenantId, params, query, scope, actor }) => {
    const page = query.page ?? 1
    const pageSize = query.pageSize ?? 50
    const where = both([
      visibleBudgets(tenantId, scope),
      ...filtered(tenantId, { ...query, clientId: params.id }),
      ...(saysWhen(query) ? [ofMonth(query, today())] : []),
    ])
    const months = spendMonths(query)
    const order = budgetOrder(query.sort, actor, { tenantId, months })
    const spend = seesActualSpend(actor) ? months : null
    const [rows, count] = await Promise.all([
      budgetRows(db, where, {
        tenantId,
        spend,
        ...(saysWhen(query) ? { addsUp: feesOfMonth(query, today()) } : {}),
        order,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      }),
      sql<{ total: number }>`select count(*)::integer as total from budget b where ${where}`.execute(db),
    ])
    return { rows: rows.map(budgetPresenter(actor)), total: count.rows[0]?.total ?? 0, page, pageSize }
  },
)

/** A client has some hundreds of budgets in ten years; a plain list is for what needs them all at once. */
const longestList = 10_000

export const budgetListOfClient = operation(
  'budgets.ofClientList',
  async ({ db, tenantId, params, scope, actor }) => {
    const where = both([visibleBudgets(tenantId, scope), ...filtered(tenantId, { clientId: params.id })])
    const rows = await budgetRows(db, where, {
      tenantId,
      spend: seesActualSpend(actor) ? { is: 'latest' } : null,
      order: newestFirst,
      limit: longestList,
      offset: 0,
    })
    return rows.map(budgetPresenter(actor))
  },
)

/** By service, as the profile and the budget-changes dialog show them. */
export const activeBudgetsOfClient = operation(
  'budgets.activeOfClient',
  async ({ db, tenantId, params, query, scope, actor }) => {
    const where = both([
      visibleBudgets(tenantId, scope),
      ...filtered(tenantId, { ...query, clientId: params.id }),
      ofMonth(query, today()),
    ])
    const months = spendMonths(query)
    const rows = await budgetRows(db, where, {
      tenantId,
      spend: seesActualSpend(actor) ? months : null,
      addsUp: feesOfMonth(query, today()),
      order: budgetOrder('service', actor, { tenantId, months }),
      limit: longestList,
      offset: 0,
    })
    return rows.map(budgetPresenter(actor))
  },
)
