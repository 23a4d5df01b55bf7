import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  callerWith,
  databaseUnderTest,
  ServerProcess,
  signIn,
  startServer,
  visitor,
  type Answer,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import { databaseAt } from '../support/administer.ts'
import { demoTemplate, startDemoPostgres } from '../support/demo-postgres.ts'
import { until } from '../support/until.ts'
import { formOf, goodFields, twoStores, type Activity, type Problem } from './activity-form.ts'

/** Servers and databases are started several times in each of these. */
const patience = { timeout: 600_000 }

describe('a server that is killed in the middle of writes', patience, () => {
  let server: RunningServer
  let manager: Caller
  let store: number

  beforeAll(async () => {
    server = await startServer()
    manager = await signIn(server.url, 'account-manager')
    ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
  })
  afterAll(async () => {
    await server.stop()
  })

  const everyActivity = async (mark: string): Promise<readonly Activity[]> =>
    (await manager.get<Activity[]>(`/clients/${store}/activities?activityTypeId=3`)).body.filter(({ body }) =>
      body.includes(mark),
    )

  const write = (mark: string, number: number): Promise<Answer<Activity>> =>
    manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(store), body: `<p>${mark} ${number}</p>`, 'label[0]': `file ${number}` }, [
        new File([`content of ${mark} ${number}`], `${number}.txt`),
      ]),
      headers: { 'idempotency-key': `${mark}-${number}` },
    })

  // Three kills, at different places in the stream of writes.
  test.each([3, 11, 24])(
    'after %i answers: what was acknowledged is there whole, and a retry doubles nothing',
    async (answersBefore) => {
      const mark = `kill-${crypto.randomUUID()}`
      const total = 40
      const acknowledged: Activity[] = []
      let killed: Promise<void> | undefined
      let next = 0
      const writer = async (): Promise<void> => {
        while (next < total && !killed) {
          const { status, body } = await write(mark, next++)
          if (status !== 200) continue
          acknowledged.push(body)
          if (acknowledged.length === answersBefore) killed = server.kill()
        }
      }
      // So few at a time that some are left when it is killed, however late that comes.
      await Promise.allSettled(Array.from({ length: 8 }, writer))
      await killed
      expect(acknowledged.length).toBeGreaterThanOrEqual(answersBefore)
      expect(acknowledged.length).toBeLessThan(total)
      await server.restart()

      const found = await everyActivity(mark)
      const ids = new Set(found.map(({ id }) => id))
      expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([])
      for (const activity of found) {
        const number = /(\d+)<\/p>$/.exec(activity.body)?.[1] ?? ''
        expect(activity.attachments.map(({ label }) => label)).toEqual([`file ${number}`])
        const bytes = await fetch(server.url + (activity.attachments[0]?.address ?? ''))
        expect(await bytes.text()).toBe(`content of ${mark} ${number}`)
      }

      const again = await Promise.all(Array.from({ length: total }, (_, number) => write(mark, number)))
      expect(again.map(({ status }) => status)).toEqual(Array.from({ length: total }, () => 200))
      const known = new Map(acknowledged.map((activity) => [activity.body, activity.id]))
      for (const { body } of again) expect(known.get(body.body) ?? body.id).toBe(body.id)
      expect(await everyActivity(mark)).toHaveLength(total)
    },
  )
})

/** A database in the server's own process cannot go away. */
describe.runIf(databaseUnderTest === 'postgres')('a database that is gone for a while', patience, () => {
  const cleanup: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const undo of cleanup.splice(0).toReversed()) await undo()
  })

  const onItsOwn = async () => {
    const postgres = await startDemoPostgres({ durable: true })
    cleanup.push(() => postgres.stop())
    const server = await startServer({
      database: 'pglite',
      content: 'empty',
      env: { DATABASE_URL: databaseAt(postgres.url, demoTemplate) },
    })
    cleanup.push(() => server.stop())
    return { postgres, server }
  }

  test('calls say so with a sentence and a time to wait, and it comes back by itself', async () => {
    const { postgres, server } = await onItsOwn()
    const manager = await signIn(server.url, 'account-manager')
    const { pid } = server
    const written = await manager.post<{ id: number }>('/activity-types', { name: 'Before' })
    expect(written.status).toBe(200)

    await postgres.kill()
    const ready = await visitor(server.url).get<Problem>('/ready')
    expect([ready.status, ready.body.code]).toEqual([503, 'unavailable'])
    for (const ask of [
      () => manager.get<Problem>('/activity-types'),
      () => manager.post<Problem>('/activity-types', { name: 'During' }),
      () => manager.post<Problem>('/activities', formOf(goodFields(1), [new File(['x'], 'x.txt')])),
      () =>
        visitor(server.url).post<Problem>('/users/signIn', {
          email: 'seo@demo.test',
          password: 'Demo-Portal-2026',
        }),
    ]) {
      const answer = await ask()
      expect([answer.status, answer.body]).toEqual([
        503,
        {
          code: 'unavailable',
          message: 'The database cannot be reached at the moment. Please try again in a few seconds.',
        },
      ])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await visitor(server.url).get('/health')).status).toBe(200)

    await postgres.restart()
    await vi.waitFor(async () => expect((await visitor(server.url).get('/ready')).status).toBe(200), {
      timeout: 60_000,
    })
    const names = (await manager.get<{ name: string }[]>('/activity-types')).body.map(({ name }) => name)
    expect(names).toContain('Before')
    expect(names).not.toContain('During')
    expect((await manager.post('/activity-types', { name: 'After' })).status).toBe(200)
    expect(server.pid).toBe(pid)
  })

  test('queries under way when it goes are answered too', async () => {
    const { postgres, server } = await onItsOwn()
    const manager = await signIn(server.url, 'account-manager')
    const mark = crypto.randomUUID()
    const writeAll = (from: number, to: number): Promise<Answer<Problem>>[] =>
      Array.from({ length: to - from }, (_, at) =>
        manager.request<Problem>('POST', '/activity-types', {
          body: { name: `${mark} ${from + at}` },
          headers: { 'idempotency-key': `${mark}-${from + at}` },
        }),
      )
    const before = await Promise.all(writeAll(0, 20))
    // Somebody keeps the table, so that what is written now is under way until the database goes.
    const keeper = new pg.Client(databaseAt(postgres.url, demoTemplate))
    keeper.on('error', () => undefined)
    await keeper.connect()
    await keeper.query('begin; lock table activity_type in share mode')
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    const writes = writeAll(20, 60)
    await until('writes to wait', async () => ((await keeper.query(waiting)).rowCount ?? 0) > 1)
    await postgres.kill()
    const answers = [...before, ...(await Promise.all(writes))]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await postgres.restart()
    await vi.waitFor(async () => expect((await visitor(server.url).get('/ready')).status).toBe(200), {
      timeout: 60_000,
    })
    const again = await Promise.all(writeAll(0, 60))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    const found = (await manager.get<{ name: string }[]>('/activity-types')).body.filter(({ name }) =>
      name.startsWith(mark),
    )
    expect(found).toHaveLength(60)
  })
})

describe('a server that cannot start says why in one sentence', patience, () => {
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'portal-refused-'))
  })
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true })
  })

  test.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://postgres@127.0.0.1:9/none' },
      /^The database at DATABASE_URL cannot be reached\./,
    ],
    ['a database address that is none', { DATABASE_URL: 'not an address' }, /^DATABASE_URL/],
    ['a port that is none', { PORT: 'abc' }, /^PORT must be a whole number/],
    [
      'a secret that is too short',
      { SESSION_SECRET: 'short' },
      /^SESSION_SECRET must have at least 32 characters\.$/,
    ],
    [
      'a data directory that may not be written',
      { DATA_DIR: '/dev/null/portal' },
      /^The data directory \/dev\/null\/portal cannot be used/,
    ],
  ])('%s', async (_what, env, sentence) => {
    const { code, output } = await ServerProcess.refusal({
      PORT: '0',
      DATA_DIR: directory,
      SEED_DEMO: 'false',
      ...env,
    })
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)])
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  if (databaseUnderTest === 'pglite') {
    test('several at once on one directory: one serves, the others name it', async () => {
      const shared = mkdtempSync(join(tmpdir(), 'portal-shared-'))
      const started = await Promise.allSettled(
        Array.from({ length: 3 }, () =>
          ServerProcess.start({ PORT: '0', DATA_DIR: shared, SEED_DEMO: 'false' }),
        ),
      )
      const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      try {
        expect(running).toHaveLength(1)
        for (const one of started) {
          if (one.status === 'rejected')
            expect(String(one.reason)).toContain(`is in use by process ${running[0]?.process.pid}.`)
        }
        const url = running[0]?.url ?? ''
        expect((await callerWith(url, null).get('/ready')).status).toBe(200)
      } finally {
        await Promise.all(running.map((one) => one.process.end('SIGTERM')))
        rmSync(shared, { recursive: true, force: true })
      }
    })
  }
})
