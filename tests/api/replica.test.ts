import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { demoTemplate } from '../support/demo-postgres.ts'
import { startDemoPostgres } from '../support/demo-postgres.ts'
import { databaseAt } from '../support/administer.ts'
import { startReplica, type ReplicaCluster } from '../support/replica.ts'
import { emailOf, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { until } from '../support/until.ts'
import { created } from './budget-form.ts'
import { ask, chatter, everybody } from './chat-asking.ts'

type QuickView = Body<'reports.quickView'>

interface Seen {
  /** Of the replica, or null where the primary answered. */
  readonly copiedAt: string | null
  readonly budgets: number
  readonly notes: readonly string[]
}

/** How many budgets a month has, by the report that somebody reads. */
async function seenBy(caller: Caller): Promise<Seen> {
  const { status, body, headers } = await caller.get<QuickView>('/reports/quickView?pageSize=1')
  expect(status).toBe(200)
  return { copiedAt: headers.get('x-data-as-of'), budgets: body.totals['budgets'] ?? 0, notes: body.notes }
}

/** How often something answered, by what the process counts. */
async function counted(server: RunningServer, from: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`portal_replica_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

/** Two processes, their PostgreSQL, and a replica of it whose replay can be held. */
describe('with a replica', () => {
  let primary: Awaited<ReturnType<typeof startDemoPostgres>>
  let replica: ReplicaCluster
  let server: RunningServer
  let other: RunningServer
  const signedIn = async (account: string): Promise<readonly [here: Caller, there: Caller]> =>
    Promise.all([signIn(server.url, account), signIn(other.url, account)])

  beforeAll(async () => {
    primary = await startDemoPostgres()
    replica = await startReplica(primary)
    const env = {
      DATABASE_URL: databaseAt(primary.url, demoTemplate),
      DATABASE_REPLICA_URL: databaseAt(replica.url, demoTemplate),
      DATABASE_REPLICA_LAG: '3600',
      CHAT_USERS: everybody,
    }
    server = await startServer({ content: 'empty', database: 'pglite', env })
    other = await startServer({ content: 'empty', database: 'pglite', env })
  })
  afterAll(async () => {
    await server?.stop()
    await other?.stop()
    await replica?.stop()
    await primary?.stop()
  })
  /** Waits until somebody is answered by the replica, with everything that was written. */
  const caughtUp = (caller: Caller): Promise<Seen> =>
    until('the replica answers', async () => {
      const seen = await seenBy(caller)
      return seen.copiedAt !== null && seen
    })

  test('reports come from there, say of when they are, and show each person the rows of that person', async () => {
    const [manager] = await signedIn('account-manager')
    const seen = await caughtUp(manager)
    expect(Math.abs(Date.now() - Date.parse(seen.copiedAt ?? ''))).toBeLessThan(60_000)
    expect(seen.notes.at(-1)).toMatch(/^Read at \d+:\d\d [AP]M Central from a copy of the database/)
    expect(await counted(server, 'replica')).toBeGreaterThan(0)
    const [client] = await signedIn('client')
    const asked = { clients: [], start_date: '2026-01-01', end_date: '2026-01-31' }
    const own = await client.post<Body<'dashboards.sem'>>('/dashboards/sem', asked)
    const all = await manager.post<Body<'dashboards.sem'>>('/dashboards/sem', asked)
    expect([own.headers.get('x-data-as-of'), all.headers.get('x-data-as-of')]).not.toContain(null)
    expect(own.body.data).toHaveLength(1)
    expect(all.body.data.length).toBeGreaterThan(50)
    expect(all.body.madeAt).toBe(all.headers.get('x-data-as-of'))
    // Who asks for what is so now gets it from where it is written, like what is no report.
    for (const fresh of [
      await manager.get('/reports/quickView?pageSize=1&breakCache=true'),
      await manager.post('/dashboards/sem', { ...asked, breakCache: true }),
    ])
      expect([fresh.status, fresh.headers.get('x-data-as-of')]).toEqual([200, null])
    expect((await manager.get('/clients?pageSize=5')).headers.get('x-data-as-of')).toBeNull()
  })

  test('whoever wrote reads what was written, in each process; others may read what was there before', async () => {
    const [here, there] = await signedIn('accounting')
    const [manager] = await signedIn('account-manager')
    const before = await caughtUp(manager)
    await replica.pause()
    try {
      await created(here, { invoiceAmount: 4321 })
      const own = await seenBy(here)
      expect(own).toMatchObject({ copiedAt: null, budgets: before.budgets + 1 })
      expect(await seenBy(there)).toMatchObject({ copiedAt: null, budgets: before.budgets + 1 })
      expect(await counted(other, 'own write')).toBeGreaterThan(0)
      const stale = await seenBy(manager)
      expect(stale.copiedAt).not.toBeNull()
      expect(stale.budgets).toBe(before.budgets)
    } finally {
      await replica.resume()
    }
    await until('the replica has it', async () => (await seenBy(manager)).budgets === before.budgets + 1)
    expect(await caughtUp(there)).toMatchObject({ budgets: before.budgets + 1 })
  })

  test('a file says of when it is', async () => {
    const [manager] = await signedIn('account-manager')
    await caughtUp(manager)
    const { headers, status } = await manager.post('/reports/quickView?format=csv')
    expect([status, headers.get('x-data-as-of') === null]).toEqual([200, false])
  })

  test('reports by mail and the assistant read there too, say so, and miss nothing that their sender wrote', async () => {
    const [manager] = await signedIn('account-manager')
    const [accounting] = await signedIn('accounting')
    await caughtUp(manager)
    const schedule = { report: 'quickView', every: 'month', day: 2, files: [], recipients: [] }
    const mailTo = async (caller: Caller, account: Parameters<typeof emailOf>[0]): Promise<string> => {
      const { status, body } = await caller.post<Body<'reportSchedules.preview'>>(
        '/report-schedules/preview',
        { ...schedule, recipients: [emailOf(account)] },
      )
      expect(status).toBe(200)
      return body[0]?.html ?? ''
    }
    const asked = async (caller: Caller): Promise<string> =>
      (await ask(server, await chatter(caller), 'Show me the cancellations of this year')).text
    const copied = /Read at \d+:\d\d [AP]M Central from a copy of the database/
    expect(await mailTo(manager, 'account-manager')).toMatch(copied)
    expect(await asked(manager)).toMatch(copied)
    await replica.pause()
    try {
      await created(accounting, { invoiceAmount: 5678 })
      expect(await mailTo(accounting, 'accounting')).not.toMatch(copied)
      expect(await asked(accounting)).not.toMatch(copied)
      // A question is kept, but nobody waits for a copy of the question.
      expect(await asked(manager)).toMatch(copied)
      expect(await mailTo(manager, 'account-manager')).toMatch(copied)
    } finally {
      await replica.resume()
    }
  })

  test('one that is too far behind is not read, and is again once it is not', async () => {
    await other.restart({ DATABASE_REPLICA_LAG: '2' })
    const [accounting, manager] = [
      await signIn(other.url, 'accounting'),
      await signIn(other.url, 'account-manager'),
    ]
    await caughtUp(manager)
    await replica.pause()
    try {
      await created(accounting, { invoiceAmount: 1234 })
      const now = await until('the primary answers', async () => {
        const seen = await seenBy(manager)
        return seen.copiedAt === null && seen
      })
      expect(now.budgets).toBe((await seenBy(accounting)).budgets)
      expect(await counted(other, 'behind')).toBeGreaterThan(0)
      // It is said by the watch over the replica, which looks now and then.
      await expect.poll(() => other.output()).toContain('the replica is not used')
    } finally {
      await replica.resume()
    }
    await caughtUp(manager)
    await expect.poll(() => other.output()).toContain('are read from the replica')
  })

  test('one that is gone leaves everything to the primary, and one that is back is read again', async () => {
    const [manager] = await signedIn('account-manager')
    await caughtUp(manager)
    await replica.kill()
    for (let times = 0; times < 5; times++) expect((await seenBy(manager)).copiedAt).toBeNull()
    expect((await counted(server, 'away')) + (await counted(server, 'failed'))).toBeGreaterThan(0)
    await expect.poll(() => server.output()).toContain('the primary')
    await replica.restart()
    await caughtUp(manager)
  })

  test('a copy of something else is never asked', async () => {
    await other.restart({ DATABASE_REPLICA_URL: databaseAt(replica.url, 'postgres') })
    const manager = await signIn(other.url, 'account-manager')
    expect((await seenBy(manager)).copiedAt).toBeNull()
    await expect.poll(() => other.output()).toContain('it is a copy of another database')
  })

  test('one that was promoted is a server of its own, and is not asked any more', async () => {
    const [manager] = await signedIn('account-manager')
    await caughtUp(manager)
    await replica.promote()
    await until('the primary answers', async () => (await seenBy(manager)).copiedAt === null)
    await expect.poll(() => server.output()).toContain('no replica, or none any more')
  })
})
