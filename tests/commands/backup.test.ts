import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { formOf, goodFields, twoStores, type Activity } from '../api/activity-form.ts'
import { administer, databaseAt } from '../support/administer.ts'
import { runCommand } from '../support/command.ts'
import { demoFiles, demoTemplate, startDemoPostgres } from '../support/demo-postgres.ts'
import { HttpSite } from '../support/http-site.ts'
import { ServerProcess, signIn, startServer, type Caller } from '../support/index.ts'
import { copyFolder } from '../support/template.ts'

const cleanup: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  cleanup.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function writeWithFile(manager: Caller, store: number): Promise<number> {
  const written = await manager.request<Activity>('POST', '/activities', {
    body: formOf({ ...goodFields(store), 'label[0]': 'Kept' }, [new File(['kept with the row'], 'kept.txt')]),
  })
  expect(written.status).toBe(200)
  return written.body.id
}

async function readBack(url: string, store: number, id: number): Promise<void> {
  const manager = await signIn(url, 'account-manager')
  const list = await manager.get<Activity[]>(`/clients/${store}/activities`)
  const found = list.body.find((activity) => activity.id === id)
  const file = await fetch(url + String(found?.attachments[0]?.address))
  expect(await file.text()).toBe('kept with the row')
}

test('the embedded database is saved while people write, and comes back equal in an empty place', async () => {
  const server = await startServer({ database: 'pglite' })
  cleanup.push(() => server.stop())
  mkdirSync(join(server.dataDir, `copy-${Date.now() - 2 * 86_400_000}-left`))
  const manager = await signIn(server.url, 'account-manager')
  const [store] = await twoStores(await signIn(server.url, 'client-manager'))
  const activity = await writeWithFile(manager, store)
  const desk = join(folder(), 'monday')
  let under = true
  const answered: number[] = []
  const writing = (async () => {
    for (let count = 1; under; count += 1)
      answered.push((await manager.post('/activity-types', { name: `While it is saved ${count}` })).status)
  })()
  const saved = await runCommand('backup', ['backup', desk], { DATA_DIR: server.dataDir })
  under = false
  await writing
  expect(saved.code, saved.said).toBe(0)
  expect(new Set(answered)).toEqual(new Set([200]))

  // What an earlier command left lying goes; a copy that cannot be made leaves nothing and is told.
  const database = join(server.dataDir, 'database')
  const copies = (): readonly string[] =>
    readdirSync(server.dataDir).filter((name) => name.startsWith('copy-'))
  expect(copies()).toEqual([])
  execFileSync('mkfifo', [join(database, 'no-file')])
  const failed = await runCommand('backup', ['backup', join(folder(), 'a')], { DATA_DIR: server.dataDir })
  rmSync(join(database, 'no-file'))
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('The running server made no copy') })
  expect(copies()).toEqual([])

  // Nobody else can open the embedded database: its server says which files it knows.
  const orphan = crypto.randomUUID()
  const place = join(server.dataDir, 'files', orphan.slice(0, 2))
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, orphan), 'nobody’s')
  const longAgo = new Date(Date.now() - 3 * 86_400_000)
  for (const name of readdirSync(join(server.dataDir, 'files'), { recursive: true, encoding: 'utf8' }))
    if (name.length > 36) utimesSync(join(server.dataDir, 'files', name), longAgo, longAgo)
  const swept = await runCommand('files', ['sweep', '--days', '2'], { DATA_DIR: server.dataDir })
  expect(swept).toMatchObject({ code: 0, said: expect.stringContaining('found 1 files') })
  const nowhere = await runCommand('files', ['move'], { DATA_DIR: server.dataDir })
  expect(nowhere).toMatchObject({ code: 1, said: expect.stringContaining('Set S3_BUCKET') })

  const again = await runCommand('backup', ['backup', desk], { DATA_DIR: server.dataDir })
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  const onto = await runCommand('backup', ['restore', desk], { DATA_DIR: server.dataDir })
  expect(onto).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })

  const newPlace = join(folder(), 'data')
  const restored = await runCommand('backup', ['restore', desk], { DATA_DIR: newPlace })
  expect(restored.code, restored.said).toBe(0)
  expect(restored.said).toContain('every table has as many rows as then and every file its bytes')
  const { process: second, url } = await ServerProcess.start({
    PORT: '0',
    DATA_DIR: newPlace,
    SEED_DEMO: 'false',
  })
  cleanup.push(() => second.end('SIGTERM'))
  await readBack(url, store, activity)
})

test('an answer that is none of the portal’s is told as such', async () => {
  const site = await new HttpSite(() => [502, '<html>Bad gateway</html>']).start()
  cleanup.push(() => site.stop())
  const dataDir = folder()
  writeFileSync(join(dataDir, 'operator.json'), JSON.stringify({ address: site.url, pid: 1, key: 'any' }))
  const told = await runCommand('backup', ['backup', join(folder(), 'a')], { DATA_DIR: dataDir })
  expect(told).toMatchObject({ code: 1, said: expect.stringContaining('it answered 502') })
})

test('a PostgreSQL server is saved in one snapshot; what is damaged since then is told', async () => {
  const postgres = await startDemoPostgres()
  cleanup.push(() => postgres.stop())
  const at = (name: string): string => databaseAt(postgres.url, name)
  for (const name of [`one template ${demoTemplate}`, 'two', 'three'])
    await administer(postgres.url, `create database ${name}`)
  const [dataDir, newDir] = [folder(), folder()]
  copyFolder(demoFiles(postgres.dir), dataDir)
  const { process: server, url } = await ServerProcess.start({
    PORT: '0',
    DATABASE_URL: at('one'),
    DATA_DIR: dataDir,
    SEED_DEMO: 'false',
  })
  cleanup.push(() => server.end('SIGTERM'))
  const [store] = await twoStores(await signIn(url, 'client-manager'))
  const activity = await writeWithFile(await signIn(url, 'account-manager'), store)
  const desk = join(folder(), 'tuesday')
  const saved = await runCommand('backup', ['backup', desk], { DATABASE_URL: at('one'), DATA_DIR: dataDir })
  expect(saved.code, saved.said).toBe(0)

  const wrong = await runCommand('backup', ['restore', desk], { DATA_DIR: newDir })
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('Set DATABASE_URL') })
  const full = await runCommand('backup', ['restore', desk], { DATABASE_URL: at('one'), DATA_DIR: newDir })
  expect(full).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  const restored = await runCommand('backup', ['restore', desk], {
    DATABASE_URL: at('two'),
    DATA_DIR: newDir,
  })
  expect(restored.code, restored.said).toBe(0)
  const second = await ServerProcess.start({
    PORT: '0',
    DATABASE_URL: at('two'),
    DATA_DIR: newDir,
    SEED_DEMO: 'false',
  })
  cleanup.push(() => second.process.end('SIGTERM'))
  await readBack(second.url, store, activity)

  const manifest = join(desk, 'manifest.json')
  const { default: content } = (await import(manifest, { with: { type: 'json' } })) as {
    default: { rows: Record<string, number> }
  }
  writeFileSync(
    manifest,
    JSON.stringify({
      ...content,
      rows: { ...content.rows, 'public.budget': content.rows['public.budget']! + 1 },
    }),
  )
  const told = await runCommand('backup', ['restore', desk], {
    DATABASE_URL: at('three'),
    DATA_DIR: folder(),
  })
  expect(told).toMatchObject({ code: 1, said: expect.stringContaining('public.budget has') })
})
