import { request as plainRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, emailOf, startServer, type RunningServer } from '../support/index.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await server.stop()
})

const overTls = { 'x-forwarded-proto': 'https' } as const
const headersOf = async (path: string, headers: Readonly<Record<string, string>> = overTls) =>
  (await fetch(server.url + path, { headers })).headers

describe('every answer', () => {
  test.each(['/', '/login', '/api/health', '/api/users/me', '/api/nothing', '/embed/v1/nothing.js'])(
    'at %s stays with TLS, guesses no types, and opens nothing of the device',
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
    },
  )

  test('says nothing of TLS without it', async () => {
    expect((await headersOf('/', {})).get('strict-transport-security')).toBeNull()
  })
})

test('an answer of the API is data, for whatever a browser takes it', async () => {
  for (const path of ['/api/health', '/api/users/me', '/api/openapi.json', '/taskiq-api/nothing']) {
    const headers = await headersOf(path)
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})

test('a page speaks to its own host only, and to no window that it did not open', async () => {
  const headers = await headersOf('/')
  const host = new URL(server.url).host
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' wss://${host};`)
  expect(headers.get('content-security-policy')).not.toMatch(/connect-src[^;]* wss?:(?!\/\/)/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  // The window of a widget's sign-in answers the page that opened it.
  expect((await headersOf('/embed/sign-in')).get('cross-origin-opener-policy')).toBeNull()
})

describe('a call that lives by the cookie alone', () => {
  /** What a browser may set and `fetch` may not. */
  const post = (path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = plainRequest(
        server.url + path,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        },
      )
      sent.on('error', reject)
      sent.end('{}')
    })

  test('is made by pages of the portal, and by no other', async () => {
    const signedIn = await fetch(`${server.url}/api/users/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('seo'), password: demoPassword }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const elsewhere = 'https://elsewhere.example'
    for (const path of ['/api/users/refresh', '/api/users/signOut', '/api/users/stopActing']) {
      expect(await post(path, { cookie, origin: elsewhere }), path).toBe(403)
      expect(await post(path, { cookie, origin: elsewhere, 'sec-fetch-site': 'cross-site' }), path).toBe(403)
      expect(await post(path, { cookie, origin: 'null' }), path).toBe(403)
    }
    expect(await post('/api/users/refresh', { cookie, origin: server.url })).toBe(200)
    const next = { cookie, origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' }
    expect(await post('/api/users/refresh', next)).toBe(200)
  })
})

test('what is no HTTP is refused in the shape of every refusal', async () => {
  const say = async (request: string): Promise<readonly [status: string, problem: unknown]> => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.write(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/content-type: application\/json/i)
    return [head.slice(9, 12), JSON.parse(body)]
  }
  expect(await say('GET / HTTP/1.1\r\nno colon here\r\n\r\n')).toEqual([
    '400',
    { code: 'malformed', message: 'The request is not valid HTTP.' },
  ])
  expect(await say('GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n')).toEqual([
    '400',
    { code: 'malformed', message: 'The request is not valid HTTP.' },
  ])
  // What a request expects besides is none of ours.
  const expects = 'GET /api/clients HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n'
  expect((await say(expects))[0]).toBe('401')
  expect(await say(`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`)).toEqual([
    '413',
    { code: 'too-large', message: 'The address and the headers of the request are too long together.' },
  ])
})
