import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerWith, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

const origin = 'http://localhost:4310'
const request = { widget: 'activity-logger', origin }

let server: RunningServer
let staff: Caller

beforeAll(async () => {
  server = await startServer()
  staff = await signIn(server.url, 'account-manager')
})
afterAll(() => server?.stop())

/** A widget's token, sent as a page of an origin would send it. */
async function widget(from = origin): Promise<{
  get(path: string): Promise<number>
  post(path: string, body?: unknown): Promise<number>
  token: string
}> {
  const { body } = await staff.post<{ token: string }>('/embed/sessions', request)
  const caller = callerWith(server.url, body.token)
  const send = async (method: string, path: string, sent?: unknown) =>
    (
      await caller.request(method, path, {
        headers: { origin: from },
        ...(sent === undefined ? {} : { body: sent }),
      })
    ).status
  return {
    token: body.token,
    get: (path) => send('GET', path),
    post: (path, sent) => send('POST', path, sent),
  }
}

describe('a widget session', () => {
  it('is only given for an origin that the tenant has listed', async () => {
    const answer = await staff.post<{ message: string }>('/embed/sessions', {
      ...request,
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toContain('https://evil.example')
  })

  it('is not given for something that is no origin', async () => {
    for (const wrong of ['null', '*', 'javascript:alert(1)', `${origin}/path`, '']) {
      expect((await staff.post('/embed/sessions', { ...request, origin: wrong })).status).toBe(422)
    }
  })

  it("opens the widget's calls and no other", async () => {
    const logger = await widget()
    expect(await logger.get('/activity-types')).toBe(200)
    expect(await logger.get('/clients/list/simple')).toBe(200)
    expect(await logger.get('/reports/activeBudgets')).toBe(403)
    expect(await logger.get('/clients')).toBe(403)
    expect(await logger.post('/embed/sessions', request)).toBe(403)
  })

  it('is refused from another origin, and without one', async () => {
    const { token, get } = await widget('http://localhost:4311')
    expect(await get('/activity-types')).toBe(403)
    expect((await callerWith(server.url, token).get('/activity-types')).status).toBe(403)
  })

  it('renews itself, and is over once it is ended', async () => {
    const logger = await widget()
    expect(await logger.post('/embed/sessions/refresh', {})).toBe(200)
    expect(await logger.post('/embed/sessions/end', {})).toBe(200)
    expect(await logger.get('/activity-types')).toBe(401)
  })

  it('answers preflights of listed origins only, and never allows cookies', async () => {
    const preflight = (from: string) =>
      fetch(`${server.url}/api/activity-types`, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
    const listed = await preflight(origin)
    expect(listed.status).toBe(204)
    expect(listed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
