import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { addressIn } from '@portal/core/sites/migrations/redirects'
import { arrives, isWatched, type StateCount } from '@portal/core/sites/migrations/watch'
import type { Db } from '../../foundation/database/database.ts'
import type { Fetcher } from '../../foundation/outside/fetcher.ts'
import { visitedPages, type VisitedPage } from './coverage.ts'
import { forEach, unreachable, walk } from './walk.ts'

/** Pages without a redirect that are asked, those with the most visits; and lost ones that are named. */
const mostAsked = 500
const mostNamed = 20

/** A page whose visitors do not find it any more. */
export interface LostPage {
  readonly path: string
  readonly visits: number
  readonly words: string
}

interface Migration {
  readonly client_id: number
  readonly state: string
  readonly launches_at: string | null
  readonly old_site: string
  readonly new_site: string
}

const isHome = (address: string): boolean => new URL(address).pathname === '/'

/** Why a page that has no redirect is lost, in a sentence; null where somebody who comes by its address finds a page. */
async function lostAt(fetcher: Fetcher, address: string): Promise<string | null> {
  try {
    const { steps, looped } = await walk(fetcher, address)
    const last = steps.at(-1)
    if (looped || !last) return 'It has no redirect and comes back to where it was.'
    if (last.status >= 300) return `It has no redirect and answers ${last.status}.`
    if (steps.length > 1 && isHome(last.url) && !isHome(address))
      return 'It has no redirect of its own and ends at the home page.'
    return null
  } catch (error) {
    return unreachable(error)
  }
}

/** What each page is found to be: why it is lost, null where it arrives; pages that nobody asked are left out. */
async function findPages(
  fetcher: Fetcher,
  pages: readonly VisitedPage[],
  site: string,
): Promise<ReadonlyMap<VisitedPage, string | null>> {
  const found = new Map<VisitedPage, string | null>()
  for (const page of pages) {
    const arriving = page.state && arrives(page.state)
    if (arriving !== null) found.set(page, arriving ? null : page.words)
  }
  const bare = pages.filter(({ state }) => state === null).slice(0, mostAsked)
  await forEach(bare, async (page) => {
    const address = addressIn(page.path, site)
    if (address !== null) found.set(page, await lostAt(fetcher, address))
  })
  return found
}

/** Keeps what the redirects of a migration and the pages with visits are today; nothing of one that is not watched. */
export async function keepDay(db: Db, fetcher: Fetcher, tenantId: number, id: number): Promise<void> {
  const migrations = await sql<Migration>`
    select client_id, state, launches_at::text, old_site, new_site from website_migration
    where tenant_id = ${tenantId} and id = ${id} and deleted_at is null`.execute(db)
  const [migration] = migrations.rows
  const day = today()
  if (!migration || !isWatched({ state: migration.state, launchesAt: migration.launches_at }, day)) return
  const states = await sql<StateCount>`
    select state, count(*)::integer as count from website_redirect
    where tenant_id = ${tenantId} and website_migration_id = ${id} group by state order by count desc, state`.execute(
    db,
  )
  const pages = await visitedPages(db, tenantId, { id, clientId: migration.client_id })
  const found = await findPages(fetcher, pages, migration.old_site || migration.new_site)
  const lost = [...found].flatMap(([{ path, visits }, words]) =>
    words === null ? [] : [{ path, visits, words: words.slice(0, 500) }],
  )
  const named: readonly LostPage[] = lost
    .toSorted((one, other) => other.visits - one.visits || one.path.localeCompare(other.path, 'en'))
    .slice(0, mostNamed)
  await sql`
    insert into website_migration_day
      (tenant_id, website_migration_id, client_id, day, redirects, pages, arriving, lost, lost_pages)
    values (${tenantId}, ${id}, ${migration.client_id}, ${day}::date, ${JSON.stringify(states.rows)}::jsonb,
      ${pages.length}, ${found.size - lost.length}, ${lost.length}, ${JSON.stringify(named)}::jsonb)
    on conflict (tenant_id, website_migration_id, day) do update set redirects = excluded.redirects, pages = excluded.pages,
      arriving = excluded.arriving, lost = excluded.lost, lost_pages = excluded.lost_pages, kept_at = now()`.execute(
    db,
  )
}
