import { sql, type RawBuilder } from 'kysely'
import { seoLandingPagesReport } from '@portal/core/sites/intelligence/seo-landing-pages.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

/** What a figure of the rows comes to in some days. */
const sumIn = (
  figure: string,
  days: { readonly start: string; readonly end: string } | null,
): RawBuilder<unknown> =>
  sql`coalesce(sum((f.figures ->> ${sql.lit(figure)})::numeric)
    filter (where f.day between ${days?.start ?? null}::date and ${days?.end ?? null}::date), 0)`

export const seoLandingPagesAnswer = answer(
  seoLandingPagesReport,
  async ({ filters, period, before, tenantId, ofClients }) => ({
    query: sql`
      select p.* from (
        select c.id as "clientId", ${client('c')} as client, f.dimensions ->> 'page' as page,
          count(distinct f.dimensions ->> 'query')::integer as queries,
          ${sumIn('clicks', period)} as clicks, ${sumIn('clicks', before)} as "clicksBefore",
          ${sumIn('impressions', period)} as impressions, ${sumIn('impressions', before)} as "impressionsBefore",
          ${sumIn('position', period)} as weight
        from report_figure f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
        where f.tenant_id = ${tenantId} and f.source = 'searchConsole' and ${ofClients('c')}
          and f.day between ${before?.start ?? period?.start ?? null}::date and ${period?.end ?? null}::date
          and ${within({ 'c.id': filters.clientId, 'c.group_id': filters.groupId })}
        group by c.id, c.name, c.slug, f.dimensions ->> 'page') p
      where p.impressions > 0 or p."impressionsBefore" > 0`,
  }),
)
