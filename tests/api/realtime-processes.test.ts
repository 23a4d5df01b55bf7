import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import type { Answer as Body } from '@portal/core/calls'
import type { FromBrowser, FromServer, Viewer } from '@portal/core/platform/realtime/events'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import { slowness, startRedisBetween, type RedisBetween } from '../support/redis-between.ts'
import { hasRedis, startRedis, type RedisServer } from '../support/redis-server.ts'
import { change, created } from './budget-form.ts'

/** Two processes over one database, which hear of each other through Redis. */
describe.skipIf(!hasRedis())('two processes', () => {
  const secret = 'one secret for the tokens of both processes'
  let redis: RedisServer
  let first: RunningServer
  let second: RunningServer
  let manager: Caller
  let seo: Caller
  const opened: Socket[] = []

  beforeAll(async () => {
    redis = await startRedis()
    const env = { REDIS_URL: redis.url, SESSION_SECRET: secret }
    first = await startServer({ env })
    second = await startServer({
      content: 'empty',
      env: { ...env, DATABASE_URL: first.databaseUrl ?? '' },
    })
    ;[manager, seo] = await Promise.all([signIn(first.url, 'account-manager'), signIn(second.url, 'seo')])
  })
  afterAll(async () => {
    for (const socket of opened) socket.close()
    // The database is the first one's.
    await second.stop()
    await first.stop()
    await redis.stop()
  })

  async function connected(who: Caller, url: string): Promise<Socket<FromServer, FromBrowser>> {
    const socket: Socket<FromServer, FromBrowser> = io(url, {
      transports: ['websocket'],
      auth: { token: who.token },
      reconnection: false,
      forceNew: true,
    })
    opened.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    const { body } = await who.get<Body<'users.current'>>('/users/me')
    const hears = new Promise<void>((resolve) => socket.once('notified', resolve))
    socket.emit('online', { userId: body.id, socketId: socket.id ?? '' })
    await hears
    return socket
  }

  test('show each other’s people on one record', async () => {
    const [here, there] = [await connected(manager, first.url), await connected(seo, second.url)]
    const subject = { kind: 'client', id: '23' } as const
    const look = (socket: Socket<FromServer, FromBrowser>): Promise<readonly Viewer[]> =>
      new Promise((resolve) => socket.emit('look', subject, resolve))
    await look(here)
    const told = new Promise<readonly Viewer[]>((resolve) =>
      here.on('viewers', ({ viewers }) => viewers.length === 2 && resolve(viewers)),
    )
    expect(await look(there)).toHaveLength(2)
    expect(await told).toHaveLength(2)
  })

  test('count the requests of a person together', async () => {
    const counted = async (): Promise<readonly number[]> => {
      const link = { email: `nobody-${crypto.randomUUID()}@elsewhere.test` }
      const statuses: number[] = []
      for (const url of [first.url, second.url, first.url, second.url])
        statuses.push((await visitor(url).post('/users/reset-password', link)).status)
      return statuses
    }
    // Where Redis is late once, each counts by itself for some seconds.
    await expect.poll(counted).toEqual([200, 200, 200, 429])
  })

  test('ring a bell wherever its person is connected', async () => {
    const bell = await connected(manager, first.url)
    const rung = new Promise<void>((resolve) => bell.once('notified', resolve))
    const accounting = await signIn(second.url, 'accounting')
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    await change(accounting, budget.id, { invoiceAmount: 200 })
    await rung
  })

  test('go on each by itself while Redis is gone, and hear of each other again when it is back', async () => {
    const [here, there] = [await connected(manager, first.url), await connected(seo, second.url)]
    const subject = { kind: 'task', id: '31' } as const
    const look = (socket: Socket<FromServer, FromBrowser>): Promise<readonly Viewer[]> =>
      new Promise((resolve) => socket.emit('look', subject, resolve))
    await redis.stop()
    expect(await look(here)).toHaveLength(1)
    const rung = new Promise<void>((resolve) => here.once('notified', resolve))
    const accounting = await signIn(first.url, 'accounting')
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 300 })
    await change(accounting, budget.id, { invoiceAmount: 400 })
    await rung
    redis = await startRedis(Number(new URL(redis.url).port))
    await expect
      .poll(
        async () => {
          there.emit('leave', subject)
          return (await look(there)).length
        },
        { timeout: 60_000 },
      )
      .toBe(2)
  })

  test('a process that is started while Redis is away works by itself, and finds the others when it is back', async () => {
    const here = await connected(manager, first.url)
    await redis.stop()
    await second.restart()
    await expect.poll(() => second.output()).toMatch(/ECONNREFUSED.*"kind":"redis"/)
    seo = await signIn(second.url, 'seo')
    const there = await connected(seo, second.url)
    const subject = { kind: 'task', id: '32' } as const
    const look = (socket: Socket<FromServer, FromBrowser>): Promise<readonly Viewer[]> =>
      new Promise((resolve) => socket.emit('look', subject, resolve))
    expect(await look(there)).toHaveLength(1)
    redis = await startRedis(Number(new URL(redis.url).port))
    await expect
      .poll(
        async () => {
          here.emit('leave', subject)
          return (await look(here)).length
        },
        { timeout: 60_000 },
      )
      .toBe(2)
  })
})

/** A process whose Redis is not gone, but slow or unwilling. */
describe.skipIf(!hasRedis())('a process with a Redis that', () => {
  let redis: RedisServer
  let between: RedisBetween
  let server: RunningServer
  let manager: Caller
  let socket: Socket<FromServer, FromBrowser>

  beforeAll(async () => {
    redis = await startRedis()
    between = await startRedisBetween(redis.url)
    server = await startServer({ env: { REDIS_URL: between.url } })
    manager = await signIn(server.url, 'account-manager')
    socket = io(server.url, { transports: ['websocket'], auth: { token: manager.token }, forceNew: true })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const { body } = await manager.get<Body<'users.current'>>('/users/me')
    socket.emit('online', { userId: body.id, socketId: socket.id ?? '' })
  })
  afterAll(async () => {
    socket?.close()
    between?.become('working')
    await server?.stop()
    await between?.[Symbol.asyncDispose]()
    await redis?.stop()
  })

  test.each(['slow', 'refusing'] as const)(
    'is %s answers calls as ever, rings the bells of its own people and shows those whom it knows of',
    async (mood) => {
      const accounting = await signIn(server.url, 'accounting')
      const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
      between.become(mood)
      const before = performance.now()
      const rung = new Promise<void>((resolve) => socket.once('notified', resolve))
      await change(accounting, budget.id, { invoiceAmount: 200 })
      await rung
      expect(performance.now() - before).toBeLessThan(slowness / 2)

      const subject = { kind: 'client', id: '24' } as const
      const asked = performance.now()
      expect(
        await new Promise<readonly Viewer[]>((resolve) => socket.emit('look', subject, resolve)),
      ).toHaveLength(1)
      expect(performance.now() - asked).toBeLessThan(slowness / 2)
      socket.emit('leave', subject)
      // It lives, and takes new people.
      expect((await manager.get('/users/me')).status).toBe(200)
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
      between.become('working')
    },
  )
})
