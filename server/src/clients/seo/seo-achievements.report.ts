import { sql } from 'kysely'
import { seoAchievementsReport } from '@portal/core/clients/seo/seo-achievements.report'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const seoAchievementsAnswer = answer(
  seoAchievementsReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select a.id, ${client('c')} as client, a.name, a.kind, nullif(a.figure, '') as figure, a.reached_at as "reachedAt",
        a.state, case when u.id is null then null else ${person('u')} end as "decidedBy"
      from achievement a
        join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
        left join user_account u on u.tenant_id = a.tenant_id and u.id = a.decided_by_id
      where a.tenant_id = ${tenantId} and a.deleted_at is null and ${ofClients('c')}
        and a.reached_at between ${period?.start ?? null}::date and ${period?.end ?? null}::date
        and ${within({ 'a.client_id': filters.clientId })}
        and (${filters.state ?? null}::text is null or a.state = ${filters.state ?? null})`,
    sums: {
      approved: sql`count(*) filter (where state = 'Approved')`,
      waiting: sql`count(*) filter (where state = 'Proposed')`,
      clients: sql`count(distinct client ->> 'id')`,
    },
    points: { by: sql`date_trunc('month', "reachedAt")::date`, values: { achievements: sql`count(*)` } },
  }),
)
