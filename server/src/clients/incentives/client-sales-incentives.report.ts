import { sql } from 'kysely'
import { clientSalesIncentivesReport } from '@portal/core/clients/incentives/client-sales-incentives.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'

export const clientSalesIncentivesAnswer = answer(
  clientSalesIncentivesReport,
  async ({ filters, today, tenantId, ofClients }) => ({
    query: sql`
      select * from (
        select i.id, ${client('c')} as client, i.name, nullif(i.model, '') as model, i.kind, i.apr, i.amount,
          i.term_months as "termMonths", nullif(i.region, '') as region, i.starts_at as "startsAt", i.ends_at as "endsAt",
          case when i.ends_at < ${today}::date then 'Expired' when i.starts_at > ${today}::date then 'Coming' else 'Running' end as state
        from sales_incentive i join client c on c.tenant_id = i.tenant_id and c.id = i.client_id
        where i.tenant_id = ${tenantId} and i.deleted_at is null and ${ofClients('c')}
          and ${within({ 'i.kind': filters.kind, 'i.client_id': filters.clientId })} and ${managedBy('c', filters.managerId)}
      ) offers where ${within({ state: filters.state })}`,
    sums: {
      running: sql`count(*) filter (where state = 'Running')`,
      ending: sql`count(*) filter (where state = 'Running' and "endsAt" <= ${today}::date + 7)`,
      clients: sql`count(distinct client ->> 'id') filter (where state = 'Running')`,
    },
  }),
)
