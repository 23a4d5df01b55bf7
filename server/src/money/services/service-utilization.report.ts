import { sql } from 'kysely'
import { serviceUtilizationReport } from '@portal/core/money/services/service-utilization.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { budgetsAsked, invoicedBudgets } from '../budgets/invoiced-months.ts'

/** Clients of a size: a third of all each, by what they pay in the month. */
const sizes = 3
/** Fewer clients than these tell nothing of what a service is worth. */
const fewest = 3

export const serviceUtilizationAnswer = answer(
  serviceUtilizationReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      with paid as (
        select client_id, service_id, sum(amount) as amount from ${invoicedBudgets(tenantId, period)} b group by 1, 2
      ), sized as (
        select client_id, ntile(${sql.lit(sizes)}) over (order by sum(amount), client_id) as size from paid group by 1
      ), typical as (
        select z.size, p.service_id, count(*)::integer as having,
          round(percentile_cont(0.5) within group (order by p.amount)::numeric, 2) as median
        from paid p join sized z on z.client_id = p.client_id where p.amount > 0 group by 1, 2
      )
      select * from (
        select c.id as "clientId", s.id as "serviceId", ${client('c')} as client, s.name as service, g.name as "serviceGroup",
          case when p.client_id is null then 'missing' else 'runs' end as state, p.amount,
          case when p.client_id is null and t.having >= ${sql.lit(fewest)} then t.median end as opportunity, coalesce(t.having, 0) as having
        from sized z
          join client c on c.tenant_id = ${tenantId} and c.id = z.client_id
          cross join service s
          left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
          left join paid p on p.client_id = c.id and p.service_id = s.id
          left join typical t on t.size = z.size and t.service_id = s.id
        where s.tenant_id = ${tenantId} and (s.active or p.client_id is not null) and ${ofClients('c')} and ${budgetsAsked(filters)}
      ) u where ${within({ state: filters.state })}`,
    sums: {
      clients: sql`count(distinct "clientId")`,
      running: sql`count(*) filter (where state = 'runs')`,
    },
  }),
)
