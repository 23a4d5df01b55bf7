import { sql } from 'kysely'
import {
  judge,
  readRedirects,
  type Redirect,
  type RedirectState,
  type Walked,
} from '@portal/core/sites/migrations/redirects'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { ForbiddenAddress, Unreadable, type Fetcher } from '../../foundation/outside/fetcher.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { coverageOf } from './coverage.ts'

/** Old addresses that are asked at the same time, whoever waits. */
const atOnce = 20
/** Redirects written and taken at a time: a stopped check goes on there. */
const portion = 200
/** Redirects of a way after which nobody follows it any more. */
const longestWay = 10
/** Bytes of a page in which its canonical address is looked for. */
const headBytes = 512 * 1024

interface Migration {
  readonly id: number
  readonly name: string
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly old_site: string
  readonly new_site: string
}

async function migrationById(db: Db, tenantId: number, id: number): Promise<Migration> {
  const { rows } = await sql<Migration>`
    select m.id, m.name, m.client_id, c.name as client_name, c.slug as client_slug, m.old_site, m.new_site
    from website_migration m join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
    where m.tenant_id = ${tenantId} and m.id = ${id} and m.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This website migration')
  return row
}

const overview = operation('redirects.overview', async ({ db, tenantId, params }) => {
  const migration = await migrationById(db, tenantId, params.id)
  const [states, running] = await Promise.all([
    sql<{
      state: RedirectState
      count: number
    }>`select state, count(*)::integer as count from website_redirect
      where tenant_id = ${tenantId} and website_migration_id = ${params.id} group by state order by count desc`.execute(
      db,
    ),
    sql`select from redirect_check where tenant_id = ${tenantId} and website_migration_id = ${params.id} and done_at is null`.execute(
      db,
    ),
  ])
  const total = states.rows.reduce((sum, { count }) => sum + count, 0)
  const open = states.rows.find(({ state }) => state === 'Not checked')?.count ?? 0
  return {
    id: migration.id,
    name: migration.name,
    Client: { id: migration.client_id, name: migration.client_name, slug: migration.client_slug },
    oldSite: migration.old_site,
    newSite: migration.new_site,
    total,
    checked: total - open,
    running: running.rows.length > 0,
    states: states.rows,
    // Whoever watches a check asks every second.
    coverage:
      running.rows.length > 0
        ? null
        : await coverageOf(db, tenantId, { id: migration.id, clientId: migration.client_id }),
  }
})

const list = operation('redirects.list', async ({ db, tenantId, params, query }) => {
  await migrationById(db, tenantId, params.id)
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const typed = query.search?.trim().toLowerCase() ?? ''
  const where = sql<boolean>`tenant_id = ${tenantId} and website_migration_id = ${params.id}
    and (${query.state ?? null}::text is null or state = ${query.state ?? null})
    and (${typed} = '' or position(${typed} in lower(old_url || ' ' || new_url)) > 0)`
  const [rows, count] = await Promise.all([
    sql<{
      id: number
      old_url: string
      new_url: string
      state: RedirectState
      words: string
      checked_at: string | null
    }>`select id, old_url, new_url, state, words, checked_at from website_redirect where ${where}
      order by state = 'Right', state = 'Not checked', id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::integer as total from website_redirect where ${where}`.execute(
      db,
    ),
  ])
  return {
    rows: rows.rows.map(({ old_url, new_url, checked_at, ...row }) => ({
      ...row,
      from: old_url,
      to: new_url,
      checkedAt: checked_at,
    })),
    total: count.rows[0]?.total ?? 0,
    page,
    pageSize,
  }
})

const replace = operation('redirects.replace', async ({ db, tenantId, params, body, audit }) => {
  // Held: two who paste at once must not leave both lists.
  await sql`select from website_migration where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(
    db,
  )
  const migration = await migrationById(db, tenantId, params.id)
  const { redirects, problems } = readRedirects(body.text, migration.old_site, migration.new_site)
  if (redirects.length === 0)
    throw invalid({ text: problems[0] ?? 'Paste an old and a new address on each line.' })
  await sql`delete from website_redirect where tenant_id = ${tenantId} and website_migration_id = ${params.id}`.execute(
    db,
  )
  await sql`insert into website_redirect (tenant_id, website_migration_id, client_id, old_url, new_url)
    select ${tenantId}, ${params.id}, ${migration.client_id}, r."from", r."to"
    from jsonb_to_recordset(${JSON.stringify(redirects)}::jsonb) as r ("from" text, "to" text)`.execute(db)
  audit({
    subject: 'website migration',
    subjectId: params.id,
    clientId: migration.client_id,
    changes: { redirects: [null, redirects.length] },
  })
  return { total: redirects.length, problems: [...problems] }
})

const check = operation('redirects.check', async ({ db, tenantId, params, services, audit, afterCommit }) => {
  const migration = await migrationById(db, tenantId, params.id)
  const started = await sql`
    insert into redirect_check (tenant_id, website_migration_id, client_id) values (${tenantId}, ${params.id}, ${migration.client_id})
    on conflict (tenant_id, website_migration_id) do update set started_at = now(), done_at = null
      where redirect_check.done_at is not null or redirect_check.started_at < now() - interval '6 hours'
    returning 1`.execute(db)
  if (started.rows.length === 0) throw conflict('These redirects are being checked already.')
  const { numAffectedRows } =
    await sql`update website_redirect set state = 'Not checked', words = '', checked_at = null
    where tenant_id = ${tenantId} and website_migration_id = ${params.id}`.execute(db)
  const count = Number(numAffectedRows ?? 0n)
  if (count === 0) throw invalid({ '': 'There are no redirects yet. Paste them first.' })
  await services.jobs.enqueue(db, checkRedirects, { tenantId, id: params.id })
  afterCommit(() => services.jobs.wake(checkRedirects))
  audit({
    subject: 'website migration',
    subjectId: params.id,
    clientId: migration.client_id,
    changes: { checked: count },
  })
  return { total: count }
})

/** What a page calls its own address; null where it does not say. */
function canonicalIn(html: string, at: string): string | null {
  // Tags are cut out first, and are short: one pattern for both took minutes for a page made for it.
  const link = html.match(/<link\b[^<>]{0,2000}>/gi)?.find((tag) => /\brel\s*=\s*["']?canonical\b/i.test(tag))
  const href = link && /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(link)
  const address = href?.[1] ?? href?.[2] ?? href?.[3]
  return address !== undefined && URL.canParse(address, at) ? new URL(address, at).href : null
}

/** Follows an old address step by step, each of them checked anew by the fetcher. */
async function walk(fetcher: Fetcher, from: string): Promise<Walked> {
  const steps: { url: string; status: number }[] = []
  const seen = new Set<string>()
  let url = from
  while (steps.length < longestWay) {
    if (seen.has(url)) return { steps, looped: true, canonical: null }
    seen.add(url)
    const { status, headers, body } = await fetcher.ask(url, { mostBytes: headBytes, cut: true })
    steps.push({ url, status })
    const { location } = headers
    if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url)) {
      url = new URL(location, url).href
      continue
    }
    const html = status < 300 && /html/.test(headers['content-type'] ?? '')
    return {
      steps,
      looped: false,
      canonical: html ? canonicalIn(body.toString('utf8'), url) : null,
    }
  }
  return { steps, looped: true, canonical: null }
}

async function judged(fetcher: Fetcher, redirect: Redirect) {
  try {
    return judge(redirect, await walk(fetcher, redirect.from))
  } catch (error) {
    const words =
      error instanceof ForbiddenAddress || error instanceof Unreadable
        ? error.message
        : `It cannot be reached: ${reasonInWords(error)}.`
    return { state: 'Not reachable' as const, words }
  }
}

/** Asks the old addresses of a migration; one that was stopped goes on with those that are not checked. */
export const checkRedirects = defineJob<{ readonly tenantId: number; readonly id: number }>({
  name: 'check-redirects',
  retries: { most: 5, firstWait: 10 },
  limit: 6 * 60 * 60,
  async run({ tenantId, id }, { database, fetcher }) {
    const db = database.reading(wholeTenant(tenantId))
    for (;;) {
      const { rows } = await sql<{ id: number; old_url: string; new_url: string }>`
        select id, old_url, new_url from website_redirect
        where tenant_id = ${tenantId} and website_migration_id = ${id} and checked_at is null order by id limit ${portion}`.execute(
        db,
      )
      if (rows.length === 0) break
      const found: { id: number; state: RedirectState; words: string }[] = []
      const waiting = [...rows]
      const worker = async (): Promise<void> => {
        for (let row = waiting.shift(); row; row = waiting.shift()) {
          const result = await judged(fetcher, { from: row.old_url, to: row.new_url })
          found.push({ id: row.id, ...result })
        }
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      await sql`update website_redirect w set state = f.state, words = left(f.words, 2000), checked_at = now()
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id integer, state text, words text)
        where w.tenant_id = ${tenantId} and w.id = f.id`.execute(db)
    }
    await sql`update redirect_check set done_at = now() where tenant_id = ${tenantId} and website_migration_id = ${id}`.execute(
      db,
    )
  },
})

export const migrationOperations = {
  'redirects.overview': overview,
  'redirects.list': list,
  'redirects.replace': replace,
  'redirects.check': check,
}
