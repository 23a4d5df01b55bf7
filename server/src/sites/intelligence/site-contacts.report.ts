import { sql } from 'kysely'
import { siteContactsReport } from '@portal/core/sites/intelligence/site-contacts.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { onDays, within } from '../../platform/reports/conditions.ts'
import { scoreOf } from './score.ts'

export const siteContactsAnswer = answer(
  siteContactsReport,
  async ({ filters, days, tenantId, ofClients }) => ({
    query: sql`
    select p.id, nullif(p.name, '') as name, ${client('c')} as client, ${scoreOf('p', 's')} as score, to_jsonb(s.models) as models,
      s.visits, s.vehicles, s.leads, p.last_at as "lastAt",
      nullif(p.source, '') as source, nullif(p.email, '') as email, nullif(p.phone, '') as phone
    from site_contact p
      join client c on c.tenant_id = p.tenant_id and c.id = p.client_id
      cross join lateral (
        select count(distinct v.id)::integer as visits, coalesce(sum(v.vehicles), 0)::integer as vehicles,
          greatest(coalesce(sum(v.leads), 0), (select count(*) from arrived_lead l where l.tenant_id = p.tenant_id
            and l.client_id = p.client_id and l.state = 'Counted' and p.email <> '' and lower(l.email) = p.email))::integer as leads,
          coalesce((select array_agg(m.model order by m.times desc, m.model) from (
            select m as model, count(*) as times from site_contact_visitor w
              join site_visit x on x.tenant_id = w.tenant_id and x.client_id = w.client_id and x.visitor = w.visitor
              cross join unnest(x.models) m
            where w.tenant_id = p.tenant_id and w.site_contact_id = p.id group by m order by count(*) desc, m limit 3) m), '{}') as models
        from site_contact_visitor cv
          join site_visit v on v.tenant_id = cv.tenant_id and v.client_id = cv.client_id and v.visitor = cv.visitor
        where cv.tenant_id = p.tenant_id and cv.site_contact_id = p.id) s
    where p.tenant_id = ${tenantId} and ${ofClients('c')} and ${onDays('p.last_at', days)}
      and ${within({ 'c.id': filters.clientId })}`,
    sums: { warm: sql`count(*) filter (where score >= 60)` },
  }),
)
