import { sql } from 'kysely'
import { daysBetween, today } from '@portal/core/foundation/format'
import { readRedirects, type RedirectState } from '@portal/core/sites/migrations/redirects'
import { isWatched, watchedDays, type StateCount } from '@portal/core/sites/migrations/watch'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { beginCheck } from './check-redirects.ts'
import { coverageOf } from './coverage.ts'
import type { LostPage } from './keep-day.ts'

interface Migration {
  readonly id: number
  readonly name: string
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly old_site: string
  readonly new_site: string
  readonly state: string
  readonly launches_at: string | null
  readonly redirects_version: number
}

async function migrationById(db: Db, tenantId: number, id: number): Promise<Migration> {
  const { rows } = await sql<Migration>`
    select m.id, m.name, m.client_id, c.name as client_name, c.slug as client_slug, m.old_site, m.new_site, m.state, m.launches_at::text, m.redirects_version
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
    version: migration.redirects_version,
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

const standings = operation('redirects.all', async ({ db, tenantId }) => {
  const { rows } = await sql<{ id: number; total: number; right: number; wrong: number }>`
    select m.id, count(r.id)::integer as total, count(r.id) filter (where r.state = 'Right')::integer as right,
      count(r.id) filter (where r.state not in ('Right', 'Not checked'))::integer as wrong
    from website_migration m
      left join website_redirect r on r.tenant_id = m.tenant_id and r.website_migration_id = m.id
    where m.tenant_id = ${tenantId} and m.deleted_at is null group by m.id order by m.id`.execute(db)
  return rows
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

const replace = operation('redirects.replace', async ({ db, tenantId, params, body, ifMatch, audit }) => {
  // Held: two who paste at once must not leave both lists, nor one the other's without knowing it.
  await sql`select from website_migration where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(
    db,
  )
  const migration = await migrationById(db, tenantId, params.id)
  if (ifMatch !== null && ifMatch !== migration.redirects_version) throw stale()
  const { redirects, problems } = readRedirects(body.text, migration.old_site, migration.new_site)
  if (redirects.length === 0)
    throw invalid({ text: problems[0] ?? 'Paste an old and a new address on each line.' })
  await sql`delete from website_redirect where tenant_id = ${tenantId} and website_migration_id = ${params.id}`.execute(
    db,
  )
  const version = migration.redirects_version + 1
  await sql`update website_migration set redirects_version = ${version} where tenant_id = ${tenantId} and id = ${params.id}`.execute(
    db,
  )
  await sql`insert into website_redirect (tenant_id, website_migration_id, client_id, old_url, new_url)
    select ${tenantId}, ${params.id}, ${migration.client_id}, r."from", r."to"
    from jsonb_to_recordset(${JSON.stringify(redirects)}::jsonb) as r ("from" text, "to" text)
    ${takenByNodes}`.execute(db)
  audit({
    subject: 'website migration',
    subjectId: params.id,
    clientId: migration.client_id,
    changes: { redirects: [null, redirects.length] },
  })
  return { total: redirects.length, version, problems: [...problems] }
})

const check = operation('redirects.check', async ({ db, tenantId, params, services, audit }) => {
  const migration = await migrationById(db, tenantId, params.id)
  const count = await beginCheck(db, services.jobs, tenantId, migration)
  if (count === null) throw conflict('These redirects are being checked already.')
  if (count === 0) throw invalid({ '': 'There are no redirects yet. Paste them first.' })
  audit({
    subject: 'website migration',
    subjectId: params.id,
    clientId: migration.client_id,
    changes: { checked: count },
  })
  return { total: count }
})

const days = operation('redirects.days', async ({ db, tenantId, params }) => {
  const { launches_at, state } = await migrationById(db, tenantId, params.id)
  const { rows } = await sql<{
    day: string
    redirects: StateCount[]
    pages: number
    arriving: number
    lost: number
    lost_pages: LostPage[]
  }>`select day::text, redirects, pages, arriving, lost, lost_pages from website_migration_day
    where tenant_id = ${tenantId} and website_migration_id = ${params.id} order by day desc limit ${watchedDays + 1}`.execute(
    db,
  )
  return {
    launchesAt: launches_at,
    watched: isWatched({ state, launchesAt: launches_at }, today()),
    days: rows.map(({ day, redirects, pages, arriving, lost }) => ({
      day,
      since: launches_at === null ? null : daysBetween(launches_at, day),
      states: redirects,
      pages,
      arriving,
      lost,
    })),
    lostPages: rows[0]?.lost_pages ?? [],
  }
})

export const migrationOperations = {
  'redirects.overview': overview,
  'redirects.all': standings,
  'redirects.list': list,
  'redirects.days': days,
  'redirects.replace': replace,
  'redirects.check': check,
}
