import { sql } from 'kysely'
import { clientAccountsReport } from '@portal/core/clients/integrations/client-accounts.report'
import { figuresLateAfter, figuresOfPlatform } from '@portal/core/clients/integrations/identifiers'
import { addDays } from '@portal/core/foundation/format'
import { answer, client } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'

/** Days of figures that are looked through: over all clients and campaigns a year would be too many. */
const lookedThrough = 62

const read = Object.entries(figuresOfPlatform).map(([platform, figures]) => ({ platform, figures }))

export const clientAccountsAnswer = answer(
  clientAccountsReport,
  async ({ filters, today, tenantId, ofClients }) => ({
    query: sql`
      with read as (
        select * from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r (platform text, figures text)
      ), lately as (
        select p.client_id, p.platform, max(f.day) as last
        from metric_fact f join metric_campaign p on p.tenant_id = f.tenant_id and p.id = f.campaign_id
        where f.tenant_id = ${tenantId} and f.day > ${addDays(today, -lookedThrough)}::date
        group by 1, 2
      ), twice as (
        select platform, lower(identifier) as identifier, array_agg(distinct client_id) as ids from integration
        where tenant_id = ${tenantId} and deleted_at is null group by 1, 2 having count(distinct client_id) > 1
      ), a as (
        select i.id, c.id as "clientId", ${client('c')} as client, i.platform, i.identifier, i.account, l.last as "lastDay",
          case when r.figures is null then 'Not Read'
            when l.last >= ${addDays(today, -figuresLateAfter)}::date then 'Working'
            when l.last is not null or exists (select from metric_campaign p
              where p.tenant_id = i.tenant_id and p.client_id = i.client_id and p.platform = r.figures) then 'No Figures Since'
            else 'No Figures Yet' end as state,
          (select o.name from client o where o.tenant_id = i.tenant_id and o.id = any (t.ids) and o.id <> i.client_id
            order by o.name_folded limit 1) as "alsoOf"
        from integration i join client c on c.tenant_id = i.tenant_id and c.id = i.client_id
          left join read r on r.platform = i.platform
          left join twice t on t.platform = i.platform and t.identifier = lower(i.identifier)
          left join lately l on l.client_id = i.client_id and l.platform = r.figures
        where i.tenant_id = ${tenantId} and i.deleted_at is null and ${ofClients('c')}
          and ${within({ 'i.client_id': filters.clientId })} and ${managedBy('c', filters.managerId)}
      )
      select * from a
      where ${within({ state: filters.state, platform: filters.platform })}`,
    sums: {
      late: sql`count(*) filter (where state = 'No Figures Since')`,
      never: sql`count(*) filter (where state = 'No Figures Yet')`,
      twice: sql`count(*) filter (where "alsoOf" is not null)`,
    },
  }),
)
