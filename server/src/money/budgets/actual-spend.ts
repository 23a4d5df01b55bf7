import { sql, type RawBuilder } from 'kysely'
import { spendMonthOf } from '@portal/core/money/budgets/actual-spend'
import type { BudgetMonthFilter } from '@portal/core/money/budgets/filter'
import { budgetPeriod } from '@portal/core/money/budgets/filter'
import { monthRange } from '@portal/core/foundation/format/dates'
import { today } from '@portal/core/foundation/format/time'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { pacingSections } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { runsInMonth, sectionsTable } from './section-months.ts'

/**
 * Which months' actual spend is meant: the latest of each budget, or those from
 * one first day of a month to another.
 */
export type SpendMonths =
  | { readonly is: 'latest' }
  | { readonly is: 'range'; readonly from: string; readonly to: string }

/** The months of a budget filter; without month and year the latest of each budget. */
export function spendMonths(filter: BudgetMonthFilter): SpendMonths {
  const period = budgetPeriod(filter, today())
  return period.is === 'running' ? { is: 'range', from: period.from, to: period.to } : { is: 'latest' }
}

/** `spendMonthOf` of core, asked of the database for a budget under an alias. */
export const latestMonth = (alias: 'b' | 'r'): RawBuilder<unknown> => sql`
  greatest(least(date_trunc('month', ${today()}::timestamp), date_trunc('month', coalesce(${sql.ref(`${alias}.ends_at`)}, date '2100-01-01')::timestamp)),
    date_trunc('month', ${sql.ref(`${alias}.starts_at`)}::timestamp))::date`

const monthsOf = (months: SpendMonths): RawBuilder<unknown> =>
  months.is === 'latest'
    ? sql`(select ${latestMonth('r')} as month)`
    : sql`(select g::date as month from generate_series(${months.from}::timestamp, ${months.to}::timestamp, interval '1 month') g
        where g >= date_trunc('month', r.starts_at::timestamp) and (r.ends_at is null or g <= r.ends_at))`

/** Cents by which a section's spend is shared. */
const weight = sql`greatest(round(b.invoice_amount * 100), 0)`

/**
 * The actual spend of budgets, as a table `(budget_id, actual_spend, worked_out,
 * entered, month, entered_at, entered_by, import_id)`, dollars and cents. A
 * month's is worked out from the daily figures of the section, split over its
 * budgets by their invoice amounts in whole cents: what is left over goes, a
 * cent each, to those whose share was cut the most, then to the lower id. An
 * amount that was typed or imported for the month stands in its place. A month
 * without figures and amount has none.
 * Several months are added up; `month` and who entered it are those of the last.
 * The shares are worked out once: a planner that expects few of them would work
 * out all of them anew for each budget, which took a page of a report a minute.
 *
 * @param which a query of the budgets meant, with `id`, `client_id`, `starts_at` and `ends_at`
 */
export const actualSpends = (
  tenantId: number,
  which: RawBuilder<unknown>,
  months: SpendMonths,
): RawBuilder<unknown> => sql`(
  with reported as (${which}),
  wanted as (select r.id, r.client_id, m.month from reported r cross join lateral ${monthsOf(months)} m),
  sharing as (
    select b.id, b.client_id, v.pacing_section_id as section_id, m.month, ${weight} as weight,
      sum(${weight}) over (partition by b.client_id, v.pacing_section_id, m.month) as whole,
      round(f.spend_micros / 10000.0) as total
    from (select distinct client_id, month from wanted) m
      join budget b on b.tenant_id = ${tenantId} and b.client_id = m.client_id and b.deleted_at is null and ${runsInMonth}
      join service v on v.tenant_id = ${tenantId} and v.id = b.service_id
      join ${sectionsTable(pacingSections)} on s.id = v.pacing_section_id
      join metric_month f on f.tenant_id = ${tenantId} and f.month = m.month and f.channel = s.channel
        and f.client_id = m.client_id and f.facts > 0
  ),
  parts as (
    select *, div(abs(total) * weight, nullif(whole, 0)) as part, mod(abs(total) * weight, nullif(whole, 0)) as rest from sharing
  ),
  shares as materialized (
    select id, month, sign(total) * (part + case when
        row_number() over (partition by client_id, section_id, month order by rest desc, id)
          <= abs(total) - sum(part) over (partition by client_id, section_id, month) then 1 else 0 end) / 100 as worked_out
    from parts
  )
  select w.id as budget_id, sum(coalesce(e.amount, h.worked_out))::numeric(16, 2) as actual_spend,
    sum(h.worked_out)::numeric(16, 2) as worked_out, sum(e.amount) as entered, max(w.month) as month, max(e.entered_at) as entered_at,
    (array_agg(e.entered_by order by e.month desc) filter (where e.amount is not null))[1] as entered_by,
    (array_agg(e.import_id order by e.month desc) filter (where e.amount is not null))[1] as import_id
  from wanted w left join shares h on h.id = w.id and h.month = w.month
    left join budget_spend e on e.tenant_id = ${tenantId} and e.budget_id = w.id and e.month = w.month
  group by w.id
)`

interface EnteredSpend {
  readonly tenantId: number
  readonly budgetId: number
  readonly clientId: number
  readonly startsAt: string
  readonly endsAt: string | null
  /** Any day of the month that the amount is of; left out, the latest of the budget. */
  readonly month?: string | undefined
  /** Text of dollars; null takes an amount away, so that the figures count again. */
  readonly amount: string | null
  readonly userId: number
}

/**
 * Keeps what somebody typed as the actual spend of a month, with who and when.
 * @throws {Refusal} 422 for an amount of a month in which the budget does not run: it would count nowhere
 */
export async function enterSpend(db: Db, spend: EnteredSpend): Promise<void> {
  const { tenantId, budgetId, clientId, amount, userId, startsAt, endsAt } = spend
  const month = spend.month === undefined ? spendMonthOf(spend, today()) : `${spend.month.slice(0, 7)}-01`
  if (amount === null) {
    await sql`delete from budget_spend where tenant_id = ${tenantId} and budget_id = ${budgetId} and month = ${month}`.execute(
      db,
    )
    return
  }
  if (month < monthRange(startsAt).start || (endsAt !== null && month > endsAt))
    throw invalid({ actualSpend: `The budget does not run in ${monthWords(month)}.` })
  await sql`
    insert into budget_spend (tenant_id, budget_id, client_id, month, amount, entered_by)
    values (${tenantId}, ${budgetId}, ${clientId}, ${month}, ${amount}, ${userId})
    on conflict (tenant_id, budget_id, month) do update
      set amount = excluded.amount, entered_at = excluded.entered_at, entered_by = excluded.entered_by, import_id = null`.execute(
    db,
  )
}
