import { dayAt } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { redirectStates } from '@portal/core/sites/migrations/redirects'
import { isNamedClient, mostRows, onlyFirst } from '../declared-row-parts.ts'
import { CannotTell, type NamedCell, type ReadRows, type Row, type Wanted } from '../rows.ts'

const pageSize = 200
/** Redirects are asked for migration by migration. */
const mostMigrations = 25

interface Migration {
  readonly id: number
  readonly name: string
  readonly client: NamedCell | null
}

/** The website migrations of the clients that a question is about. */
async function migrationsOf({ portal, whom }: Wanted): Promise<readonly Migration[]> {
  const found: Migration[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = (await portal.readDeclared('websiteMigrations.list', {
      query: { page: String(page), pageSize: String(pageSize) },
    })) as { readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly total: number }
    for (const { id, name, Client } of rows) {
      const cell = isNamedClient(Client) ? Client : null
      if (whom.ids === null || whom.ids.includes(cell?.id ?? -1))
        found.push({ id: Number(id), name: String(name), client: cell })
    }
    if (page * pageSize >= total || rows.length === 0) return found
  }
}

/** Redirects of website migrations with what was found at the old addresses, what is wrong first. */
export const redirectsRows: ReadRows = async (wanted) => {
  const { portal, question } = wanted
  const migrations = await migrationsOf(wanted)
  if (migrations.length > mostMigrations)
    throw new CannotTell(
      `Redirects are looked up migration by migration, for ${mostMigrations} at once, and those are ${migrations.length}: name a client, a group or a manager.`,
    )
  const asked = question.conditions.flatMap(({ column, is, values }) =>
    column === 'state' && is === '=' ? values : [],
  )
  const state = asked.length === 1 ? redirectStates.find((one) => one === asked[0]) : undefined
  const rows: Row[] = []
  const notes: string[] = []
  for (const { id, name, client } of migrations) {
    let looked = 0
    for (let page = 1; ; page++) {
      const found = await portal.read('redirects.list', {
        params: { id: String(id) },
        query: { page: String(page), pageSize: String(pageSize), ...(state === undefined ? {} : { state }) },
      })
      looked += found.rows.length
      for (const redirect of found.rows)
        rows.push({
          client,
          migration: { id, name, slug: `/tools/website-migrations/${id}` },
          from: redirect.from,
          to: redirect.to,
          state: redirect.state,
          found: redirect.words === '' ? null : redirect.words,
          checkedAt: redirect.checkedAt === null ? null : dayAt(redirect.checkedAt),
        })
      if (looked >= found.total || found.rows.length === 0) break
      if (looked >= mostRows) {
        notes.push(`${name}: ${onlyFirst(looked, found.total)}`)
        break
      }
    }
  }
  const [only, other] = migrations
  return {
    rows,
    period: null,
    notes,
    sources: [
      only && !other
        ? { words: only.name, path: pathOf('tools.website_migrations.redirects', { id: String(only.id) }) }
        : { words: 'Website Migrations', path: pathOf('tools.website_migrations') },
    ],
  }
}
