import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { seesActualSpend, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { invalid } from '../../foundation/http/refusal.ts'
import { marginOf } from './section-months.ts'
import { actualSpends, type SpendMonths } from './actual-spend.ts'

/** An order of budgets, and the tables besides `b` that it reads. */
export interface BudgetOrder {
  readonly by: RawBuilder<unknown>
  /** @param where the condition of the budgets that are put in order */
  readonly joins: (where: RawBuilder<SqlBool>) => RawBuilder<unknown>
}

export const joinClient = sql`join client c on c.tenant_id = b.tenant_id and c.id = b.client_id`
export const joinService = sql`join service s on s.tenant_id = b.tenant_id and s.id = b.service_id`

export const newestFirst: BudgetOrder = { by: sql`b.starts_at desc, b.id desc`, joins: () => sql`` }

interface Sortable {
  readonly columns: readonly RawBuilder<unknown>[]
  readonly joins?: RawBuilder<unknown>
  readonly bySpend?: true
  readonly nullable?: true
  readonly seenBy?: (actor: Actor) => boolean
}

const sortable: Readonly<Record<string, Sortable>> = {
  client: { columns: [sql`c.name_folded`], joins: joinClient },
  service: { columns: [sql`s."order"`, sql`lower(s.name)`], joins: joinService },
  budgetType: { columns: [sql`b.budget_type`] },
  startsAt: { columns: [sql`b.starts_at`] },
  endsAt: { columns: [sql`b.ends_at`], nullable: true },
  invoiceAmount: { columns: [sql`b.invoice_amount`] },
  actualSpend: { columns: [sql`spent.actual_spend`], bySpend: true, nullable: true, seenBy: seesActualSpend },
  platformMargin: { columns: [sql`b.platform_margin`], nullable: true, seenBy: seesBudgetMargin },
  marginAmount: { columns: [marginOf], nullable: true, seenBy: seesBudgetMargin },
  id: { columns: [] },
}

/**
 * The order that a query's `sort` asks for, empty values last. Nobody sorts by
 * what is hidden from them: the order would tell.
 *
 * @param of which months' actual spend is sorted by
 * @throws {Refusal} 422 naming what budgets can be sorted by
 */
export function budgetOrder(
  sort: string | undefined,
  actor: Actor,
  { tenantId, months }: { readonly tenantId: number; readonly months: SpendMonths },
): BudgetOrder {
  if (sort === undefined) return newestFirst
  const allowed = Object.entries(sortable).filter(([, { seenBy }]) => seenBy?.(actor) ?? true)
  const found = allowed.find(([name]) => name === sort.replace(/^-/, ''))?.[1]
  if (!found) throw invalid({ sort: `Budgets can be sorted by ${allowed.map(([name]) => name).join(', ')}.` })
  const { columns, joins = sql``, nullable, bySpend } = found
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const last = nullable ? sql` nulls last` : sql``
  return {
    by: sql.join(
      [...columns, sql`b.id`].map((column, at) => sql`${column} ${direction}${at === 0 ? last : sql``}`),
    ),
    joins: (where) =>
      bySpend === true
        ? sql`left join ${actualSpends(tenantId, sql`select b.id, b.client_id, b.starts_at, b.ends_at from budget b where ${where}`, months)} spent
            on spent.budget_id = b.id`
        : joins,
  }
}
