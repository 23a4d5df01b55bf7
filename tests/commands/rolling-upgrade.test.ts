import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '@portal/server/foundation/database/database'
import { migrate } from '@portal/server/foundation/database/migrate'
import { startPostgres } from '../../scripts/postgres.mjs'
import { administer, databaseAt } from '../support/administer.ts'
import { lastRelease, olderServer } from '../support/older-release.ts'
import { ServerProcess, signIn, type Caller } from '../support/index.ts'
import { until } from '../support/until.ts'

const release = lastRelease()
let postgres: Awaited<ReturnType<typeof startPostgres>>
const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const budgetsOf = async (caller: Caller): Promise<number> => {
  const { status, body } = await caller.get<readonly unknown[]>('/clients/1001/budgets/active')
  expect(status).toBe(200)
  return body.length
}

const writtenBy = async (caller: Caller): Promise<void> => {
  const budget = {
    clientId: 1001,
    serviceId: 1,
    budgetType: 'Recurring',
    startsAt: '2026-01-01',
    invoiceAmount: 1500,
  }
  const { status, body } = await caller.post('/budgets/createBudgetWithFees', budget)
  expect([status, JSON.stringify(body).slice(0, 200)]).toEqual([200, expect.any(String)])
}

describe.skipIf(release === null)('while an upgrade goes on', () => {
  test('a process of the last release reads and writes beside a new one, and starts anew on the new schema', async () => {
    await administer(postgres.url, 'create database agency')
    const sources = await olderServer(release ?? '')
    const env = {
      PORT: '0',
      DATABASE_URL: databaseAt(postgres.url, 'agency'),
      DATA_DIR: folder,
      SCHEDULED_WORK: 'false',
      SESSION_SECRET: 'a secret that two releases share for a test',
    }
    const older = await ServerProcess.start({ ...env, SEED_DEMO: 'true' }, [], sources)
    const newer = await ServerProcess.start({ ...env, SEED_DEMO: 'false' })
    const lives = [older, newer]
    try {
      const there = await signIn(older.url, 'accounting')
      const here = await signIn(newer.url, 'accounting')
      const before = await budgetsOf(there)
      await writtenBy(there)
      await writtenBy(here)
      expect([await budgetsOf(there), await budgetsOf(here)]).toEqual([before + 2, before + 2])
      for (const path of [
        '/clients?pageSize=5',
        '/notifications',
        '/reports/quickView',
        '/activities?pageSize=5',
      ])
        expect([path, (await there.get(path)).status]).toEqual([path, (await here.get(path)).status])
      const asked = { clients: [], start_date: '2026-01-01', end_date: '2026-01-31' }
      expect((await there.post('/dashboards/sem', asked)).status).toBe(200)
      if (process.env['OLDER_RELEASE']) return
      // A process that crashes in the middle of an upgrade comes up on a schema that it does not know.
      await administer(
        env.DATABASE_URL,
        "insert into kysely_migration (name, timestamp) values ('999-of-a-later-release', now()::text)",
      )
      await older.process.end('SIGTERM')
      const again = await ServerProcess.start({ ...env, SEED_DEMO: 'false' }, [], sources)
      lives.push(again)
      expect(await budgetsOf(await signIn(again.url, 'accounting'))).toBe(before + 2)
    } finally {
      for (const { process: life } of lives) await life.end('SIGTERM')
    }
  })
})

test('a migration does not keep people waiting for long: it gives way, leaves nothing behind, and is begun anew', async () => {
  await administer(postgres.url, 'create database waiting')
  const databaseUrl = databaseAt(postgres.url, 'waiting')
  const database = await openDatabase({ databaseUrl, dataDir: folder, poolSize: 2 })
  const other = new pg.Client(databaseUrl)
  await other.connect()
  try {
    await migrate(database)
    await administer(
      databaseUrl,
      "drop table own_write; delete from kysely_migration where name = '540-own-writes'",
    )
    await other.query('begin; lock table tenant in access exclusive mode')
    await expect(migrate(database, { lockTimeout: 50, tries: 2 })).rejects.toMatchObject({ code: '55P03' })
    const waiting = migrate(database, { lockTimeout: 50, tries: 1_000 })
    await until('it waits', async () => {
      const { rows } = await other.query(
        "select from pg_locks where not granted and relation = 'tenant'::regclass",
      )
      return rows.length > 0
    })
    await other.query('commit')
    expect(await waiting).toEqual(['540-own-writes'])
  } finally {
    await other.end()
    await database.stop()
  }
})
