import { sql } from 'kysely'
import { managerTasksReport } from '@portal/core/work/deliverables/manager-tasks.report'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { managedBy, managersOf, within } from '../../platform/reports/conditions.ts'

export const managerTasksAnswer = answer(
  managerTasksReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      select * from (
        select c.id as "clientId", t.id as "taskId", ${period?.start ?? today}::date as month, t."order" as place, ${client('c')} as client,
          t.name as task, ${managersOf('c')} as managers, d.due as "dueOn",
          case when x.done_at is not null then 'Done' when d.due < ${today}::date then 'Overdue' else 'Open' end as state,
          ${person('u')} as "doneBy", x.done_at as "doneAt"
        from client c
          join deliverable_task t on t.tenant_id = c.tenant_id and t.deleted_at is null
          cross join lateral (select least(
            (${period?.start ?? today}::date + (coalesce(t.due_day, 31) - 1) * interval '1 day')::date,
            (${period?.start ?? today}::date + interval '1 month - 1 day')::date) as due) d
          left join deliverable_task_done x on x.tenant_id = c.tenant_id and x.client_id = c.id and x.task_id = t.id
            and x.month = ${period?.start ?? today}::date
          left join user_account u on u.tenant_id = x.tenant_id and u.id = x.done_by
        where c.tenant_id = ${tenantId} and ${ofClients('c')} and (t.active or x.done_at is not null)
          and c.activated_at < (${period?.start ?? today}::date + interval '1 month')::date
          and (c.canceled_at is null or c.canceled_at > ${period?.start ?? today}::date)
          and ${within({ 'c.id': filters.clientId, 't.id': filters.taskId })} and ${managedBy('c', filters.managerId)}
      ) a where ${within({ state: filters.state })}`,
    sums: {
      done: sql`count(*) filter (where state = 'Done')`,
      overdue: sql`count(*) filter (where state = 'Overdue')`,
    },
  }),
)
