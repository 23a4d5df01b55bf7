import { sql, type RawBuilder } from 'kysely'
import { seesActualSpend, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { invalid } from '../../foundation/http/refusal.ts'

/** The agency's part of the invoice amount, to the cent; a sum of it is a sum of what the rows show. */
export const marginOf = sql`round(b.invoice_amount * b.platform_margin / 100, 2)`

/** An order of budgets, and the tables besides `b` that it reads. */
export interface BudgetOrder {
  readonly by: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
}

export const joinClient = sql`join client c on c.tenant_id = b.tenant_id and c.id = b.client_id`
export const joinService = sql`join service s on s.tenant_id = b.tenant_id and s.id = b.service_id`

export const newestFirst: BudgetOrder = { by: sql`b.starts_at desc, b.id desc`, joins: sql`` }

interface Sortable {
  readonly columns: readonly RawBuilder<unknown>[]
  readonly joins?: RawBuilder<unknown>
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
  actualSpend: { columns: [sql`b.actual_spend`], nullable: true, seenBy: seesActualSpend },
  platformMargin: { columns: [sql`b.platform_margin`], nullable: true, seenBy: seesBudgetMargin },
  marginAmount: { columns: [marginOf], nullable: true, seenBy: seesBudgetMargin },
  id: { columns: [] },
}

/**
 * The order that a query's `sort` asks for, empty values last. Nobody sorts by
 * what is hidden from them: the order would tell.
 *
 * @throws {Refusal} 422 naming what budgets can be sorted by
 */
export function budgetOrder(sort: string | undefined, actor: Actor): BudgetOrder {
  if (sort === undefined) return newestFirst
  const allowed = Object.entries(sortable).filter(([, { seenBy }]) => seenBy?.(actor) ?? true)
  const found = allowed.find(([name]) => name === sort.replace(/^-/, ''))?.[1]
  if (!found) throw invalid({ sort: `Budgets can be sorted by ${allowed.map(([name]) => name).join(', ')}.` })
  const { columns, joins = sql``, nullable } = found
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const last = nullable ? sql` nulls last` : sql``
  return {
    by: sql.join(
      [...columns, sql`b.id`].map((column, at) => sql`${column} ${direction}${at === 0 ? last : sql``}`),
    ),
    joins,
  }
}
