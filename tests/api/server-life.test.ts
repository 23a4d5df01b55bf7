import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  databaseUnderTest,
  ServerProcess,
  startServer,
  visitor,
  type RunningServer,
} from '../support/index.ts'
import { demoFolder } from '../support/server.ts'
import { copyFolder } from '../support/template.ts'

/** Words that start a program among process numbers of its own, where the system lets us. */
const namespaces = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const ownProcessNumbers =
  spawnSync(namespaces[0] ?? '', [...namespaces.slice(1), 'true']).status === 0 ? namespaces : []

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
})

test('a server is alive and ready once it has printed its address', async () => {
  expect((await visitor(server.url).get('/health')).status).toBe(200)
  expect((await visitor(server.url).get('/ready')).status).toBe(200)
})

// Whatever has nothing to do with the database is tried where that starts fastest.
if (databaseUnderTest === 'postgres') {
  test('a taken port is one sentence that says what to do', async () => {
    const { port } = new URL(server.url)
    const refused = await ServerProcess.refusal({
      PORT: port,
      DATA_DIR: join(server.dataDir, 'second'),
      SEED_DEMO: 'false',
      ...(server.databaseUrl === null ? {} : { DATABASE_URL: server.databaseUrl }),
    })
    expect(refused.code).toBe(1)
    expect(refused.output.trim().split('\n').at(-1)).toContain(`Port ${port} is taken by another program.`)
  })

  test('a start that finds the demo agency there loads neither its words nor the grammar of the assistant', async () => {
    const coverage = mkdtempSync(join(tmpdir(), 'portal-loaded-'))
    await server.restart({ SEED_DEMO: 'true', NODE_V8_COVERAGE: coverage })
    // Node writes down what it has loaded when it ends.
    await server.restart()
    const loaded = readdirSync(coverage).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
        result: readonly { readonly url: string }[]
      }
      return result.map(({ url }) => url).filter((url) => url.includes('/server/dist/'))
    })
    rmSync(coverage, { recursive: true, force: true })
    const sources = loaded.flatMap((url) =>
      [...readFileSync(new URL(url), 'utf8').matchAll(/^\/\/ (src\/\S+)/gm)].map(([, path]) => path),
    )
    expect(sources).toContain('src/server.ts')
    expect(
      sources.filter((path) => /^src\/(?:seed|results\/assistant\/language)\//.test(path ?? '')),
    ).toEqual([])
  })
}

if (databaseUnderTest === 'pglite') {
  test('a second server on the same embedded database is refused, and the first one goes on', async () => {
    const refused = await ServerProcess.refusal({ PORT: '0', DATA_DIR: server.dataDir, SEED_DEMO: 'false' })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(`is in use by process ${server.pid}.`)
    expect((await visitor(server.url).get('/ready')).status).toBe(200)
  })

  test('two servers that have the same process number, as in two containers, do not share a directory', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-shared-'))
    copyFolder(await demoFolder(), dataDir)
    const env = { PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'false' }
    const first = await ServerProcess.start(env, ownProcessNumbers)
    try {
      const refused = await ServerProcess.refusal(env, ownProcessNumbers)
      expect(refused.output).toContain(`${dataDir} is in use by process `)
      expect(refused.code).toBe(1)
    } finally {
      await first.process.end('SIGKILL')
    }
    const next = await ServerProcess.start(env, ownProcessNumbers)
    await next.process.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  test.each(['/proc', '/proc/portal', '/dev/null/portal'])(
    'a data directory that cannot be used is one sentence and an end: %s',
    async (dataDir) => {
      const refused = await ServerProcess.refusal({ PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'false' })
      expect(refused.code).toBe(1)
      expect(refused.output.trim()).toMatch(
        /^The data directory \S+ cannot be used \(.+\)\. Set DATA_DIR to .+\.$/,
      )
    },
  )

  test.each([500, 3000])('a disk with no room but for %i KB is one sentence and an end', async (room) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
    const limited = ['bash', '-c', `trap '' XFSZ; ulimit -f ${room}; exec "$@"`, 'bash']
    const env = { PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'true', SESSION_SECRET: 'x'.repeat(40) }
    const refused = await ServerProcess.refusal(env, limited)
    expect(refused.code).toBe(1)
    expect(refused.output.trim()).toMatch(
      /cannot be used \(there is no room left\)\. Make room there, or set DATA_DIR/,
    )
    expect(refused.output.trim().split('\n')).toHaveLength(1)
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('a server in production says which secret it misses', async () => {
    const refused = await ServerProcess.refusal({
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: server.dataDir,
    })
    expect(refused.code).toBe(1)
    expect(refused.output.trim()).toMatch(/^SESSION_SECRET is not set\./)
  })
}

test('a server that was killed starts again on its data', async () => {
  await server.kill()
  await expect(visitor(server.url).get('/ready')).rejects.toThrow()
  await server.restart()
  expect((await visitor(server.url).get('/ready')).status).toBe(200)
})

test('a server that is asked to end does so in good order', async () => {
  const other = await startServer()
  expect(await other.stop()).toBe(0)
})
