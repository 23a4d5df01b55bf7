import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { isDatabaseGone } from '../http/failures.ts'
import { openDatabase, type Database } from './database.ts'
import { countGrownTables } from './statistics.ts'

const cleanup: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

const patience = 120_000

test(
  'an embedded database that breaks down comes back by itself, with everything it acknowledged',
  { timeout: patience },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-breakdown-'))
    cleanup.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const threads: Worker[] = []
    const onWorker = (thread: Worker): void => void threads.push(thread)
    process.on('worker', onWorker)
    cleanup.push(() => void process.off('worker', onWorker))
    const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: 1 })
    cleanup.push(() => database.stop())
    await query(database, 'create table note (text text)')
    await query(database, "insert into note values ('kept')")

    await threads[0]?.terminate()
    await expect(query(database, 'select 1')).rejects.toSatisfy(isDatabaseGone)
    await vi.waitFor(
      async () => expect(await query(database, 'select text from note')).toEqual([{ text: 'kept' }]),
      {
        timeout: patience,
        interval: 200,
      },
    )
    expect(threads).toHaveLength(2)
  },
)

test('the planner of an embedded database is told of a table that grew', { timeout: patience }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-counted-'))
  cleanup.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: 1 })
  cleanup.push(() => database.stop())
  const counted = async (): Promise<unknown> => {
    await countGrownTables(database)
    return (
      await query(database, "select reltuples::integer as rows from pg_class where relname = 'grown'")
    )[0]
  }
  await query(database, 'create table grown (a integer)')
  await query(database, 'insert into grown select generate_series(1, 1000)')
  expect(await counted()).toEqual({ rows: 1000 })
  await query(database, 'insert into grown select generate_series(1, 20)')
  expect(await counted()).toEqual({ rows: 1000 })
  await query(database, 'insert into grown select generate_series(1, 500)')
  // What changed is added up about once a second.
  await vi.waitFor(async () => expect(await counted()).toEqual({ rows: 1520 }), {
    timeout: patience,
    interval: 500,
  })
})

const query = (database: Database, text: string): Promise<unknown[]> =>
  database.asOwner(async (client) => (await client.query<Record<string, unknown>>(text)).rows)
