import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  callerWith,
  emailOf,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import { formOf, goodFields, twoStores, type Activity, type Problem } from './activity-form.ts'

let server: RunningServer
let admin: Caller
let manager: Caller
let client: Caller
let store: number

beforeAll(async () => {
  server = await startServer()
  ;[admin, manager, client] = (await Promise.all(
    ['admin', 'account-manager', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
  ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
})
afterAll(async () => {
  await server.stop()
})

const typeNames = async (): Promise<readonly string[]> =>
  (await admin.get<{ name: string }[]>('/activity-types')).body.map(({ name }) => name)

/** Sends something that must be refused, and sees that nothing was saved. */
async function refused(
  status: number,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = body instanceof FormData ? {} : { 'content-type': 'application/json' },
): Promise<Problem> {
  const before = await typeNames()
  const answer = await admin.request<Problem>(method, path, { body, headers })
  expect([answer.status, answer.body]).toEqual([status, answer.body])
  expect(answer.body.message).toMatch(/^["A-Za-z\d].{10,}/)
  expect(answer.body.message).not.toMatch(/undefined|\[object|at .+:\d+|SyntaxError|null value/)
  expect(await typeNames()).toEqual(before)
  return answer.body
}

const post = (body: unknown) => ['POST', '/activity-types', body] as const

describe('what is not JSON', () => {
  test.each([
    ['broken off', '{"name": "x"'],
    ['nothing', ''],
    ['a key that changes objects', '{"name": "x", "__proto__": {"active": true}}'],
    ['a constructor that changes objects', '{"name": "x", "constructor": {"prototype": {"active": true}}}'],
    ['two values', '{"name": "x"} {"name": "y"}'],
    ['a number without end', '{"name": "x", "sortable": 1e}'],
  ])('%s', async (_what, body) => {
    expect(await refused(400, ...post(body))).toEqual({
      code: 'malformed',
      message: 'The request is not valid JSON.',
    })
  })

  test('bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name": "caf'), Buffer.from([0xe9]), Buffer.from('"}')])
    expect((await refused(400, ...post(bytes))).message).toBe('The request is not valid UTF-8 text.')
  })

  test('nested a hundred thousand deep', async () => {
    const body = `{"action": "x", "log": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`
    expect((await refused(400, 'POST', '/usage-tracking', body)).message).toBe(
      'The request is nested too deeply.',
    )
  })

  test('larger than any call needs', async () => {
    expect((await refused(413, ...post(JSON.stringify({ name: 'x'.repeat(3_000_000) })))).message).toBe(
      'The request is too large.',
    )
  })

  test('larger than any call needs, from a sender who is still sending when the answer comes', async () => {
    const body = Buffer.alloc(3_000_000, 'x')
    const sending = request(`${server.url}/api/activity-types`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    })
    const failed = new Promise<never>((_resolve, reject) => sending.once('error', reject))
    sending.write(body.subarray(0, 100_000))
    const [response] = (await Promise.race([once(sending, 'response'), failed])) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    expect(response.headers.connection).not.toBe('close')
    expect(await json(response)).toEqual({ code: 'too-large', message: 'The request is too large.' })
    await Promise.race([
      new Promise<void>((resolve) => sending.end(body.subarray(100_000), () => resolve())),
      failed,
    ])
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'text/html'])(
    'sent as %s',
    async (type) => {
      const problem = await refused(415, 'POST', '/activity-types', '{"name": "x"}', { 'content-type': type })
      expect(problem.message).toBe('Send the request as application/json.')
    },
  )

  test('a form where JSON is wanted', async () => {
    await refused(415, 'POST', '/activity-types', '--x--', {
      'content-type': 'multipart/form-data; boundary=x',
    })
  })

  test('a form whose boundary is longer than any', async () => {
    const boundary = 'x'.repeat(257)
    const problem = await refused(400, 'POST', '/activities', `--${boundary}--`, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
    expect(problem.message).toContain('boundary')
  })

  test('bytes in a form that are no file, for want of a name', async () => {
    const part = (content: string) =>
      `--x\r\ncontent-disposition: form-data; name="attachments[0]"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n--x--`
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await refused(400, 'POST', '/activities', part('bytes'), type)).errors).toEqual({
      'attachments[0]': 'The file has no name.',
    })
    // One that is empty is a field in which nothing was chosen.
    expect((await refused(422, 'POST', '/activities', part(''), type)).errors).toHaveProperty('clientId')
    const chosenNothing = new FormData()
    chosenNothing.set('attachments[0]', new File([], ''))
    expect((await refused(422, 'POST', '/activities', chosenNothing)).errors).toHaveProperty('clientId')
  })

  test('a field called as every object has one', async () => {
    const form = new FormData()
    form.set('toString[0]', 'x')
    for (const [name, value] of Object.entries(goodFields(store))) form.set(name, value)
    const problem = await refused(422, 'POST', '/activities', form)
    expect(problem.errors).toEqual({ toString: 'Field is not known' })
    expect(problem.message).toBe('toString: Field is not known')
  })

  test('a description of a request that is not the JSON it has to be', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      project_key: 'PS',
      title: 'Wiki',
      issue_type: 'Bug',
      description: 'h1. Wiki text',
    }))
      form.set(name, value)
    const { errors } = await refused(422, 'POST', '/jira/issues', form)
    expect(errors?.['description']).toBe('Field must be HTML as a JSON text')
  })

  test.each([
    ['a list', [1]],
    ['a text', '"x"'],
    ['a number', '5'],
  ])('%s instead of an object', async (_what, body) => {
    expect((await refused(400, ...post(body))).message).toBe('The request must be a JSON object with fields.')
  })
})

describe('fields in the words of the specification', () => {
  test.each([
    ['left out', {}, 'name', 'Field is required'],
    ['blank', { name: '   ' }, 'name', 'Field is required'],
    ['null', { name: null }, 'name', 'Field is required'],
    ['too long', { name: 'x'.repeat(256) }, 'name', 'Field must be 255 characters or less.'],
    ['another type', { name: { first: 'x' } }, 'name', 'Field must be text'],
    ['a control character', { name: 'a\u0007b' }, 'name', 'Field must be text without control characters'],
    ['a null byte', { name: 'a\u0000b' }, 'name', 'Field must be text without control characters'],
    ['not known', { name: 'x', colour: 'red' }, 'colour', 'Field is not known'],
    ['text where a number belongs', { name: 'x', sortable: 'abc' }, 'sortable', 'Field must be a number'],
    ['a part of a number', { name: 'x', sortable: 1.5 }, 'sortable', 'Field must be an integer'],
    [
      'a number too large to be kept',
      { name: 'x', sortable: 1e300 },
      'sortable',
      'Field must be at most 2147483647',
    ],
    ['text where yes or no belongs', { name: 'x', active: 'yes' }, 'active', 'Field must be true or false'],
  ])('%s', async (_what, body, field, sentence) => {
    const problem = await refused(422, ...post(body))
    expect(problem.errors).toEqual({ [field]: sentence })
    expect(problem.message).toBe(`${field}: ${sentence}`)
  })

  test('a number beyond all numbers', async () => {
    expect((await refused(422, ...post('{"name": "x", "sortable": 1e999}'))).errors).toHaveProperty(
      'sortable',
    )
  })

  test('an id below one must be positive', async () => {
    expect((await refused(422, 'POST', '/categories', { typeId: -1, name: 'x' })).errors).toEqual({
      typeId: 'Field must be a positive number',
    })
  })

  test('several at once are each named', async () => {
    const problem = await refused(422, ...post({ name: 5, sortable: 'abc' }))
    expect(problem.message).toBe('2 fields need your attention.')
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['name', 'sortable'])
  })

  test.each([
    ['/clients?page=abc', 'page'],
    ['/clients?pageSize=100000', 'pageSize'],
    ['/clients?sort=name;drop', 'sort'],
    ['/clients?colour=red', 'colour'],
    ['/activities/user-activities/1?startDate=2026-02-31', 'startDate'],
  ])('%s', async (path, field) => {
    const answer = await admin.get<Problem>(path)
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.[field]).toMatch(/^Field (must be|is)/)
    expect(answer.body.errors?.[field]).not.toMatch(/matched by|\^/)
  })

  test('text that no database can store', async () => {
    const answer = await admin.get<Problem>('/users/active?search=%00')
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'The text contains a character that cannot be stored.',
    ])
    const inside = await admin.post<Problem>('/usage-tracking', { action: 'x', log: { note: 'a\u0000b' } })
    expect(inside.status).toBe(422)
  })
})

describe('addresses', () => {
  test.each(['/clients/%ff', `/clients/${'9'.repeat(700)}`])('%s is no address', async (path) => {
    const answer = await admin.get<Problem>(path)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      400,
      'malformed',
      'The address is not valid.',
    ])
  })

  test.each([
    '/activity-types/0',
    '/activity-types/abc',
    '/activity-types/1e3',
    '/activity-types/99999999999999999999',
    '/activity-types/..%2f..%2fetc%2fpasswd',
    '/files/..%2f..%2fsession-secret/x',
    '/nothing-here',
  ])('nothing is at %s', async (path) => {
    const answer = await admin.request<Problem>(
      path.startsWith('/files') || path.startsWith('/nothing') ? 'GET' : 'DELETE',
      path,
    )
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })

  test('a path that climbs out of the portal leads nowhere', async () => {
    for (const path of [
      '/assets/../../../session-secret',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/embed/v1/..%2f..%2fpackage.json',
    ]) {
      const response = await fetch(server.url + path)
      expect(await response.text()).not.toMatch(/"private"|catalog:/)
    }
  })
})

/** From the OWASP filter evasion list and from sanitisers' own bug reports. */
const attacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<<script>script>alert(1)</script>',
  '<script/src=https://evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example" onclick="alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9">x</p>',
  '<p style="text-align:center;background-image:url(https://evil.example/p.png)">x</p>',
  '<div onmouseover="alert(1)">x</div>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<span data-type="mention" data-id="1" onclick="alert(1)" class="mention evil">@x</span>',
  '<button form=x formaction="javascript:alert(1)">x</button>',
  '<custom-element onclick="alert(1)">x</custom-element>',
  '<p id="__proto__" name="body" class="evil">x</p>',
]

describe('HTML with scripts', () => {
  test.each(attacks)('%s comes out harmless', async (attack) => {
    const logged = await manager.post<Activity & Problem>(
      '/activities',
      formOf({ ...goodFields(store), body: `<p>note</p>${attack}` }),
    )
    expect([logged.status, logged.body.message]).toEqual([200, undefined])
    const tags = logged.body.body.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|h[1-6]|br|hr|strong|b|em|i|u|s|code|pre|blockquote|ul|ol|li|a|span)( (style="text-align:(left|right|center|justify)"|href="(https?:\/\/|mailto:)[^"]*"|target="_blank"|rel="noopener noreferrer"|title="[^"]*"|data-type="mention"|data-id="\d+"|data-label="[^"]*"|class="mention"))* ?\/?>$/,
      )
    }
    expect(logged.body.body).toContain('<p>note</p>')
  })

  test('more tags than any person writes are refused at once', async () => {
    const answer = await manager.post<Problem>(
      '/activities',
      formOf({ ...goodFields(store), body: '<div>'.repeat(190_000) }),
    )
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { body: 'Field has too much formatting. Paste it as plain text.' },
    ])
  })
})

describe('tokens', () => {
  const parts = (): readonly [Record<string, unknown>, Record<string, unknown>] => {
    const [header = '', payload = ''] = (manager.token ?? '').split('.')
    const read = (text: string): Record<string, unknown> =>
      JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
    return [read(header), read(payload)]
  }
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (header: unknown, payload: unknown, key: string): string => {
    const content = `${encode(header)}.${encode(payload)}`
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
  }
  const secret = (): string => readFileSync(join(server.dataDir, 'session-secret'), 'utf8')
  const seconds = (): number => Math.floor(Date.now() / 1000)
  const withToken = (token: string) => callerWith(server.url, token).get<Problem>('/users/me')

  test('one that we sign ourselves with the server key opens, so that the others are refused for what they are', async () => {
    const [header, payload] = parts()
    expect((await withToken(signed(header, payload, secret()))).status).toBe(200)
  })

  test('an expired one', async () => {
    const [header, payload] = parts()
    const answer = await withToken(
      signed(header, { ...payload, iat: seconds() - 7200, exp: seconds() - 3600 }, secret()),
    )
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Your session has expired. Please sign in again.',
    ])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each([
    [
      'signed with another key',
      () => signed(parts()[0], parts()[1], 'another key of at least thirty-two characters'),
    ],
    ['without a signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(parts()[1])}.`],
    [
      'that names no algorithm and keeps the signature',
      () => [encode({ alg: 'none' }), ...(manager.token ?? '').split('.').slice(1)].join('.'),
    ],
    ['of another algorithm', () => signed({ alg: 'HS512', typ: 'JWT' }, parts()[1], secret())],
    ['of another issuer', () => signed(parts()[0], { ...parts()[1], iss: 'someone' }, secret())],
    ['for another audience', () => signed(parts()[0], { ...parts()[1], aud: 'someone' }, secret())],
    ['that never expires', () => signed(parts()[0], { ...parts()[1], exp: undefined }, secret())],
    [
      'whose person was exchanged',
      () => {
        const [header, , signature] = (manager.token ?? '').split('.')
        return [header, encode({ ...parts()[1], sub: '1' }), signature].join('.')
      },
    ],
    ['that is none', () => 'not-a-token'],
  ])('one %s', async (_what, make) => {
    const answer = await withToken(make())
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Your sign-in is not valid. Please sign in again.',
    ])
  })

  test('one of another person in our session, or of a session that is not there', async () => {
    const [header, payload] = parts()
    expect((await withToken(signed(header, { ...payload, sub: '1' }, secret()))).status).toBe(401)
    expect((await withToken(signed(header, { ...payload, sid: crypto.randomUUID() }, secret()))).status).toBe(
      401,
    )
    expect((await withToken(signed(header, { ...payload, sid: "x' or 1=1" }, secret()))).status).toBe(401)
  })

  test('one of a session in another tenant', async () => {
    const [header, payload] = parts()
    expect((await withToken(signed(header, { ...payload, tid: 2 }, secret()))).status).toBe(401)
  })
})

describe("other people's records", () => {
  test("another client's", async () => {
    for (const path of [
      `/clients/1044/activities`,
      `/clients/1044/paginated-activities`,
      `/clients/1044/profiles`,
    ]) {
      const answer = await client.get<Problem>(path)
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        403,
        'You do not have access to this client.',
      ])
    }
  })

  test("another tenant's", async () => {
    const partner = await signIn(server.url, 'partner')
    const own = (await partner.get<Body<'users.current'>>('/users/me')).body
    expect(own.tenantId).toBe(2)
    const mine = await manager.post<Activity>('/activities', formOf(goodFields(store)))
    expect([403, 404]).toContain((await partner.get(`/clients/${store}/activities`)).status)
    expect([403, 404]).toContain((await partner.delete(`/activities/${mine.body.id}`)).status)
    const theirs = own.clients[0]?.id ?? 0
    expect(theirs).toBeGreaterThan(0)
    const shared = (await admin.get<{ id: number }[]>('/clients/list/simple')).body.some(
      ({ id }) => id === theirs,
    )
    if (!shared) expect((await admin.get(`/clients/${theirs}`)).status).toBe(404)
    const logged = await admin.post<Problem>(
      '/activities',
      formOf({ ...goodFields(store), associatedIds: `[${theirs}]` }),
    )
    expect(logged.status).toBe(422)
  })

  test('nobody signed in', async () => {
    for (const path of ['/clients', `/clients/${store}/activities`, '/users/me']) {
      const answer = await visitor(server.url).get<Problem>(path)
      expect([path, answer.status, answer.body.message]).toEqual([path, 401, 'Unauthenticated'])
    }
  })
})

describe('the same again', () => {
  test('a repeated key is answered from the first time, and the same key for something else is refused', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const name = `Once ${crypto.randomUUID()}`
    const send = (body: unknown) =>
      admin.request<Problem & { id: number }>('POST', '/activity-types', { body, headers })
    const first = await send({ name })
    const again = await send({ name })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = await send({ name: `${name} 2` })
    expect([other.status, other.body.code, other.body.message]).toEqual([
      422,
      'key-reused',
      'This Idempotency-Key was already used for another request. Use a new key for a new request.',
    ])
    const byAnother = await manager.request<{ id: number }>('POST', '/activity-types', {
      body: { name: `${name} 3` },
      headers,
    })
    expect(byAnother.status).toBe(200)
    expect((await typeNames()).filter((one) => one.startsWith(name))).toHaveLength(2)
  })

  test.each(['', 'x'.repeat(201), 'with space'])('the key "%s" is none', async (key) => {
    const before = await typeNames()
    const answer = await admin.request<Problem>('POST', '/activity-types', {
      body: { name: crypto.randomUUID() },
      headers: { 'idempotency-key': key },
    })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'The Idempotency-Key must be 1 to 200 visible characters.',
    ])
    expect(await typeNames()).toEqual(before)
  })

  test('a record that someone else changed is not overwritten', async () => {
    const { body } = await admin.get<Body<'clients.get'>>(`/clients/${store}`)
    const change = (city: string) =>
      admin.request<Problem>('PUT', `/clients/${store}`, {
        body: { city },
        headers: { 'if-match': `"${body.version}"` },
      })
    expect((await change('Waco')).status).toBe(200)
    const late = await change('Tyler')
    expect([late.status, late.body.message]).toEqual([
      412,
      'Someone else changed this record in the meantime. Reload it to see the change, then make yours again.',
    ])
    expect((await admin.get<Body<'clients.get'>>(`/clients/${store}`)).body.city).toBe('Waco')
    const garbled = await admin.request<Problem>('PUT', `/clients/${store}`, {
      body: { city: 'Tyler' },
      headers: { 'if-match': 'yesterday' },
    })
    expect(garbled.status).toBe(400)
  })
})

test('after ten wrong passwords an address has to wait, even with the right one', async () => {
  const attempt = (password: string) =>
    visitor(server.url).post<Problem>('/users/signIn', { email: emailOf('seo'), password })
  for (let count = 1; count <= 10; count++) {
    const answer = await attempt('wrong')
    expect([count, answer.status, answer.body.message]).toEqual([
      count,
      422,
      'The e-mail address or the password is not correct.',
    ])
  }
  const waiting = await attempt('Demo-Portal-2026')
  expect(waiting.status).toBe(429)
  expect(waiting.body.message).toMatch(/^Too many wrong passwords\. Please try again in \d+ minutes\.$/)
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(
    (
      await visitor(server.url).post('/users/signIn', {
        email: emailOf('social'),
        password: 'Demo-Portal-2026',
      })
    ).status,
  ).toBe(200)
})

test('what is searched for and has no letter in it is found nowhere, and not everywhere', async () => {
  for (const list of ['/clients', '/imports', '/budgets', '/activity-types', '/users']) {
    const { status, body } = await admin.get<{ total?: number }>(`${list}?search=(((`)
    if (status === 200 && body.total !== undefined) expect([list, body.total]).toEqual([list, 0])
  }
})
