import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callerWith,
  demoPassword,
  emailOf,
  signIn,
  startMailServer,
  databaseUnderTest,
  startServer,
  visitor,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { CookieJar } from './cookie-jar.ts'

let mail: MailServer
let server: RunningServer

beforeAll(async () => {
  mail = await startMailServer()
  // Addresses of callers are told by a proxy here, so that tests can come from several.
  server = await startServer({ env: { SMTP_URL: mail.url, TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

interface Session {
  readonly id: string
  readonly device: string
  readonly ip: string
  readonly current: boolean
  readonly actedBy: string | null
}
interface Entry {
  readonly id: number
  readonly ip: string
  readonly failures: number
}

const idOf = async (caller: Caller): Promise<number> =>
  (await caller.get<{ id: number }>('/users/me')).body.id

// AUT-25 (sessions)
// AUT-01
test('a sign-in answers an access token and the user; a wrong password a sentence and no token', async () => {
  const answer = await visitor(server.url).post<{ accessToken: string; user: object }>('/users/signIn', {
    email: emailOf('executive'),
    password: demoPassword,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.accessToken.split('.').length).toBe(3)
  expect(answer.body.user).toMatchObject({ email: emailOf('executive'), UserType: { name: 'Employee' } })
  const wrong = await visitor(server.url).post('/users/signIn', {
    email: emailOf('executive'),
    password: 'No-1',
  })
  expect(wrong.status).toBe(422)
  expect(JSON.stringify(wrong.body)).toContain('not correct')
  // Exactly as typed: neither cut nor folded (ASVS 6.2.8).
  for (const password of [demoPassword.toLowerCase(), `${demoPassword} `, demoPassword.slice(0, -1)])
    expect(
      (await visitor(server.url).post('/users/signIn', { email: emailOf('executive'), password })).status,
    ).toBe(422)
  expect(wrong.body).not.toHaveProperty('accessToken')
})

describe('the list of sessions', () => {
  test('tells where one is signed in and which session asks, and ends one', async () => {
    const [here, there] = [await signIn(server.url, 'seo'), await signIn(server.url, 'seo')]
    const id = await idOf(here)
    const { body } = await here.get<readonly Session[]>(`/users/${id}/sessions`)
    expect(body).toHaveLength(2)
    expect(body.filter(({ current }) => current)).toHaveLength(1)
    expect(body[0]).toMatchObject({ device: expect.any(String), ip: expect.any(String), actedBy: null })
    const other = body.find(({ current }) => !current)
    expect((await here.delete(`/users/${id}/sessions/${other?.id}`)).status).toBe(200)
    expect((await there.get('/users/me')).status).toBe(401)
    expect((await here.delete(`/users/${id}/sessions/${other?.id}`)).status).toBe(404)
    expect((await here.get('/users/me')).status).toBe(200)
  })

  test('signs out everywhere else', async () => {
    const [here, ...others] = [
      await signIn(server.url, 'social'),
      await signIn(server.url, 'social'),
      await signIn(server.url, 'social'),
    ]
    const id = await idOf(here)
    expect((await here.delete(`/users/${id}/sessions`)).body).toEqual({ ended: 2 })
    for (const other of others) expect((await other.get('/users/me')).status).toBe(401)
    expect((await here.get('/users/me')).status).toBe(200)
  })

  test("is one's own and the administrators' who stand as high", async () => {
    const [admin, top, sem] = [
      await signIn(server.url, 'admin'),
      await signIn(server.url, 'super-admin'),
      await signIn(server.url, 'sem'),
    ]
    const [topId, semId] = [await idOf(top), await idOf(sem)]
    expect((await admin.get(`/users/${semId}/sessions`)).status).toBe(200)
    expect((await admin.get(`/users/${topId}/sessions`)).status).toBe(403)
    expect((await sem.get(`/users/${topId}/sessions`)).status).toBe(403)
    expect((await sem.delete(`/users/${topId}/sessions`)).status).toBe(403)
    expect((await admin.get('/users/2147483646/sessions')).status).toBe(404)
    expect((await admin.delete(`/users/${semId}/sessions`)).status).toBe(200)
    expect((await sem.get('/users/me')).status).toBe(401)
  })
})

describe('a refresh token that was replaced', () => {
  test('however long ago, ends the session for both, and its owner is told', async () => {
    const thief = new CookieJar(server)
    const { caller } = await thief.signIn('programmatic')
    const stolen = thief.cookie('portal_refresh') ?? ''
    // Several replacements later the first token is in no row any more.
    for (let time = 0; time < 3; time += 1) expect((await thief.post('/users/refresh')).status).toBe(200)
    const replay = await callerWith(server.url, null).request('POST', '/users/refresh', {
      body: {},
      headers: { cookie: `portal_refresh=${stolen}` },
    })
    expect(replay.status).toBe(401)
    expect((await thief.post('/users/refresh')).status).toBe(401)
    expect((await caller.get('/users/me')).status).toBe(401)
    const told = await mail.next(emailOf('programmatic'), /signed out one of your devices/)
    expect(told.text).toContain('old sign-in')
  })

  test('a moment ago is the other tab', async () => {
    const jar = new CookieJar(server)
    await jar.signIn('accounting')
    const before = jar.cookie('portal_refresh') ?? ''
    expect((await jar.post('/users/refresh')).status).toBe(200)
    const other = await callerWith(server.url, null).request('POST', '/users/refresh', {
      body: {},
      headers: { cookie: `portal_refresh=${before}` },
    })
    expect(other.status).toBe(200)
    expect((await jar.post('/users/refresh')).status).toBe(200)
  })

  test('made by somebody else is nothing at all', async () => {
    const jar = new CookieJar(server)
    await jar.signIn('accounting')
    const token = jar.cookie('portal_refresh') ?? ''
    const forged = `${token.slice(0, -4)}AAAA`
    const refused = await callerWith(server.url, null).request('POST', '/users/refresh', {
      body: {},
      headers: { cookie: `portal_refresh=${forged}` },
    })
    expect(refused.status).toBe(401)
    expect((await jar.post('/users/refresh')).status).toBe(200)
  })
})

describe('guessing passwords', () => {
  const guess = (email: string, ip: string, password = 'Wrong-Password-1') =>
    visitor(server.url).request<{ message: string }>('POST', '/users/signIn', {
      body: { email, password },
      headers: { 'x-forwarded-for': ip },
    })

  test('from one line are counted together, whatever address of its network they come from', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await guess(emailOf('seo'), `2001:db8:7:1::${time}`)).status).toBe(422)
    expect((await guess(emailOf('seo'), '2001:db8:7:1:a:b:c:d', 'Demo-Portal-2026')).status).toBe(429)
    expect((await guess(emailOf('seo'), '2001:db8:7:2::1', 'Demo-Portal-2026')).status).toBe(200)
  })

  test('at one account makes that address wait, and not the owner elsewhere', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await guess(emailOf('director'), '203.0.113.7')).status).toBe(422)
    const refused = await guess(emailOf('director'), '203.0.113.7', 'Demo-Portal-2026')
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong passwords\. Please try again in \d+ minutes\.$/),
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    expect((await guess(emailOf('director'), '198.51.100.9', 'Demo-Portal-2026')).status).toBe(200)
  })

  test('many at once are counted like many in turn', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => guess(emailOf('executive'), '203.0.113.8')),
    )
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10)
  })

  // AUT-27
  test('at many accounts blocks the address; an administrator sees it and lets it go', async () => {
    const ip = '203.0.113.99'
    let last = 0
    for (let time = 0; time < 60 && last !== 429; time += 1)
      last = (await guess(`guess-${time}@demo.test`, ip)).status
    expect(last).toBe(429)
    const refused = await guess(emailOf('sem'), ip, 'Demo-Portal-2026')
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('your network')])
    const admin = await signIn(server.url, 'admin')
    const { body: blocked } = await admin.get<readonly Entry[]>('/users/blockedIps')
    expect(blocked).toMatchObject([{ ip, failures: 51 }])
    expect((await (await signIn(server.url, 'seo')).get('/users/blockedIps')).status).toBe(403)
    expect((await admin.delete(`/users/blockedIps/${blocked[0]?.id}`)).status).toBe(200)
    expect((await admin.get<readonly Entry[]>('/users/blockedIps')).body).toEqual([])
    expect((await guess(emailOf('sem'), ip, 'Demo-Portal-2026')).status).toBe(200)
  })
})

describe('a session', () => {
  // ASVS 7.3.1 and 7.3.2. Time passes in its row: only PostgreSQL lets a test reach it.
  test.runIf(databaseUnderTest === 'postgres')(
    'ends after fourteen days without use, after thirty in all, and is never continued past them',
    async () => {
      await using running = await startServer()
      const database = new pg.Client(running.databaseUrl ?? '')
      await database.connect()
      try {
        const jar = new CookieJar(running)
        const { caller } = await jar.signIn('seo')
        const { body } = await caller.get<readonly Session[]>(`/users/${await idOf(caller)}/sessions`)
        const id = body.find(({ current }) => current)!.id
        const days = async (): Promise<number> =>
          (
            await database.query<{ days: number }>(
              'select extract(epoch from expires_at - now())::float8 / 86400 as days from session where id = $1',
              [id],
            )
          ).rows[0]!.days
        expect(await days()).toBeCloseTo(14, 1)
        // In its last week a use is good until the thirtieth day, and no longer.
        await database.query("update session set created_at = now() - interval '25 days' where id = $1", [id])
        expect((await jar.post('/users/refresh')).status).toBe(200)
        expect(await days()).toBeCloseTo(5, 1)
        await database.query("update session set expires_at = now() - interval '1 second' where id = $1", [
          id,
        ])
        expect((await jar.post('/users/refresh')).status).toBe(401)
      } finally {
        await database.end()
      }
    },
  )
})
