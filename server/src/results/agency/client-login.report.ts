import { sql, type RawBuilder } from 'kysely'
import { guestReports, titleOfReport } from '@portal/core/access/guests/reports'
import { reportOpenedAction } from '@portal/core/platform/reports/opened'
import {
  clientLoginReport,
  countedDays,
  quietAfterDays,
  reportsGivenReport,
} from '@portal/core/results/agency/client-login.report'
import { readerMayOpen } from '../../access/guests/open-access.ts'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

/** Whether something was in the days that visits are counted of. */
const lately = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${at} > now() - make_interval(days => ${sql.lit(countedDays)})`

export const clientLoginAnswer = answer(clientLoginReport, async ({ filters, tenantId }) => ({
  query: sql`
    select * from (
      select u.id, ${person('u')} as person, u.email, u.user_type as "userType", u.active and not u.suspended as active,
        coalesce(t.clients, '[]'::jsonb) as clients, u.last_here as "lastHere", coalesce(s.sign_ins, 0) as "signIns", coalesce(r.reports, 0) as reports,
        case when u.last_here is null then 'never'
          when u.last_here < now() - make_interval(days => ${sql.lit(quietAfterDays)}) then 'quiet' else 'lately' end as state
      from user_account u
        left join lateral (
          select jsonb_agg(c.name order by c.name_folded) as clients
          from client_user m join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
          where m.tenant_id = u.tenant_id and m.user_id = u.id
        ) t on true
        left join lateral (
          select count(*) filter (where ${lately(sql`s.created_at`)})::integer as sign_ins
          from session s where s.tenant_id = u.tenant_id and s.user_id = u.id and s.impersonated_by is null and s.view_client_id is null
        ) s on true
        left join lateral (
          select count(*)::integer as reports from usage_record r
          where r.tenant_id = u.tenant_id and r.user_id = u.id and r.action = ${reportOpenedAction} and ${lately(sql`r.created_at`)}
        ) r on true
      where u.tenant_id = ${tenantId} and u.user_type in ('Client', 'Partner', 'Regional Manager')
        and ${filters.clientId === undefined ? sql`true` : sql`exists (select from client_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${filters.clientId})`}
    ) people where ${within({ state: filters.state })}`,
  sums: {
    lately: sql`count(*) filter (where state = 'lately')`,
    quiet: sql`count(*) filter (where state = 'quiet')`,
    never: sql`count(*) filter (where state = 'never')`,
  },
}))

export const reportsGivenAnswer = answer(
  reportsGivenReport,
  async ({ filters, tenantId, ofClients, services }) => {
    const titles = sql.join([
      ...guestReports.map((name) => sql`(${name}::text, ${titleOfReport(name)}::text)`),
      ...services.reportSources.map(({ report: { name, title } }) => sql`(${name}::text, ${title}::text)`),
    ])
    return {
      query: sql`
        with title (name, words) as (values ${titles}), given as (
          select client_id, report, count(*) filter (where revoked_at is null and expires_at > now() and ${readerMayOpen} and (max_uses is null or uses < max_uses)) as links,
            sum(uses_before + uses) as opened, 0 as visits, max(last_used_at) as last_opened, 0 as mailed, null::timestamptz as last_mailed
          from guest_access where tenant_id = ${tenantId} group by 1, 2
          union all
          select client_id, log ->> 'Report', 0, 0, count(*), max(created_at), 0, null
          from usage_record
          where tenant_id = ${tenantId} and action = ${reportOpenedAction} and client_id is not null and ${lately(sql`created_at`)}
          group by 1, 2
          union all
          select s.client_id, s.report, 0, 0, 0, null, count(*), max(d.at)
          from report_delivery d join report_schedule s on s.tenant_id = d.tenant_id and s.id = d.schedule_id
          where d.tenant_id = ${tenantId} and s.client_id is not null and d.state = 'sent' and ${lately(sql`d.at`)}
          group by 1, 2
        )
        select c.id as "clientId", ${client('c')} as client, coalesce(t.words, g.report) as report, sum(g.links)::integer as links,
          sum(g.opened)::integer as opened, sum(g.visits)::integer as visits, max(g.last_opened) as "lastOpened", sum(g.mailed)::integer as mailed, max(g.last_mailed) as "lastMailed"
        from given g
          join client c on c.tenant_id = ${tenantId} and c.id = g.client_id
          left join title t on t.name = g.report
        where ${ofClients('c')} and ${within({ 'c.id': filters.clientId })}
        group by c.id, c.name, c.slug, coalesce(t.words, g.report)`,
    }
  },
)
