import { sql, type RawBuilder } from 'kysely'
import { agencyTimeZone } from '@portal/core/foundation/format'
import { coopScreenshots } from '@portal/core/work/activities/coop-screenshots'
import { mostLandingPages } from '@portal/core/programs/coop/claims'
import { activityTypeId } from '@portal/core/work/activities/constants'

/** Where proof comes from, each as a table of what lies in a month. */

type Value = RawBuilder<unknown>

/** Instants of a month by the agency's clock. */
const inMonth = (instant: RawBuilder<unknown>, month: Value): RawBuilder<boolean> => sql`
  ${instant} >= date_trunc('month', ${month}::date)::timestamp at time zone ${sql.lit(agencyTimeZone)}
  and ${instant} < (date_trunc('month', ${month}::date) + interval '1 month')::timestamp at time zone ${sql.lit(agencyTimeZone)}`

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
  select f.id, f.public_id, f.name, f.media_type, f.size, f.label, f.storage_key, f.sha256, a.logged_at, a.is_external
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

/** Days of a month. */
const onDaysOf = (day: RawBuilder<unknown>, month: Value): RawBuilder<boolean> => sql`
  ${day} >= date_trunc('month', ${month}::date)::date and ${day} < (date_trunc('month', ${month}::date) + interval '1 month')::date`

/**
 * Where advertising of a channel led in a month, the pages that most came to first: for SEO as Search Console knows
 * them, for the others as visits of the client's site say, and where previews of ads lead. Columns `address` and
 * `visits`; a path stands on the client's own site.
 */
export const landingPagesIn = (
  tenantId: number,
  client: Value,
  channel: Value,
  month: Value,
): RawBuilder<unknown> => sql`(
  select address, sum(visits)::integer as visits from (
    select case when l.page ~* '^https?://' then l.page else rtrim(c.website, '/') || '/' || ltrim(l.page, '/') end as address, l.visits
    from (
      select f.dimensions ->> 'page' as page, (f.figures ->> 'clicks')::numeric as visits from report_figure f
      where ${channel} = 'SEO' and f.tenant_id = ${tenantId} and f.client_id = ${client} and f.source = 'searchConsole'
        and ${onDaysOf(sql`f.day`, month)}
      union all
      select v.landing, 1 from site_visit v
      where v.tenant_id = ${tenantId} and v.client_id = ${client} and ${inMonth(sql`v.started_at`, month)}
        and case ${channel}
          when 'SEM' then v.medium in ('cpc', 'ppc', 'paidsearch', 'paid-search', 'paid_search') and v.source not in ('facebook', 'instagram', 'meta')
          when 'Facebook' then v.source in ('facebook', 'instagram', 'meta', 'fb', 'ig') and v.medium not in ('none', 'referral', 'organic')
          else false end
      union all
      select a.link, 0 from ad_preview a
      where ${channel} = 'Facebook' and a.tenant_id = ${tenantId} and a.client_id = ${client} and a.deleted_at is null
        and a.created_at < (date_trunc('month', ${month}::date) + interval '1 month')::timestamp at time zone ${sql.lit(agencyTimeZone)}
    ) l join client c on c.tenant_id = ${tenantId} and c.id = ${client}
    where l.page <> '' and (c.website ~* '^https?://' or l.page ~* '^https?://')
  ) led group by address order by sum(visits) desc, address limit ${sql.lit(mostLandingPages)}
)`

/**
 * What ran in a month: creatives with figures, and for Facebook the previews of ads that were there. Columns `name`,
 * `detail`, `day`, and of the picture `id`, `public_id`, `media_type`, `size` and `storage_key`, null where there is none.
 */
export const creativesIn = (
  tenantId: number,
  client: Value,
  channel: Value,
  month: Value,
): RawBuilder<unknown> => sql`(
  select f.dimensions ->> 'creative' as name,
    concat_ws(', ', nullif(f.dimensions ->> 'size', ''), to_char(sum((f.figures ->> 'impressions')::numeric), 'FM999,999,999,999') || ' impressions',
      'ran on ' || count(distinct f.day) || case count(distinct f.day) when 1 then ' day' else ' days' end) as detail,
    max(f.day)::text as day, null::integer as id, null::uuid as public_id, null as media_type, null::bigint as size, null as storage_key, null as file_name
  from report_figure f
  where ${channel} = 'DV360' and f.tenant_id = ${tenantId} and f.client_id = ${client} and f.source = 'creatives'
    and ${onDaysOf(sql`f.day`, month)} and (f.figures ->> 'impressions')::numeric > 0
  group by f.dimensions ->> 'creative', f.dimensions ->> 'size'
  union all
  select a.name, a.headline, (a.created_at at time zone ${sql.lit(agencyTimeZone)})::date::text, p.id, p.public_id, p.media_type, p.size, p.storage_key, p.name
  from ad_preview a left join file p on p.tenant_id = a.tenant_id and p.id = a.picture_file_id and p.deleted_at is null
  where ${channel} = 'Facebook' and a.tenant_id = ${tenantId} and a.client_id = ${client} and a.deleted_at is null
    and a.created_at < (date_trunc('month', ${month}::date) + interval '1 month')::timestamp at time zone ${sql.lit(agencyTimeZone)}
)`
