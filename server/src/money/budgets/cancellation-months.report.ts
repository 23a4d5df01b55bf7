import { sql } from 'kysely'
import { cancellationMonthsReport } from '@portal/core/money/budgets/cancellation-months.report'
import { answer } from '../../platform/reports/answer.ts'
import { canceledBudgets, recurringAsked } from './canceled-budgets.ts'

export const cancellationMonthsAnswer = answer(cancellationMonthsReport, async (asked) => {
  const { period, today, filters } = asked
  return {
    query: sql`
      select g.month::date as month, w.running, w."runningAmount", coalesce(e.canceled, 0) as canceled, coalesce(e.amount, 0) as amount
      from generate_series(date_trunc('month', ${period?.start ?? null}::timestamp),
          least(${period?.end ?? null}::date, ${today}::date)::timestamp, interval '1 month') g (month)
        cross join lateral (
          select count(*)::integer as running, coalesce(sum(b.invoice_amount), 0) as "runningAmount"
          from ${recurringAsked(asked)} and b.starts_at < g.month and (b.ends_at is null or b.ends_at >= g.month::date - 1)
        ) w
        left join (
          select date_trunc('month', d.ends_at::timestamp) as month, count(*)::integer as canceled, sum(d.amount) as amount
          from ${canceledBudgets(asked)} d group by 1
        ) e on e.month = g.month
      where e.canceled > 0 or (w.running > 0 and ${filters.reasonId === undefined})`,
  }
})
