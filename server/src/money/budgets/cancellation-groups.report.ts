import { sql } from 'kysely'
import { cancellationGroupsReport } from '@portal/core/money/budgets/cancellation-groups.report'
import { answer } from '../../platform/reports/answer.ts'
import { managersOf } from '../../platform/reports/conditions.ts'
import { canceledBudgets } from './canceled-budgets.ts'

export const cancellationGroupsAnswer = answer(cancellationGroupsReport, async (asked) => ({
  query: sql`
    select g.kind, g.name, count(*)::integer as canceled, sum(e.amount) as amount, round(avg(e.months), 1) as months
    from ${canceledBudgets(asked)} e join client c on c.tenant_id = e.tenant_id and c.id = e.client_id
      cross join lateral (
        select 'reason' as kind, coalesce(e.reason, 'Not given') as name
        union all select 'service', e.service
        union all select 'manager', m.name from jsonb_array_elements_text(${managersOf('c')}) m (name)
      ) g
    group by g.kind, g.name`,
}))
