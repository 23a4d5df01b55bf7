import { sql } from 'kysely'
import { seoStrategyDeliverablesReport } from '@portal/core/results/agency/seo-strategy-deliverables.report'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const seoStrategyDeliverablesAnswer = answer(
  seoStrategyDeliverablesReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      select * from (
        select d.id, ${client('c')} as client, d.name, g.name as strategy, t.name as type, k.name as category, s.name as status, a.name as action,
          ${person('u')} as owner, d.due_at as "dueAt",
          case when s.closes then 'done' when d.due_at < ${today}::date then 'late' else 'due' end as state
        from deliverable d
          join client c on c.tenant_id = d.tenant_id and c.id = d.client_id
          join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id
          left join deliverable_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
          left join deliverable_category k on k.tenant_id = d.tenant_id and k.id = d.category_id
          left join deliverable_action a on a.tenant_id = d.tenant_id and a.id = d.action_id
          left join strategy g on g.tenant_id = d.tenant_id and g.id = d.strategy_id and g.deleted_at is null
          left join user_account u on u.tenant_id = d.tenant_id and u.id = d.assignee_id
        where d.tenant_id = ${tenantId} and d.deleted_at is null and ${ofClients('c')}
          and d.due_at between ${period?.start ?? null}::date and ${period?.end ?? null}::date
          and ${within({
            'd.status_id': filters.statusId,
            'd.type_id': filters.typeId,
            'd.assignee_id': filters.assigneeId,
            'd.client_id': filters.clientId,
          })}
      ) d where ${within({ state: filters.state })}
        and ${filters.strategy === undefined ? sql`true` : sql`(strategy is not null) = ${filters.strategy === 'named'}`}`,
    sums: {
      all: sql`count(*)`,
      done: sql`count(*) filter (where state = 'done')`,
      late: sql`count(*) filter (where state = 'late')`,
      unowned: sql`count(*) filter (where owner is null)`,
    },
    points: {
      by: sql`date_trunc('week', "dueAt")::date`,
      values: {
        done: sql`count(*) filter (where state = 'done')`,
        open: sql`count(*) filter (where state <> 'done')`,
      },
    },
  }),
)
