import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { budgetPeriod, type BudgetMonthFilter, type BudgetPeriod } from '@portal/core/money/budgets/filter'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { folded } from '../../foundation/database/folded.ts'

/** What a list of budgets may be filtered by; the names are the query's. */
export interface BudgetFilter extends BudgetMonthFilter {
  readonly serviceId?: number
  readonly serviceGroup?: number
  readonly clientId?: number
  readonly tagId?: number
  readonly budgetType?: string
  readonly search?: string
}

type Condition = RawBuilder<SqlBool>

/** Conditions speak of the budget `b` alone, so that a count or a sum reads no other table without need. */
export const both = (conditions: readonly Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`

/** The budgets of a tenant that are not deleted and lie in the caller's scope. */
export function visibleBudgets(tenantId: number, scope: Exclude<Scope, 'none'>): Condition {
  const visible = sql<SqlBool>`b.tenant_id = ${tenantId} and b.deleted_at is null`
  if (scope === 'all') return visible
  const clientIds = scope.of === 'client' ? scope.ids : []
  return sql<SqlBool>`${visible} and b.client_id = any (${clientIds}::integer[])`
}

/** The same as `inPeriod` of core, asked of the database: of budgets `b`, or of fees `f`. */
export function inPeriod(period: BudgetPeriod, of: 'b' | 'f' = 'b'): Condition {
  const [starts, ends] = [sql.ref(`${of}.starts_at`), sql.ref(`${of}.ends_at`)]
  if (period.is === 'future') return sql<SqlBool>`${starts} > ${period.after}`
  if (period.is === 'unended') return sql<SqlBool>`(${ends} is null or ${ends} >= ${period.on})`
  return sql<SqlBool>`${starts} <= ${period.to} and (${ends} is null or ${ends} >= ${period.from})`
}

/** Budgets whose last day is past. */
export const ended = (today: string): Condition => sql<SqlBool>`b.ends_at < ${today}`

/** Everything of a filter but its month and year. */
export function filtered(tenantId: number, filter: BudgetFilter): readonly Condition[] {
  const conditions: Condition[] = []
  if (filter.serviceId !== undefined) conditions.push(sql`b.service_id = ${filter.serviceId}`)
  if (filter.serviceGroup !== undefined) {
    conditions.push(
      sql`b.service_id in (select g.id from service g where g.tenant_id = ${tenantId} and g.service_group_id = ${filter.serviceGroup})`,
    )
  }
  if (filter.clientId !== undefined) conditions.push(sql`b.client_id = ${filter.clientId}`)
  if (filter.budgetType !== undefined) conditions.push(sql`b.budget_type = ${filter.budgetType}`)
  if (filter.tagId !== undefined) {
    conditions.push(
      sql`exists (select from budget_tag_link l where l.tenant_id = b.tenant_id and l.budget_id = b.id and l.tag_id = ${filter.tagId})`,
    )
  }
  const typed = filter.search?.trim().toLowerCase() ?? ''
  if (typed) conditions.push(named(tenantId, typed))
  return conditions
}

/** Budgets whose client's name, dealer code or service is what somebody typed, in lower case. */
function named(tenantId: number, typed: string): Condition {
  const name = folded(typed)
  const byName = name ? sql`or position(${name} in n.name_folded) > 0` : sql``
  return sql<SqlBool>`(
    b.client_id in (select n.id from client n where n.tenant_id = ${tenantId} and (lower(n.identifier) = ${typed} ${byName}))
    or b.service_id in (select n.id from service n where n.tenant_id = ${tenantId} and position(${typed} in lower(n.name)) > 0))`
}

/** Whether a filter says when; without month and year a list shows what its own name says. */
export const saysWhen = ({ month, year }: BudgetMonthFilter): boolean =>
  month !== undefined || year !== undefined

/** The budgets of a filter's month and year. */
export const ofMonth = (filter: BudgetMonthFilter, today: string): Condition =>
  inPeriod(budgetPeriod(filter, today))

/** The fees `f` of a budget that are charged in a filter's month and year, as its budgets are; one that ended before is none of theirs. */
export const feesOfMonth = (filter: BudgetMonthFilter, today: string): Condition =>
  inPeriod(budgetPeriod(filter, today), 'f')
