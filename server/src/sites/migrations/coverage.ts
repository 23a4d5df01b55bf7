import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import type { RedirectState } from '@portal/core/sites/migrations/redirects'
import type { Db } from '../../foundation/database/database.ts'
import { beginOfDay } from '../../foundation/database/agency-day.ts'

type Coverage = NonNullable<Answer<'redirects.overview'>['coverage']>

/** Days whose visits count, and pages without a redirect that are named. */
const shownDays = 90
const mostMissing = 20

interface OfClient {
  /** Of the migration. */
  readonly id: number
  readonly clientId: number
}

/** A page of a client's site that had visits, with what its redirect was found to be; null where it has none. */
export interface VisitedPage {
  readonly path: string
  readonly visits: number
  readonly state: RedirectState | null
  readonly words: string
}

/**
 * Pages of a client's site with visits in 90 days, the most visited first. Visits are those that the collector saw
 * beginning there, or clicks from Google as Search Console told, whichever are more.
 */
export async function visitedPages(
  db: Db,
  tenantId: number,
  { id, clientId }: OfClient,
): Promise<readonly VisitedPage[]> {
  const since = addDays(today(), -shownDays)
  // A path without its host, what is asked for in it, and the slash at its end: `/new/` is `/new`.
  const pathOf = (address: ReturnType<typeof sql.ref>) =>
    sql<string>`rtrim(regexp_replace(regexp_replace(${address}, '^https?://[^/?#]+', ''), '[?#].*$', ''), '/')`
  // Of several redirects of a path, which differ in what is asked for in it, the right one counts.
  const { rows } = await sql<VisitedPage>`
    with seen as (
      select ${pathOf(sql.ref('landing'))} as path, count(*)::float as visits, 'visit' as source
      from site_visit where tenant_id = ${tenantId} and client_id = ${clientId} and started_at >= ${beginOfDay(since)} group by 1
      union all
      select ${pathOf(sql.ref('f.page'))}, sum(f.clicks), 'click'
      from (select dimensions ->> 'page' as page, (figures ->> 'clicks')::float as clicks from report_figure
        where tenant_id = ${tenantId} and client_id = ${clientId} and source = 'searchConsole' and day >= ${since}::date) f
      where f.page <> '' group by 1),
    page as (select path, max(visits) as visits from seen group by path having max(visits) > 0),
    led as (
      select distinct on (1) ${pathOf(sql.ref('old_url'))} as path, state, words from website_redirect
      where tenant_id = ${tenantId} and website_migration_id = ${id} order by 1, state <> 'Right', id)
    select coalesce(nullif(page.path, ''), '/') as path, page.visits, led.state, coalesce(led.words, '') as words
    from page left join led on led.path = page.path
    order by page.visits desc, page.path`.execute(db)
  return rows
}

/** Which pages of a client's site that had visits are led elsewhere by the redirects of a migration. */
export async function coverageOf(db: Db, tenantId: number, of: OfClient): Promise<Coverage> {
  const pages = await visitedPages(db, tenantId, of)
  const missing = pages.filter(({ state }) => state === null)
  return {
    pages: pages.length,
    covered: pages.length - missing.length,
    missing: missing.slice(0, mostMissing).map(({ path, visits }) => ({ path, visits })),
  }
}
