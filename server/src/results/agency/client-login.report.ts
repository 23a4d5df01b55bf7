import { sql } from 'kysely'
import { clientLoginReport, quietAfterDays } from '@portal/core/results/agency/client-login.report'
import { answer, person } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const clientLoginAnswer = answer(clientLoginReport, async ({ filters, tenantId }) => ({
  query: sql`
    select * from (
      select u.id, ${person('u')} as person, u.email, u.user_type as "userType", u.active and not u.suspended as active,
        coalesce(t.clients, '[]'::jsonb) as clients, u.last_here as "lastHere", coalesce(s.sign_ins, 0) as "signIns",
        case when u.last_here is null then 'never'
          when u.last_here < now() - make_interval(days => ${sql.lit(quietAfterDays)}) then 'quiet' else 'lately' end as state
      from user_account u
        left join lateral (
          select jsonb_agg(c.name order by c.name_folded) as clients
          from client_user m join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
          where m.tenant_id = u.tenant_id and m.user_id = u.id
        ) t on true
        left join lateral (
          select count(*) filter (where s.created_at > now() - interval '90 days')::integer as sign_ins
          from session s where s.tenant_id = u.tenant_id and s.user_id = u.id and s.impersonated_by is null and s.view_client_id is null
        ) s on true
      where u.tenant_id = ${tenantId} and u.user_type in ('Client', 'Partner', 'Regional Manager')
        and ${filters.clientId === undefined ? sql`true` : sql`exists (select from client_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${filters.clientId})`}
    ) people where ${within({ state: filters.state })}`,
  sums: {
    lately: sql`count(*) filter (where state = 'lately')`,
    quiet: sql`count(*) filter (where state = 'quiet')`,
    never: sql`count(*) filter (where state = 'never')`,
  },
}))
