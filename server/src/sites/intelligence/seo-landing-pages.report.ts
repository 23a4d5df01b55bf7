import { sql, type RawBuilder } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { seoLandingPagesReport } from '@portal/core/sites/intelligence/seo-landing-pages.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isWhole } from '../../platform/reports/whole-before.ts'

/** What a figure of the rows comes to in some days. */
const sumIn = (
  figure: string,
  days: { readonly start: string; readonly end: string } | null,
): RawBuilder<unknown> =>
  sql`coalesce(sum((f.figures ->> ${sql.lit(figure)})::numeric)
    filter (where f.day between ${days?.start ?? null}::date and ${days?.end ?? null}::date), 0)`

/**
 * The path of a page: Search Console names it with its site, Analytics without. What is behind a question mark is the
 * same page.
 */
const pathIn = sql`coalesce(nullif(rtrim(regexp_replace(regexp_replace(f.dimensions ->> 'page', '^https?://[^/]+', ''), '[?#].*$', ''), '/'), ''), '/')`

/** A page may be known by several addresses: its visits stand beside the most seen of them, once. */
const once = (figure: 'sessions' | 'keyEvents'): RawBuilder<unknown> => sql`
  case when row_number() over (partition by p."clientId", p.path order by p.impressions desc, p.page) = 1
    then ${sql.ref(`v.${figure}`)} end as ${sql.ref(figure)}`

export const seoLandingPagesAnswer = answer(
  seoLandingPagesReport,
  async ({ filters, period, before, today, tenantId, ofClients }) => {
    const now = period ?? monthRange(today)
    const asked = sql`${ofClients('c')} and ${within({ 'c.id': filters.clientId, 'c.group_id': filters.groupId })}`
    const whole = isWhole(sql`f.day`, { now, before: before ?? now }, sql`partition by c.id`)
    const was = (figure: string): RawBuilder<unknown> =>
      sql`case when ${whole} then ${sumIn(figure, before)} end`
    return {
      query: sql`
      select p.*, ${once('sessions')}, ${once('keyEvents')} from (
        select c.id as "clientId", ${client('c')} as client, f.dimensions ->> 'page' as page, ${pathIn} as path,
          (count(distinct f.dimensions ->> 'query') filter (where f.day >= ${now.start}::date))::integer as queries,
          ${sumIn('clicks', period)} as clicks, ${was('clicks')} as "clicksBefore",
          ${sumIn('impressions', period)} as impressions, ${was('impressions')} as "impressionsBefore",
          ${sumIn('position', period)} as weight
        from report_figure f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
        where f.tenant_id = ${tenantId} and f.source = 'searchConsole' and ${asked}
          and f.day between ${before?.start ?? now.start}::date and ${now.end}::date
        group by c.id, c.name, c.slug, f.dimensions ->> 'page') p
      left join (
        select f.client_id, ${pathIn} as path, sum((f.figures ->> 'sessions')::numeric) as sessions,
          sum((f.figures ->> 'conversions')::numeric) as "keyEvents"
        from report_figure f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
        where f.tenant_id = ${tenantId} and f.source = 'analyticsVisits' and ${asked}
          and f.day between ${now.start}::date and ${now.end}::date and f.dimensions ->> 'medium' ilike '%/ organic'
        group by 1, 2) v on v.client_id = p."clientId" and v.path = p.path
      where p.impressions > 0 or p."impressionsBefore" > 0`,
    }
  },
)
