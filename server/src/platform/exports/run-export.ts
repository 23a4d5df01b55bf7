import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  exportKeptDays,
  isExportable,
  mostExportRows,
  type ExportFormat,
} from '@portal/core/platform/exports/exportable'
import { formatTime, today } from '@portal/core/foundation/format'
import type { User } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { isDatabaseGone } from '../../foundation/http/failures.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { defineJob } from '../jobs/job.ts'
import { each } from '../jobs/each.ts'
import { notify } from '../notifications/notify.ts'
import { pagesFor, type Page } from './read-pages.ts'
import { sourceOf } from './source.ts'
import { hashOf, mediaTypes, writeRows } from './write-file.ts'
import { log } from '../../foundation/log.ts'

/** Minutes without a word after which an export counts as left by a process that died. */
const silentFor = 2

const sentences = {
  broken: 'Something went wrong on our side. Please export the list again.',
  gone: 'Your account is not active any more.',
  tooLong: `A file can have ${mostExportRows.toLocaleString('en-US')} rows. Narrow the list and export it again.`,
} as const

interface Work {
  readonly tenantId: number
  readonly id: number
}

/** Its owner stopped it, or it is somebody else's by now. */
class Stopped extends Error {}
/** The server is being stopped: the next one begins anew. */
class Interrupted extends Error {}

const own = ({ tenantId, id }: Work, { database }: Services) =>
  database
    .reading(wholeTenant(tenantId))
    .updateTable('export_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)

/** Writes a list into a file, page by page, in the name of the person who asked and with that person's rights of now. */
export const runExport = defineJob<Work>({
  name: 'run-export',
  retries: { most: 3, firstWait: 2 },
  limit: 60 * 60,
  async run(work, services) {
    const run = await own(work, services)
      .set({ status: 'running', rows_done: 0, worked_at: sql<string>`now()` })
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst()
    if (!run || !isExportable(run.list_call)) return
    const path = join(services.files.incoming, randomUUID())
    try {
      const person = await services.actors.byId(work.tenantId, run.created_by)
      if (!person) throw new Refusal('forbidden', sentences.gone)
      // Written by `exports.start`, which checked both.
      const asked = {
        list: run.list_call,
        params: run.params,
        query: run.query,
      }
      const user: User = { kind: 'user', ...person }
      let oldest: string | null = null
      const pages = pagesFor(user, asked, services)
      const read = async (number: number): Promise<Page> => {
        const page = await pages(number)
        if (page.copiedAt !== null && (oldest === null || page.copiedAt < oldest)) oldest = page.copiedAt
        return page
      }
      const all = await sourceOf(services, asked.list).columns({
        person: user,
        ...asked,
        db: services.database.reading(wholeTenant(work.tenantId)),
      })
      const columns = run.columns.flatMap((id) => all.find((column) => column.id === id) ?? [])
      await writeRows(
        run.format,
        { path, name: run.name },
        columns,
        slices(read, sourceOf(services, asked.list).keyOf, work, services),
      )
      await keep(work, services, path, {
        ...run,
        userId: run.created_by,
        copiedAt: oldest,
      })
    } catch (error) {
      await settle(error, work, services)
    } finally {
      await rm(path, { force: true })
    }
  },
})

/** Rows page by page, each record once although the list may move meanwhile; tells how far it is between two. */
async function* slices(
  read: (page: number) => Promise<Page>,
  keyOf: (row: object) => string,
  work: Work,
  services: Services,
): AsyncGenerator<readonly object[]> {
  const seen = new Set<string>()
  let done = 0
  for (let number = 1; ; number += 1) {
    const { rows, total } = await read(number)
    if (total > mostExportRows) throw new Refusal('too-large', sentences.tooLong)
    const fresh = rows.filter((row) => {
      const key = keyOf(row)
      return !seen.has(key) && seen.add(key)
    })
    if (fresh.length > 0) yield fresh
    done += fresh.length
    if (services.jobs.stopping.aborted) throw new Interrupted()
    const still = await own(work, services)
      .set({ rows_total: Math.max(total, done), rows_done: done, worked_at: sql<string>`now()` })
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (!still) throw new Stopped()
    if (rows.length === 0 || number * rows.length >= total) return
  }
}

/** Puts the finished file into the store; what was stopped at the last moment is thrown away. */
async function keep(
  { tenantId, id }: Work,
  services: Services,
  path: string,
  {
    name,
    format,
    userId,
    copiedAt,
  }: {
    readonly name: string
    readonly format: ExportFormat
    readonly userId: number
    /** Where any of it was read from a replica, the instant up to which all of it is there. */
    readonly copiedAt: string | null
  },
): Promise<void> {
  const { files, database } = services
  const { size } = await stat(path)
  const sha256 = await hashOf(path)
  const key = await files.put(path)
  try {
    await database.write(wholeTenant(tenantId), async (db) => {
      const file = await db
        .insertInto('file')
        .values({
          tenant_id: tenantId,
          name: `${name} ${today()}.${format}`,
          media_type: mediaTypes[format],
          size,
          sha256,
          storage_key: key,
          label: '',
          subject: 'export',
          subject_id: id,
          client_id: null,
          created_by: userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const done = await db
        .updateTable('export_run')
        .set({
          status: 'done',
          file_id: file.id,
          finished_at: sql<string>`now()`,
          expires_at: sql<string>`now() + make_interval(days => ${exportKeptDays})`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('status', '=', 'running')
        .returning('id')
        .executeTakeFirst()
      if (!done) throw new Stopped()
      await notify({ db, tenantId, services }, [userId], {
        text: `${name}.${format} is ready${copiedAt === null ? '' : `, as of ${formatTime(copiedAt)} Central`}. It is among the jobs in the header.`,
        path: null,
      })
    })
  } catch (error) {
    // A connection lost during the commit leaves open whether it was written; the sweep removes what nobody refers to.
    if (!isDatabaseGone(error)) await files.remove(key)
    throw error
  }
}

async function settle(error: unknown, work: Work, services: Services): Promise<void> {
  if (error instanceof Stopped) return
  if (isDatabaseGone(error)) throw error
  if (error instanceof Interrupted) {
    await own(work, services).set({ status: 'waiting' }).where('status', '=', 'running').execute()
    throw error
  }
  const message = error instanceof Refusal ? error.message : sentences.broken
  await own(work, services)
    .set({ status: 'failed', message, finished_at: sql<string>`now()` })
    .where('status', '=', 'running')
    .execute()
  // Told in the log, and not tried again: it would fail the same way.
  if (!(error instanceof Refusal)) log.error({ err: error }, 'An export failed')
}

/** Once a minute: exports that a process left half done begin anew, and files whose time is over go. */
export const tendExports = defineJob({
  name: 'tend-exports',
  every: '* * * * *',
  retries: { most: 0, firstWait: 1 },
  limit: 50,
  async run(_data, services) {
    await each(await leftBehind(services), (work) =>
      services.database.write(wholeTenant(work.tenantId), (db) => services.jobs.enqueue(db, runExport, work)),
    )
    await expire(services)
  },
})

const leftBehind = async ({ database }: Services): Promise<readonly Work[]> =>
  database.asOwner(async (client) => {
    const { rows } = await client.query<{ tenant_id: number; id: number }>(
      `update export_run set worked_at = now() where status = 'running' and worked_at < now() - make_interval(mins => $1)
       returning tenant_id, id`,
      [silentFor],
    )
    return rows.map(({ tenant_id, id }) => ({ tenantId: tenant_id, id }))
  })

async function expire({ database, files }: Services): Promise<void> {
  const keys = await database.asOwner(async (client) => {
    const { rows } = await client.query<{ storage_key: string }>(
      `with over as (
         update export_run set status = 'expired' where status = 'done' and expires_at < now() returning tenant_id, file_id
       )
       update file set deleted_at = now() from over
       where file.tenant_id = over.tenant_id and file.id = over.file_id returning file.storage_key`,
    )
    return rows.map((row) => row.storage_key)
  })
  for (const key of keys) await files.remove(key)
}
