import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addMonths, type DayRange } from '@portal/core/foundation/format'
import { monthIds } from '@portal/core/platform/reports/month-columns'
import { managedBy, within } from '../../platform/reports/conditions.ts'
import { marginOf, mediaOf } from './section-months.ts'

/**
 * Whether the budget `b` is invoiced for a month: a recurring one for each that it runs in, a one-time one for the month it starts.
 * @param month the column of its first day
 */
export const isInvoicedFor = (month: string): RawBuilder<SqlBool> => sql<SqlBool>`
  b.starts_at < ${sql.ref(month)} + interval '1 month'
    and case b.budget_type when 'One-Time' then b.starts_at >= ${sql.ref(month)} else b.ends_at is null or b.ends_at >= ${sql.ref(month)} end`

/** Every budget in every month for which it is invoiced. */
export const invoicedBudgets = (tenantId: number, period: DayRange | null): RawBuilder<unknown> => sql`(
  select b.id, b.client_id, b.service_id, b.invoice_amount as amount, ${marginOf} as margin, ${mediaOf} as media,
    m.month::date as month
  from generate_series(${period?.start ?? null}::date::timestamp, ${period?.end ?? null}::date::timestamp, interval '1 month') as m (month)
    join budget b on b.tenant_id = ${tenantId} and b.deleted_at is null and ${isInvoicedFor('m.month')}
)`

/**
 * The budgets that are invoiced for any month of a period, each once, with the `last` day by which it still is: a
 * one-time one only for the month it starts. Worked out apart, or each month would work it out again.
 */
export const budgetsWithin = (tenantId: number, period: DayRange | null): RawBuilder<unknown> => sql`(
  select b.client_id, b.service_id, b.invoice_amount as amount, b.starts_at,
    case b.budget_type when 'One-Time' then b.starts_at else coalesce(b.ends_at, 'infinity') end as last
  from budget b
  where b.tenant_id = ${tenantId} and b.deleted_at is null and b.starts_at <= ${period?.end ?? null}::date
    and (b.budget_type <> 'One-Time' and (b.ends_at is null or b.ends_at >= ${period?.start ?? null}::date)
      or b.budget_type = 'One-Time' and b.starts_at >= ${period?.start ?? null}::date)
  offset 0
)`

/**
 * A column for each month of a period, under the ids of its declaration: what the budgets `b` of a group are invoiced
 * for in it, of `budgetsWithin`. A row for each of their months would be a dozen times the work.
 */
export const amountsByMonth = (period: DayRange | null, count: number): RawBuilder<unknown> =>
  sql.join(
    monthIds(count).map((id, at) => {
      const month = period && addMonths(period.start, at)
      return sql`sum(b.amount) filter (where b.starts_at < ${month && addMonths(month, 1)}::date and b.last >= ${month}::date) as ${sql.ref(id)}`
    }),
  )

/** What the columns of `amountsByMonth` come to together. */
export const amountOfMonths = (count: number): RawBuilder<unknown> =>
  sql.join(
    monthIds(count).map((id) => sql`coalesce(${sql.ref(id)}, 0)`),
    sql` + `,
  )

interface BudgetFilters {
  readonly serviceId?: number
  readonly serviceGroup?: number
  readonly managerId?: number
  readonly groupId?: number
}

/** The filters that reports over budgets have in common, of a client `c` and a service `s`. */
export const budgetsAsked = (asked: BudgetFilters): RawBuilder<SqlBool> =>
  sql`${within({
    's.id': asked.serviceId,
    's.service_group_id': asked.serviceGroup,
    'c.group_id': asked.groupId,
  })} and ${managedBy('c', asked.managerId)}`
