import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import type { RedirectState } from '@portal/core/sites/migrations/redirects'
import { watchedDays } from '@portal/core/sites/migrations/watch'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { keepDay } from './keep-day.ts'
import { forEach, judged } from './walk.ts'

/** Redirects written and taken at a time: a stopped check goes on there. */
const portion = 200

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
      await forEach(rows, async (row) => {
        found.push({ id: row.id, ...(await judged(fetcher, { from: row.old_url, to: row.new_url })) })
      })
      await sql`update website_redirect w set state = f.state, words = left(f.words, 2000), checked_at = now()
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id integer, state text, words text)
        where w.tenant_id = ${tenantId} and w.id = f.id`.execute(db)
    }
    await keepDay(db, fetcher, tenantId, id)
    await sql`update redirect_check set done_at = now() where tenant_id = ${tenantId} and website_migration_id = ${id}`.execute(
      db,
    )
  },
  // What is not checked says so; it can be begun again at once.
  async givenUp({ tenantId, id }, { database }) {
    await sql`update redirect_check set done_at = now() where tenant_id = ${tenantId} and website_migration_id = ${id}`.execute(
      database.reading(wholeTenant(tenantId)),
    )
  },
})

/**
 * Puts the check of a migration on the queue.
 *
 * @returns how many redirects it will ask; null where it is being checked already
 */
export async function beginCheck(
  db: Db,
  jobs: Jobs,
  tenantId: number,
  { id, client_id }: { readonly id: number; readonly client_id: number },
): Promise<number | null> {
  const started = await sql`
    insert into redirect_check (tenant_id, website_migration_id, client_id) values (${tenantId}, ${id}, ${client_id})
    on conflict (tenant_id, website_migration_id) do update set started_at = now(), done_at = null
      where redirect_check.done_at is not null or redirect_check.started_at < now() - interval '6 hours'
    returning 1`.execute(db)
  if (started.rows.length === 0) return null
  const { numAffectedRows } =
    await sql`update website_redirect set state = 'Not checked', words = '', checked_at = null
    where tenant_id = ${tenantId} and website_migration_id = ${id}`.execute(db)
  await jobs.enqueue(db, checkRedirects, { tenantId, id })
  return Number(numAffectedRows ?? 0n)
}

/** Checks every migration of every tenant that was launched lately, when nobody works. */
export const watchMigrations = defineJob({
  name: 'watch-migrations',
  every: '10 3 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  async run(_, { database, jobs }) {
    await eachTenant(database, (tenantId) =>
      database.write(wholeTenant(tenantId), async (db) => {
        // As `isWatched` says.
        const { rows } = await sql<{ id: number; client_id: number }>`
          select id, client_id from website_migration where tenant_id = ${tenantId} and deleted_at is null and state <> 'Done'
            and launches_at between ${addDays(today(), -watchedDays)}::date and ${today()}::date order by id`.execute(
          db,
        )
        for (const migration of rows) await beginCheck(db, jobs, tenantId, migration)
      }),
    )
  },
})
