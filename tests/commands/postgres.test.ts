import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { root } from '../support/root.ts'

async function ask<T extends pg.QueryResultRow>(url: string, query: string): Promise<readonly T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<T>(query)).rows
  } finally {
    await client.end()
  }
}

test('a temporary PostgreSQL that crashed continues on its data, and leaves nothing behind when it stops', async () => {
  const postgres = await startPostgres({ durable: true })
  await ask(postgres.url, 'create table kept (value integer)')
  await ask(postgres.url, 'insert into kept values (7)')
  await postgres.kill()
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow()
  await postgres.restart()
  expect(await ask(postgres.url, 'select value from kept')).toEqual([{ value: 7 }])
  await postgres.stop()
  expect(existsSync(postgres.dir)).toBe(false)
})

test('a temporary PostgreSQL ends and is removed with a test run that was killed', async () => {
  const run = `
    import { startPostgres } from ${JSON.stringify(join(root, 'scripts/postgres.mjs'))}
    const { dir, url } = await startPostgres()
    console.log(JSON.stringify({ dir, url }))
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await once(child, 'close')
  const { dir, url } = JSON.parse(said) as { dir: string; url: string }
  await vi.waitUntil(() => !existsSync(dir), { timeout: 60_000 })
  await expect(ask(url, 'select 1')).rejects.toThrow()
})
