import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { findPostgres } from '../../scripts/prerequisites.mjs'
import { ServerProcess, signIn, visitor } from '../support/index.ts'
import { root } from '../support/root.ts'
import { formOf, goodFields, twoStores, type Activity } from '../api/activity-form.ts'

/** Databases are made and servers started several times. */
const patience = 180_000

const cleanup: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

/** The commands that docs/operations.md prints under a title: `# restore`. */
function printed(title: string): string {
  const blocks = readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/```sh\n(# .+)\n([^]*?)```/g)
  const block = [...blocks].find(([, first]) => first === `# ${title}`)?.[2]
  if (block === undefined) throw new Error(`docs/operations.md prints no commands under "# ${title}".`)
  return block
}

function run(script: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const path = `${findPostgres() ?? ''}${delimiter}${process.env['PATH'] ?? ''}`
  const done = spawnSync('sh', ['-eu', '-c', script], {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    encoding: 'utf8',
  })
  expect(`${done.status} ${done.stderr}`).toBe('0 ')
}

async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'portal-restore-'))
  cleanup.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function cluster() {
  const postgres = await startPostgres()
  cleanup.push(() => postgres.stop())
  return { admin: postgres.url, portal: `postgres://portal:secret@127.0.0.1:${postgres.port}/portal` }
}

async function serve(databaseUrl: string, dataDir: string, seed = 'false') {
  const { process: server, url } = await ServerProcess.start({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED_DEMO: seed,
    SESSION_SECRET: 'the same secret on both machines, kept apart',
  })
  cleanup.push(() => server.end('SIGTERM'))
  return { server, url }
}

test(
  'the printed commands bring a portal back on a new cluster, and ready says so only when people can work',
  { timeout: patience },
  async () => {
    const [before, after] = [await cluster(), await cluster()]
    const [oldData, newData, desk] = [folder(), folder(), folder()]
    await administer(
      before.admin,
      "create role portal login createrole password 'secret'",
      'create database portal owner portal',
    )
    const old = await serve(before.portal, oldData, 'true')
    const signedIn = await signIn(old.url, 'account-manager')
    const [store] = await twoStores(await signIn(old.url, 'client-manager'))
    const written = await signedIn.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(store), 'label[0]': 'Kept' }, [
        new File(['kept with the row'], 'kept.txt'),
      ]),
    })
    expect(written.status).toBe(200)
    run(printed('back up'), desk, { DATABASE_URL: before.portal, DATA_DIR: oldData })
    await old.server.end('SIGTERM')

    run(printed('restore'), desk, {
      ADMIN_URL: after.admin,
      DATABASE_URL: after.portal,
      DATA_DIR: newData,
    })
    const { url } = await serve(after.portal, newData)
    const manager = await signIn(url, 'account-manager')
    const list = await manager.get<Activity[]>(`/clients/${store}/activities`)
    const found = list.body.find(({ id }) => id === written.body.id)
    const file = await fetch(url + String(found?.attachments[0]?.address))
    expect(await file.text()).toBe('kept with the row')
    expect((await manager.post('/activity-types', { name: 'After it' })).status).toBe(200)

    const inPortal = after.admin.replace(/postgres$/, 'portal')
    for (const right of ['select on session', 'insert on activity', 'usage on sequence budget_id_seq']) {
      await administer(inPortal, `revoke ${right} from portal_app`)
      expect((await visitor(url).get<{ code: string }>('/ready')).body.code).toBe('unavailable')
      await administer(inPortal, `grant ${right} to portal_app`)
      expect((await visitor(url).get('/ready')).status).toBe(200)
    }
    await administer(inPortal, 'revoke portal_app from portal')
    await administer(
      inPortal,
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal'",
    )
    await vi.waitFor(async () => {
      const ready = await visitor(url).get<{ message: string }>('/ready')
      expect(ready.body.message).toContain('The application may not read or write')
    })
  },
)

test(
  'a restore without roles and rights is mended by the start, or refused with what to run',
  { timeout: patience },
  async () => {
    const { admin, portal } = await cluster()
    const dataDir = folder()
    const inPortal = admin.replace(/postgres$/, 'portal')
    await administer(admin, 'create role portal login createrole', 'create database portal owner portal')
    const first = await serve(portal, dataDir)
    await first.server.end('SIGTERM')
    await administer(inPortal, 'drop owned by portal_app', 'drop role portal_app')

    const second = await serve(portal, dataDir)
    expect((await visitor(second.url).get('/ready')).status).toBe(200)
    await second.server.end('SIGTERM')

    await administer(inPortal, 'alter role portal nocreaterole', 'revoke portal_app from portal')
    const refused = await ServerProcess.refusal({
      PORT: '0',
      DATABASE_URL: portal,
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
    })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('grant portal_app to portal')
    expect(refused.output.trim().split('\n')).toHaveLength(1)
  },
)
