import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { seesActualSpend, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { today } from '@portal/core/foundation/format/time'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { actualSpends, spendMonths, type SpendMonths } from './actual-spend.ts'
import {
  both,
  ended,
  feesOfMonth,
  filtered,
  ofMonth,
  saysWhen,
  visibleBudgets,
  type BudgetFilter,
} from './budget-conditions.ts'
import { budgetOrder } from './budget-order.ts'
import { marginOf } from './section-months.ts'
import { budgetRows } from './budget-rows.ts'
import { budgetPresenter, dollars } from './present-budget.ts'

export type ReportKind = 'active' | 'inactive'

/**
 * What a report holds. Active: the budgets of the filter's month and year, or
 * those that have not ended. Inactive: those that have ended, of them the ones
 * that ran in the filter's month and year.
 */
export function reportCondition(
  kind: ReportKind,
  filter: BudgetFilter,
  tenantId: number,
  scope: Exclude<Scope, 'none'>,
): RawBuilder<SqlBool> {
  const now = today()
  const when = kind === 'active' || saysWhen(filter) ? [ofMonth(filter, now)] : []
  return both([
    visibleBudgets(tenantId, scope),
    ...when,
    ...(kind === 'inactive' ? [ended(now)] : []),
    ...filtered(tenantId, filter),
  ])
}

/** The fees `f` that a report adds up: those of its month, of budgets that have not ended those that have not either. */
export const reportFees = (kind: ReportKind, filter: BudgetFilter): RawBuilder<SqlBool> =>
  kind === 'active' || saysWhen(filter) ? feesOfMonth(filter, today()) : sql`true`

type Totals = Answer<'budgets.active'>['totals']

/**
 * How many budgets a condition has, and sums over all of them. What is hidden
 * from the caller in the rows is neither summed nor answered.
 */
async function reportTotals(
  db: Db,
  tenantId: number,
  { where, addsUp }: { readonly where: RawBuilder<SqlBool>; readonly addsUp: RawBuilder<SqlBool> },
  actor: Actor,
  months: SpendMonths,
): Promise<{ readonly total: number; readonly totals: Totals }> {
  const spend = seesActualSpend(actor)
  const margin = seesBudgetMargin(actor)
  const reported = sql`select b.id, b.client_id, b.starts_at, b.ends_at from budget b where ${where}`
  const [sums, fees, spent] = await Promise.all([
    sql<{ total: number; invoice_amount: string; margin_amount: string }>`
      select count(*)::integer as total, coalesce(sum(b.invoice_amount), 0) as invoice_amount,
        ${margin ? sql`coalesce(sum(${marginOf}), 0)` : sql`0`} as margin_amount
      from budget b where ${where}`.execute(db),
    sql<{ fees: string }>`
      select coalesce(sum(f.invoice_amount), 0) as fees from budget b
      join budget_fee f on f.tenant_id = ${tenantId} and f.budget_id = b.id and ${addsUp} where ${where}`.execute(
      db,
    ),
    spend
      ? sql<{ actual_spend: string }>`
          select coalesce(sum(actual_spend), 0) as actual_spend from ${actualSpends(tenantId, reported, months)} spent`.execute(
          db,
        )
      : null,
  ])
  const [row] = sums.rows
  return {
    total: row?.total ?? 0,
    totals: {
      invoiceAmount: dollars(row?.invoice_amount ?? '0'),
      ...(spend ? { actualSpend: dollars(spent?.rows[0]?.actual_spend ?? '0') } : {}),
      ...(margin ? { marginAmount: dollars(row?.margin_amount ?? '0') } : {}),
      fees: dollars(fees.rows[0]?.fees ?? '0'),
    },
  }
}

interface ReportRequest {
  readonly db: Db
  readonly tenantId: number
  readonly scope: Exclude<Scope, 'none'>
  readonly actor: Actor
  readonly query: BudgetFilter & {
    readonly page?: number
    readonly pageSize?: number
    readonly sort?: string
  }
}

async function report(
  kind: ReportKind,
  { db, tenantId, scope, actor, query }: ReportRequest,
): Promise<Answer<'budgets.active'>> {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const where = reportCondition(kind, query, tenantId, scope)
  const addsUp = reportFees(kind, query)
  const months = spendMonths(query)
  const order = budgetOrder(query.sort, actor, { tenantId, months })
  const spend = seesActualSpend(actor) ? months : null
  const [rows, { total, totals }] = await Promise.all([
    budgetRows(db, where, { tenantId, spend, addsUp, order, limit: pageSize, offset: (page - 1) * pageSize }),
    reportTotals(db, tenantId, { where, addsUp }, actor, months),
  ])
  return { rows: rows.map(budgetPresenter(actor)), total, page, pageSize, totals }
}

export const activeBudgets = operation('budgets.active', async (incoming) => report('active', incoming))
export const inactiveBudgets = operation('budgets.inactive', async (incoming) => report('inactive', incoming))
