import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  callerWith,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'

const origin = 'http://localhost:4310'
const request = { widgets: ['activity-logger'], origin }

interface Session {
  readonly token: string
  readonly tokens: Readonly<Record<string, string>>
  readonly expiresIn: number
}

let server: RunningServer
let staff: Caller
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  staff = await signIn(server.url, 'account-manager')
  admin = await signIn(server.url, 'admin')
})
afterAll(() => server?.stop())

const open = async (from = origin): Promise<Session> =>
  (await staff.post<Session>('/embed/sessions', { ...request, origin: from })).body

/** Sends with a token of a page, as a page of an origin would. */
const sending =
  (token: string | undefined, from: string | null = origin) =>
  async (method: string, path: string, body?: unknown): Promise<number> =>
    (
      await callerWith(server.url, token ?? null).request(method, path, {
        headers: from === null ? {} : { origin: from },
        ...(body === undefined ? {} : { body }),
      })
    ).status

const renew = (token: string, from = origin) =>
  callerWith(server.url, token).request<Session>('POST', '/embed/sessions/refresh', {
    headers: { origin: from },
    body: { widgets: ['activity-logger'] },
  })

describe('a code for a page that cannot hear the window of the portal', () => {
  const verifier = randomBytes(32).toString('base64url')
  const challengeOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
  const made = async (of = verifier): Promise<string> => {
    const { status, body } = await staff.post<{ code: string; expiresIn: number }>('/embed/codes', {
      ...request,
      challenge: challengeOf(of),
    })
    expect([status, body.expiresIn]).toEqual([200, 120])
    return body.code
  }
  const handIn = (code: string, of = verifier, from = origin, page = from) =>
    visitor(server.url).request<Session & { message: string }>('POST', '/embed/sessions', {
      headers: { origin: page },
      body: { ...request, origin: from, code, verifier: of },
    })

  it('is good once, in the page that made its challenge, for whoever had it made', async () => {
    const code = await made()
    // Another page of the same origin does not know what the challenge was made of.
    expect((await handIn(code, randomBytes(32).toString('base64url'))).status).toBe(422)
    expect((await handIn(code, verifier, 'http://localhost:4311')).status).toBe(422)
    expect((await handIn(code, verifier, origin, 'http://localhost:4311')).status).toBe(403)
    expect((await handIn(code, verifier, 'https://evil.example')).status).toBe(403)
    const { status, body } = await handIn(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)
    expect(status).toBe(200)
    expect(await sending(body.tokens['activity-logger'])('GET', '/activity-types')).toBe(200)
    expect((await handIn(code)).status).toBe(422)
  })

  it('is lost after five wrong ones, or when another takes its place', async () => {
    const first = await made()
    const second = await made()
    expect((await handIn(first)).body.message).toBeDefined()
    for (let tries = 0; tries < 4; tries++) expect((await handIn('AAAAAAAA')).status).toBe(422)
    expect((await handIn(second)).status).toBe(422)
    expect((await handIn(await made())).status).toBe(200)
    // Windows that ask at once have one code between them.
    const codes = await Promise.all([made(), made(), made(), made()])
    const taken: number[] = []
    for (const code of codes) taken.push((await handIn(code)).status)
    expect(taken.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  })

  it('is given to who is signed in, for an origin that is listed, and not to a widget', async () => {
    const body = { ...request, challenge: challengeOf(verifier) }
    expect((await visitor(server.url).post('/embed/codes', body)).status).toBe(401)
    expect((await staff.post('/embed/codes', { ...body, origin: 'https://evil.example' })).status).toBe(403)
    expect((await staff.post('/embed/codes', { ...body, challenge: 'short' })).status).toBe(422)
    expect(await sending((await open()).tokens['activity-logger'])('POST', '/embed/codes', body)).toBe(403)
  })
})

describe('a session of a page', () => {
  it('is only given for an origin that the tenant has listed', async () => {
    const answer = await staff.post<{ message: string }>('/embed/sessions', {
      ...request,
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toContain('https://evil.example')
  })

  it('is not given for something that is no origin, nor for a widget that there is not', async () => {
    for (const wrong of ['null', '*', 'javascript:alert(1)', `${origin}/path`, '']) {
      expect((await staff.post('/embed/sessions', { ...request, origin: wrong })).status).toBe(422)
    }
    for (const widgets of [[], ['page'], ['toString'], 'activity-logger'])
      expect((await staff.post('/embed/sessions', { origin, widgets })).status).toBe(422)
  })

  it('is not given to somebody who has not signed in', async () => {
    expect((await visitor(server.url).post('/embed/sessions', request)).status).toBe(401)
  })

  it('is not given to somebody who could not save what the form is for', async () => {
    const client = await signIn(server.url, 'client')
    expect((await client.post('/embed/sessions', request)).status).toBe(403)
    const mixed = { ...request, widgets: ['activity-logger', 'budget-changes'] }
    expect(Object.keys((await client.post<Session>('/embed/sessions', mixed)).body.tokens)).toEqual([
      'budget-changes',
    ])
  })

  it('has a token for each widget, which opens the calls of that widget and no other', async () => {
    const { tokens } = await open()
    expect(Object.keys(tokens)).toEqual(['activity-logger'])
    const logger = sending(tokens['activity-logger'])
    expect(await logger('GET', '/activity-types')).toBe(200)
    expect(await logger('GET', '/clients/list/simple')).toBe(200)
    expect(await logger('GET', '/reports/activeBudgets')).toBe(403)
    expect(await logger('GET', '/clients')).toBe(403)
    expect(await logger('POST', '/embed/sessions', request)).toBe(403)
    expect(await logger('POST', '/embed/sessions/refresh', { widgets: ['activity-logger'] })).toBe(403)
    // The operator sees what widgets were refused, by widget and status.
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(
      /portal_widget_errors_total\{widget="activity-logger",status="403"\} [1-9]/,
    )
    expect(await logger('GET', '/embed/host-keys')).toBe(403)
  })

  it('of the activity logger reads the figures of its flows, for clients of its tenant, and no other dashboard', async () => {
    const { tokens } = await open()
    const range = { start_date: '2026-11-01', end_date: '2026-11-20', breakCache: false }
    const token = callerWith(server.url, tokens['activity-logger'] ?? null)
    const ask = (dashboard: string, id: number) =>
      token.request<{ data: unknown[] }>('POST', `/dashboards/${dashboard}`, {
        headers: { origin },
        body: { ...range, clients: [{ id, profiles: [] }] },
      })
    for (const name of ['sem', 'social-segmented', 'programmatic-display', 'programmatic-video', 'ctv'])
      expect([name, (await ask(name, 1003)).status]).toEqual([name, 200])
    for (const name of ['account-manager', 'social', 'seo', 'dv'])
      expect([name, (await ask(name, 1003)).status]).toEqual([name, 403])
    const partner = await signIn(server.url, 'partner')
    const [foreign] = (await partner.get<{ id: number }[]>('/clients/list/simple')).body
    expect(foreign).toBeDefined()
    expect((await ask('sem', foreign?.id ?? 0)).body.data).toEqual([])
  })

  it('has what somebody typed in its own form, and not in another', async () => {
    const session = await staff.post<Session>('/embed/sessions', { origin, widgets: ['interaction-logger'] })
    const own = sending(session.body.tokens['interaction-logger'])
    const userId = (await staff.get<{ id: number }>('/users/me')).body.id
    const text = { userId, about: 'any', content: '{}', writer: 'window-1' }
    expect(await own('PUT', '/written', { ...text, form: 'interaction-logger@1' })).toBe(200)
    const query = `userId=${userId}&about=any&form=`
    expect(await own('GET', `/written?${query}interaction-logger@1`)).toBe(200)
    for (const form of ['task-comment@1', 'support-request@1', 'interaction-logger-more@1']) {
      expect([form, await own('PUT', '/written', { ...text, form })]).toEqual([form, 403])
      expect([form, await own('GET', `/written?${query}${form}`)]).toEqual([form, 403])
      expect([form, await own('DELETE', `/written?writer=window-1&${query}${form}`)]).toEqual([form, 403])
    }
  })

  it('has a token of its own, which renews the others and opens nothing', async () => {
    const { token } = await open()
    const page = sending(token)
    expect(await page('GET', '/activity-types')).toBe(403)
    expect(await page('GET', '/users/me')).toBe(403)
    const renewed = await renew(token)
    expect(renewed.status).toBe(200)
    expect(await sending(renewed.body.tokens['activity-logger'])('GET', '/activity-types')).toBe(200)
  })

  it('is refused from another origin, and without one', async () => {
    const { tokens } = await open()
    const token = tokens['activity-logger']
    expect(await sending(token, 'http://localhost:4311')('GET', '/activity-types')).toBe(403)
    expect(await sending(token, null)('GET', '/activity-types')).toBe(403)
  })

  it('renews itself, survives an answer that was lost, and is over once it is ended', async () => {
    const { token } = await open()
    const next = await renew(token)
    // The same again at once: the first answer may never have arrived.
    expect((await renew(token)).status).toBe(200)
    const last = await renew(next.body.token)
    expect(last.status).toBe(200)
    expect(await sending(last.body.token)('POST', '/embed/sessions/end', {})).toBe(200)
    expect(await sending(last.body.tokens['activity-logger'])('GET', '/activity-types')).toBe(401)
    expect((await renew(last.body.token)).status).toBe(401)
  })

  // decision 0295
  it('is given unasked only to who went on to that page before, until they sign out of it', async () => {
    const person = await signIn(server.url, 'seo')
    const from = 'http://localhost:4312'
    const unasked = async (caller: Caller, at = from): Promise<number> =>
      (await caller.post('/embed/sessions', { ...request, origin: at, unasked: true })).status
    expect(await unasked(person)).toBe(409)
    const { body } = await person.post<Session>('/embed/sessions', { ...request, origin: from })
    expect(await unasked(person)).toBe(200)
    // Neither another page nor another person.
    expect(await unasked(person, 'http://localhost:4313')).toBe(409)
    expect(await unasked(await signIn(server.url, 'sem'))).toBe(409)
    expect(await unasked(person, 'https://evil.example')).toBe(403)
    expect(await sending(body.token, from)('POST', '/embed/sessions/end', {})).toBe(200)
    expect(await unasked(person)).toBe(409)
    await person.post<Session>('/embed/sessions', { ...request, origin: from })
    expect(await unasked(person)).toBe(200)
  })

  it('ends when an old token of it comes back', async () => {
    const { token } = await open()
    const second = await renew(token)
    const third = await renew(second.body.token)
    expect((await renew(token)).status).toBe(401)
    expect((await renew(third.body.token)).status).toBe(401)
  })

  it('runs on the portal itself, whose pages send no origin', async () => {
    const { body } = await staff.post<Session>('/embed/sessions', { ...request, origin: server.url })
    const caller = callerWith(server.url, body.tokens['activity-logger'] ?? null)
    const own = await caller.request('GET', '/activity-types', {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(own.status).toBe(200)
    const foreign = await caller.request('GET', '/activity-types', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
  })
})

describe('the browser of a foreign page', () => {
  const preflight = (path: string, from: string) =>
    fetch(`${server.url}/api${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })

  it('may call from listed origins only, and never with cookies', async () => {
    const listed = await preflight('/activity-types', origin)
    expect(listed.status).toBe(204)
    expect(listed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
    const other = await preflight('/activity-types', 'https://evil.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may ask from anywhere why it may not', async () => {
    const allowed = await preflight('/embed/check', 'https://evil.example')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://evil.example')
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
    const { body } = await visitor(server.url).request<{ listed: boolean; page: string }>(
      'POST',
      '/embed/check',
      { headers: { origin: 'https://evil.example' }, body: {} },
    )
    expect(body).toMatchObject({ listed: false, page: 'https://evil.example', assertionProblem: null })
  })
})

describe('the list of origins', () => {
  const add = (text: string) =>
    admin.post<{ id: number; message: string }>('/embed/origins', { origin: text })

  it('is for administrators', async () => {
    expect((await staff.get('/embed/origins')).status).toBe(403)
    expect((await staff.post('/embed/origins', { origin: 'https://mine.example' })).status).toBe(403)
  })

  it('takes an origin and nothing that only looks like one', async () => {
    for (const wrong of [
      'https://intranet.example/',
      'intranet.example',
      'https://*.example',
      'http://intranet.example',
      'HTTPS://INTRANET.example',
      'ftp://intranet.example',
      'null',
      '',
    ])
      expect((await add(wrong)).status, wrong).toBe(422)
    expect((await add('http://[::1]:8080')).status).toBe(200)
  })

  it('lets widgets run from the next moment on, and ends those that are open when an origin is removed', async () => {
    const page = 'https://intranet.example'
    const { body: added, status } = await add(page)
    expect(status).toBe(200)
    expect((await add(page)).body.message).toBe(`${page} is on the list already.`)
    const { tokens } = await open(page)
    const logger = sending(tokens['activity-logger'], page)
    expect(await logger('GET', '/activity-types')).toBe(200)
    const listed =
      await admin.get<{ id: number; createdBy: string; lastUsedAt: string | null }[]>('/embed/origins')
    expect(listed.body.find(({ id }) => id === added.id)).toMatchObject({
      createdBy: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    expect((await admin.delete(`/embed/origins/${added.id}`)).status).toBe(200)
    expect(await logger('GET', '/activity-types')).toBe(403)
    await add(page)
    // Listed again, the sessions of before stay ended.
    await expect.poll(() => logger('GET', '/activity-types')).toBe(401)
  })
})
