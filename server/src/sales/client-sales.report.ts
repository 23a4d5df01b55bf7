import { sql } from 'kysely'
import { clientSalesReport } from '@portal/core/sales/client-sales.report'
import { answer, client } from '../platform/reports/answer.ts'
import { managedBy, within } from '../platform/reports/conditions.ts'

export const clientSalesAnswer = answer(
  clientSalesReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      with sold as (
        select client_id, date_trunc('month', sold_at)::date as month, sum(count)::integer as units, sum(amount) as amount
        from sale where tenant_id = ${tenantId} and deleted_at is null and ${within({ sale_type_id: filters.saleTypeId })}
          and sold_at between ${period?.start ?? null}::date and ${period?.end ?? null}::date group by 1, 2
      ), before as (
        select client_id, (date_trunc('month', sold_at) + interval '1 year')::date as month, sum(count)::integer as units
        from sale where tenant_id = ${tenantId} and deleted_at is null and ${within({ sale_type_id: filters.saleTypeId })}
          and sold_at between ${period?.start ?? null}::date - interval '1 year' and least(${period?.end ?? null}::date, ${today}::date) - interval '1 year' group by 1, 2
      ), led as (
        select client_id, date_trunc('month', received_at)::date as month, sum(count)::integer as leads
        from lead where tenant_id = ${tenantId} and deleted_at is null
          and received_at between ${period?.start ?? null}::date and ${period?.end ?? null}::date group by 1, 2
      )
      select c.id as "clientId", ${client('c')} as client, g.name as "group", m.month, coalesce(s.units, 0) as units, b.units as "unitsBefore",
        coalesce(s.amount, 0) as amount, coalesce(l.leads, 0) as leads
      from (
        -- A store that sold nothing where it sold before has declined the most.
        select client_id, month from sold union select client_id, month from before union
        -- Leads are of no type of sale: one that is asked for has its own months.
        select client_id, month from led where ${filters.saleTypeId === undefined}::boolean
      ) m
      join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
      left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
      left join sold s on s.client_id = m.client_id and s.month = m.month
      left join before b on b.client_id = m.client_id and b.month = m.month
      left join led l on l.client_id = m.client_id and l.month = m.month
      where ${ofClients('c')} and ${within({ 'c.group_id': filters.groupId })} and ${managedBy('c', filters.managerId)}`,
    points: { by: sql`month`, values: { units: sql`sum(units)` } },
  }),
)
