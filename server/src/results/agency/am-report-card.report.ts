import { sql } from 'kysely'
import { daysBetween, monthRange } from '@portal/core/foundation/format'
import { reportOpenedAction } from '@portal/core/platform/reports/opened'
import { amReportCardReport, cardTargets } from '@portal/core/results/agency/am-report-card.report'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'
import { answer, person } from '../../platform/reports/answer.ts'
import { dayOf } from '../../platform/reports/conditions.ts'
import { managedClients, mediaAndSpend } from './month-of-clients.ts'

export const amReportCardAnswer = answer(amReportCardReport, async ({ period, today, tenantId }) => {
  const month = period ?? monthRange(today)
  // Yesterday is the last day whose work and spend are whole.
  const last = month.end < today ? month.end : today
  const passed = Math.max(0, daysBetween(month.start, last)) + (month.end < today ? 1 : 0)
  const share = passed / (daysBetween(month.start, month.end) + 1)
  const tolerance = sql.lit(cardTargets.paceTolerance)
  return {
    query: sql`
      with seat as ${managedClients(tenantId)}, stores as (
        select s.user_id, count(*)::integer as stores, coalesce(sum(b.amount), 0) as amount, coalesce(sum(l.lost), 0) as lost,
          count(*) filter (where i.client_id is not null)::integer as spoken,
          coalesce(sum(o.opened), 0)::integer as opened, coalesce(sum(p.paced), 0)::integer as paced, coalesce(sum(p.on_pace), 0)::integer as on_pace
        from seat s
          left join (select client_id, sum(amount) as amount from ${invoicedBudgets(tenantId, month)} b group by 1) b on b.client_id = s.client_id
          left join (
            select client_id, sum(invoice_amount) as lost from budget
            where tenant_id = ${tenantId} and deleted_at is null and budget_type = 'Recurring' and ends_at between ${month.start}::date and ${month.end}::date
            group by 1
          ) l on l.client_id = s.client_id
          left join (
            select distinct client_id from interaction
            where tenant_id = ${tenantId} and deleted_at is null and published_at between ${month.start}::date and ${month.end}::date
          ) i on i.client_id = s.client_id
          left join (
            select client_id, count(*)::integer as opened from usage_record
            where tenant_id = ${tenantId} and action = ${reportOpenedAction}
              and ${dayOf(sql`created_at`)} between ${month.start}::date and ${month.end}::date
            group by 1
          ) o on o.client_id = s.client_id
          left join (
            select client_id, count(*) as paced,
              count(*) filter (where abs(spend - media * ${share}::numeric) <= media * ${share}::numeric * ${tolerance} / 100) as on_pace
            from ${mediaAndSpend(tenantId, month)} m where media > 0 group by 1
          ) p on p.client_id = s.client_id
        group by 1
      ), counted as (
        select s.*, ${person('u')} as person, round(s.stores * ${cardTargets.activitiesPerStore} * ${share}::numeric)::integer as target,
          coalesce(a.activities, 0) as activities, coalesce(t.tasks, 0) as tasks, coalesce(t.late, 0) as late, coalesce(r.requests, 0) as requests
        from stores s
          join user_account u on u.tenant_id = ${tenantId} and u.id = s.user_id
          left join (
            select user_id, count(*)::integer as activities from activity
            where tenant_id = ${tenantId} and deleted_at is null and ${dayOf(sql`logged_at`)} between ${month.start}::date and ${month.end}::date group by 1
          ) a on a.user_id = s.user_id
          left join (
            select assignee_id, count(*)::integer as tasks, count(*) filter (where due_date < ${today}::date)::integer as late
            from task t join task_status k on k.tenant_id = t.tenant_id and k.id = t.status_id
            where t.tenant_id = ${tenantId} and not k.closes group by 1
          ) t on t.assignee_id = s.user_id
          left join (
            select reporter_id, count(*)::integer as requests from support_issue
            where tenant_id = ${tenantId} and status not in ('Done', 'Closed', 'Resolved', 'Canceled') group by 1
          ) r on r.reporter_id = s.user_id
      )
      select user_id as "userId", person, stores, amount, lost, spoken, opened, activities, target, paced, on_pace as "onPace", tasks, late, requests,
        round((100.0 * spoken / nullif(stores, 0) + least(100, coalesce(100.0 * activities / nullif(target, 0), 100))
          + coalesce(100.0 * on_pace / nullif(paced, 0), 100) + coalesce(100.0 * (tasks - late) / nullif(tasks, 0), 100)) / 4) as score
      from counted`,
  }
})
