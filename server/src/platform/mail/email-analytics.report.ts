import { sql } from 'kysely'
import { personalCategories } from '@portal/core/platform/mail/categories'
import { emailAnalyticsReport } from '@portal/core/platform/mail/email-analytics.report'
import { agencyTimeZone } from '@portal/core/foundation/format'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { isAdministrator } from '@portal/core/foundation/policy/roles'
import { answer } from '../reports/answer.ts'
import { onDays, within } from '../reports/conditions.ts'

export const emailAnalyticsAnswer = answer(
  emailAnalyticsReport,
  async ({ filters, period, tenantId, actor }) => {
    const seesAll = isPerson(actor) && isAdministrator(actor)
    return {
      query: sql`
        select (e.created_at at time zone ${sql.lit(agencyTimeZone)})::date as day, e.category, count(*)::integer as messages,
          sum(cardinality(e.recipients))::integer as recipients, count(*) filter (where e.status = 'sent')::integer as sent,
          count(*) filter (where e.status = 'queued')::integer as waiting, count(*) filter (where e.status = 'failed')::integer as failed,
          count(*) filter (where e.status = 'kept')::integer as kept, count(*) filter (where e.attempts > 1)::integer as again,
          coalesce(sum(v.delivered), 0)::integer as delivered, coalesce(sum(v.bounced), 0)::integer as bounced,
          coalesce(sum(v.complained), 0)::integer as complained, coalesce(sum(v.opened), 0)::integer as opened, coalesce(sum(v.clicked), 0)::integer as clicked
        from email_notification e
          left join (
            select email_id, bool_or(kind = 'delivered')::integer as delivered, bool_or(kind in ('bounced', 'dropped'))::integer as bounced,
              bool_or(kind = 'complained')::integer as complained, bool_or(kind = 'opened')::integer as opened, bool_or(kind = 'clicked')::integer as clicked
            from email_event where tenant_id = ${tenantId} group by email_id
          ) v on v.email_id = e.id
        where e.tenant_id = ${tenantId} and ${onDays('e.created_at', { startDate: period?.start, endDate: period?.end })}
          and ${seesAll ? sql`true` : sql`not e.confidential and e.category <> all (${personalCategories}::text[])`}
          and ${within({ 'e.category': filters.category, 'e.client_id': filters.clientId })}
        group by 1, 2`,
      points: { by: sql`day`, values: { sent: sql`sum(sent)`, failed: sql`sum(failed)` } },
    }
  },
)
