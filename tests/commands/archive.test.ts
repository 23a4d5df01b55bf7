import { spawn, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '@portal/server/foundation/database/database'
import { migrate } from '@portal/server/foundation/database/migrate'
import { startPostgres, unprivileged } from '../../scripts/postgres.mjs'
import { administer, databaseAt } from '../support/administer.ts'
import { runCommand } from '../support/command.ts'
import { root } from '../support/root.ts'
import { until } from '../support/until.ts'

const cleanup: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

const folder = (name: string): string => {
  const path = mkdtempSync(join(tmpdir(), `portal-${name}-`))
  cleanup.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const sumsAt = async (url: string): Promise<string> =>
  (await runCommand('archive', ['sums'], { DATABASE_URL: url })).said

test('a cluster of a moment before a mishap is made of a copy and the log, equal in every table', async () => {
  const postgres = await startPostgres()
  cleanup.push(() => postgres.stop())
  await administer(postgres.url, 'create database agency')
  const url = databaseAt(postgres.url, 'agency')
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 1 })
  await migrate(database)
  await database.stop()
  const client = new pg.Client(url)
  await client.connect()
  cleanup.push(() => client.end())
  await client.query("insert into tenant (id, name, slug) values (1, 'One', 'one')")

  const kept = folder('archive')
  const receiver = spawn(
    process.execPath,
    [join(root, 'server/src/commands/archive/main.ts'), 'receive', kept],
    {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  cleanup.push(() => void receiver.kill('SIGKILL'))
  await until('the log is received', async () => {
    const { rows } = await client.query(
      "select from pg_replication_slots where slot_name = 'portal_archive' and active",
    )
    return rows.length > 0
  })
  await client.query(
    "insert into industry (tenant_id, name) select 1, 'Before ' || n from generate_series(1, 500) n",
  )
  const copied = await runCommand('archive', ['base', kept], { DATABASE_URL: url })
  expect([copied.code, copied.said]).toEqual([0, expect.stringContaining('Copied to')])
  await client.query(
    "insert into industry (tenant_id, name) select 1, 'After ' || n from generate_series(1, 500) n",
  )
  const good = await sumsAt(url)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const moment = rows[0]!.at
  await client.query("delete from industry where name like 'Before%'")
  await client.query("update tenant set name = 'Gone wrong'")
  await client.query('select pg_switch_wal()')
  const { rows: last } = await client.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as file',
  )
  await client.query("insert into industry (tenant_id, name) values (1, 'Later still')")
  await until('the log is there', () =>
    readdirSync(join(kept, 'wal')).some((name) => name.startsWith(last[0]!.file)),
  )
  receiver.kill('SIGTERM')
  expect((await once(receiver, 'close'))[0]).toBe(0)

  const place = folder('restored')
  const into = join(place, 'data')
  const early = await runCommand(
    'archive',
    ['restore', kept, '--until', '2001-01-01T00:00:00Z', '--into', into],
    {},
  )
  expect([early.code, early.said]).toEqual([1, expect.stringContaining('There is no copy')])
  const restored = await runCommand(
    'archive',
    ['restore', kept, '--until', moment.toISOString(), '--into', into],
    {},
  )
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('pg_ctl')])
  const owner = unprivileged()
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, kept, place])
  const second = await startPostgres({ dir: place, temporary: true })
  cleanup.push(() => second.stop())
  const there = databaseAt(second.url, 'agency')
  const again = new pg.Client(there)
  await again.connect()
  cleanup.push(() => again.end())
  await until(
    'it has recovered',
    async () => (await again.query('select where not pg_is_in_recovery()')).rows.length > 0,
  )
  expect(await sumsAt(there)).toBe(good)
  expect(await sumsAt(url)).not.toBe(good)
  const full = await runCommand(
    'archive',
    ['restore', kept, '--until', moment.toISOString(), '--into', into],
    {},
  )
  expect(full.said).toContain('is not empty')
})
