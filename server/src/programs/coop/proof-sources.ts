import { sql, type RawBuilder } from 'kysely'
import { AGENCY_TIME_ZONE } from '@portal/core/foundation/format'
import { coopScreenshots } from '@portal/core/work/activities/coop-screenshots'
import { activityTypeId } from '@portal/core/work/activities/constants'

/** Where proof comes from, each as a table of what lies in a month. */

type Value = RawBuilder<unknown>

/** Instants of a month by the agency's clock. */
const inMonth = (instant: RawBuilder<unknown>, month: Value): RawBuilder<boolean> => sql`
  ${instant} >= date_trunc('month', ${month}::date)::timestamp at time zone ${sql.lit(AGENCY_TIME_ZONE)}
  and ${instant} < (date_trunc('month', ${month}::date) + interval '1 month')::timestamp at time zone ${sql.lit(AGENCY_TIME_ZONE)}`

/** Activities of a client that belong to a channel of co-op: those of its own type, and those of co-op itself. */
export const activitiesIn = (
  tenantId: number,
  client: Value,
  channel: Value,
  month: Value,
): RawBuilder<unknown> => sql`(
  select a.id, a.body, a.logged_at, a.is_external, t.name as type, y.name as category
  from activity a
    join activity_type t on t.tenant_id = a.tenant_id and t.id = a.type_id
    join activity_category y on y.tenant_id = a.tenant_id and y.id = a.category_id
  where a.tenant_id = ${tenantId} and a.client_id = ${client} and a.deleted_at is null and ${inMonth(sql`a.logged_at`, month)}
    and (a.type_id = ${sql.lit(activityTypeId.coop)} or case ${channel}
      when 'SEM' then a.type_id = ${sql.lit(activityTypeId.sem)}
      when 'Facebook' then a.type_id = ${sql.lit(activityTypeId.social)}
      when 'DV360' then a.type_id in (${sql.lit(activityTypeId.displayVideo)}, ${sql.lit(activityTypeId.connectedTv)})
      when 'SEO' then lower(t.name) = 'seo'
      else false end)
)`

/** Screenshots that were put to co-op activities of a client. */
export const screenshotsIn = (tenantId: number, client: Value, month: Value): RawBuilder<unknown> => sql`(
  select f.id, f.public_id, f.name, f.media_type, f.size, f.label, f.storage_key, a.logged_at, a.is_external
  from activity a
    join file f on f.tenant_id = a.tenant_id and f.subject = 'activity' and f.subject_id = a.id and f.deleted_at is null
  where a.tenant_id = ${tenantId} and a.client_id = ${client} and a.deleted_at is null and ${inMonth(sql`a.logged_at`, month)}
    and f.label in (${sql.join(coopScreenshots.map(({ label }) => sql.lit(label)))})
)`

/** Invoices that were sent to a client for a month. */
export const invoicesIn = (tenantId: number, client: Value, month: Value): RawBuilder<unknown> => sql`(
  select i.id, i.number, i.issued_on, i.total_cents, i.paid_cents
  from invoice i
  where i.tenant_id = ${tenantId} and ${client} = any (i.client_ids) and i.status = 'sent'
    and i.month = date_trunc('month', ${month}::date)::date
)`
