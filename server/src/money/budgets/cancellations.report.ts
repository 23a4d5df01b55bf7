import { sql } from 'kysely'
import { cancellationsReport } from '@portal/core/money/budgets/cancellations.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { managersOf } from '../../platform/reports/conditions.ts'
import { canceledBudgets } from './canceled-budgets.ts'

export const cancellationsAnswer = answer(cancellationsReport, async (asked) => ({
  query: sql`
    select e.id, ${client('c')} as client, e.service, e.reason, e.ends_at as "endsAt", e.amount, e.months,
      ${managersOf('c')} as managers, (c.canceled_at is not null and c.canceled_at <= e.ends_at + 1) as "clientLeft"
    from ${canceledBudgets(asked)} e join client c on c.tenant_id = e.tenant_id and c.id = e.client_id`,
  sums: {
    averageMonths: sql`round(avg(months), 1)`,
    left: sql`count(*) filter (where "clientLeft")`,
  },
  points: { by: sql`date_trunc('month', "endsAt")::date`, values: { amount: sql`sum(amount)` } },
}))
