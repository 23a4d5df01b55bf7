import { sql } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { clientViewReport } from '@portal/core/money/budgets/client-view.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { budgetsAsked } from './invoiced-months.ts'
import { marginOf } from './section-months.ts'

/** What a line is of. A client of several managers counts for the first of them, so that sums stay sums. */
const lines = {
  client: sql`c.id as id, c.name as name, c.slug as slug`,
  manager: sql`coalesce(m.id, 0) as id, coalesce(m.name, 'No manager') as name, null as slug`,
  group: sql`coalesce(g.id, 0) as id, coalesce(g.name, 'No group') as name, null as slug`,
  parent: sql`coalesce(p.id, 0) as id, coalesce(p.name, 'No parent organization') as name, null as slug`,
} as const

export const clientViewAnswer = answer(clientViewReport, async ({ filters, period, tenantId, ofClients }) => {
  const [from, to] = [period?.start ?? null, period?.end ?? null]
  return {
    query: sql`
      select ${lines[filters.by ?? 'client']}, jsonb_agg(distinct s.name) as services, count(distinct c.id)::integer as clients,
        count(*)::integer as budgets, sum(b.invoice_amount) as amount, sum(coalesce(f.fees, 0)) as fees,
        sum(b.invoice_amount + coalesce(f.fees, 0)) as charged, sum(${marginOf}) as margin,
        min(least(case when b.ends_at is not null then b.ends_at + 1 end, n.starts_at)) as "nextChange"
      from budget b
        join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
        join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
        left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
        left join client_billing l on l.tenant_id = c.tenant_id and l.client_id = c.id
        left join parent_organization p on p.tenant_id = l.tenant_id and p.id = l.parent_organization_id and p.deleted_at is null
        left join lateral (
          select u.id, u.first_name || ' ' || u.last_name as name
          from client_user t join user_account u on u.tenant_id = t.tenant_id and u.id = t.user_id
          where t.tenant_id = c.tenant_id and t.client_id = c.id and t.client_user_type_id = ${clientUserTypes.manager} and u.user_type = 'Employee'
          order by u.last_name, u.id limit 1
        ) m on true
        left join lateral (
          select sum(fee.invoice_amount) as fees from budget_fee fee
          where fee.tenant_id = b.tenant_id and fee.budget_id = b.id and fee.starts_at <= ${to}::date
            and case when b.budget_type = 'One-Time' then greatest(fee.starts_at, b.starts_at) >= ${from}::date
              else fee.ends_at is null or fee.ends_at >= ${from}::date end
        ) f on true
        left join lateral (
          select min(o.starts_at) as starts_at from budget o
          where o.tenant_id = b.tenant_id and o.client_id = b.client_id and o.deleted_at is null and o.starts_at > ${to}::date
        ) n on true
      where b.tenant_id = ${tenantId} and b.deleted_at is null and ${ofClients('c')} and b.starts_at <= ${to}::date
        and case when b.budget_type = 'One-Time' then b.starts_at >= ${from}::date else b.ends_at is null or b.ends_at >= ${from}::date end
        and ${budgetsAsked(filters)} and ${within({
          'b.client_id': filters.clientId,
          's.pacing_section_id': filters.section === undefined ? undefined : Number(filters.section),
        })}
      group by 1, 2, 3`,
  }
})
