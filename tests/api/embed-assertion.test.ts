import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  emailOf,
  root,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'

const origin = 'http://localhost:4310'
const widgets = ['activity-logger']

interface Key {
  readonly id: number
  readonly keyId: string
  readonly pem: string
  readonly privateKey: KeyObject
  readonly alg: string
}

let server: RunningServer
let admin: Caller
let key: Key

async function register(kind: 'ed25519' | 'P-256' = 'ed25519', name: string = kind): Promise<Key> {
  const { publicKey, privateKey } =
    kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { body, status } = await admin.post<{ id: number; keyId: string }>('/embed/host-keys', {
    name,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { ...body, pem, privateKey, alg: kind === 'ed25519' ? 'EdDSA' : 'ES256' }
}

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'admin')
  key = await register()
})
afterAll(() => server?.stop())

const send = (assertion: string, from: string | null = origin, asked = from ?? origin) =>
  visitor(server.url).request<{ message: string; user: { email: string }; tokens: Record<string, string> }>(
    'POST',
    '/embed/sessions',
    { headers: from === null ? {} : { origin: from }, body: { widgets, origin: asked, assertion } },
  )

const now = (): number => Math.floor(Date.now() / 1000)
const claims = (changes: Readonly<Record<string, unknown>> = {}): JWTPayload => ({
  aud: server.url,
  origin,
  sub: emailOf('account-manager'),
  iat: now(),
  exp: now() + 60,
  jti: randomUUID(),
  ...changes,
})
const signed = (
  changes: Readonly<Record<string, unknown>> = {},
  with_: Key = key,
  header = {},
): Promise<string> =>
  new SignJWT(claims(changes))
    .setProtectedHeader({ alg: with_.alg, kid: with_.keyId, ...header })
    .sign(with_.privateKey)

describe("an assertion of the host's server", () => {
  it('signs its user in, by address or by id, with either kind of key', async () => {
    const byAddress = await send(await signed({ sub: emailOf('account-manager').toUpperCase() }))
    expect(byAddress.status).toBe(200)
    expect(byAddress.body.user.email).toBe(emailOf('account-manager'))
    const { id } = byAddress.body.user as unknown as { id: number }
    const byId = await send(await signed({ sub: String(id) }, await register('P-256')))
    expect(byId.body.user.email).toBe(emailOf('account-manager'))
    expect(Object.keys(byId.body.tokens)).toEqual(widgets)
  })

  it('is good once, also when it is sent twice at the same moment', async () => {
    const assertion = await signed()
    const answers = await Promise.all([send(assertion), send(assertion), send(assertion)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect((await send(assertion)).body.message).toContain('was used before')
  })

  it('is refused with a sentence that says what its server has to change', async () => {
    const stranger = { ...key, privateKey: generateKeyPairSync('ed25519').privateKey }
    const cases: readonly (readonly [string, string])[] = [
      ['not a token', 'is not a signed token'],
      [await signed({}, key, { kid: 'nobody' }), 'No host key of this portal has the id nobody.'],
      [await signed({}, stranger), 'The signature of the assertion does not fit its host key.'],
      [await signed({ aud: 'https://other.example' }), `its audience (aud) must be ${server.url}.`],
      [await signed({ origin: 'http://localhost:4311' }), `its claim origin must be ${origin}.`],
      [await signed({ exp: now() + 3600 }), 'at most 300 are allowed'],
      [await signed({ iat: now() + 120, exp: now() + 180 }), 'seconds ahead'],
      [await signed({ iat: now() - 400, exp: now() - 200 }), 'The assertion ended'],
      [await signed({ jti: undefined }), 'needs a jti'],
      [await signed({ sub: undefined }), 'names nobody'],
      [await signed({ iat: undefined }), 'needs the times iat and exp'],
      [await signed({ sub: 'nobody@demo.test' }), 'The portal has no active user nobody@demo.test.'],
    ]
    for (const [assertion, sentence] of cases) {
      const { status, body } = await send(assertion)
      expect(status, sentence).toBe(422)
      expect(body.message).toContain(sentence)
    }
  })

  it('names nobody who could not sign in himself', async () => {
    for (const account of ['suspended', 'inactive', 'scheduled', 'pdf', 'partner'])
      expect((await send(await signed({ sub: emailOf(account) }))).status, account).toBe(422)
  })

  it('cannot be signed with what the portal itself publishes, nor without a signature', async () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none', kid: key.keyId })}.${part(claims())}.`
    expect((await send(unsigned)).status).toBe(422)
    const hmac = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: key.keyId })
      .sign(new TextEncoder().encode(key.keyId.repeat(2)))
    expect((await send(hmac)).body.message).toContain('its key is for EdDSA')
  })

  it('is taken from the page it names, on a listed origin, and from nowhere else', async () => {
    expect((await send(await signed(), 'http://localhost:4311', origin)).status).toBe(403)
    expect((await send(await signed(), null)).status).toBe(403)
    const unlisted = await send(await signed({ origin: 'https://evil.example' }), 'https://evil.example')
    expect(unlisted.status).toBe(403)
    expect(unlisted.body.message).toContain('https://evil.example')
    // So that the page can read the sentence.
    expect(unlisted.headers.get('access-control-allow-origin')).toBe('https://evil.example')
  })

  it('can be checked without being used up', async () => {
    const check = (assertion: string) =>
      visitor(server.url).request<{ assertionProblem: string | null }>('POST', '/embed/check', {
        headers: { origin },
        body: { assertion },
      })
    const assertion = await signed()
    expect((await check(assertion)).body.assertionProblem).toBeNull()
    expect((await check(await signed({ aud: 'x' }))).body.assertionProblem).toContain('audience')
    expect((await send(assertion)).status).toBe(200)
  })
})

describe('the keys of hosts', () => {
  interface Listed {
    readonly id: number
    readonly name: string
    readonly lastUsedAt: string | null
    readonly revokedAt: string | null
    readonly createdBy: string
  }
  const list = async (): Promise<Listed[]> => (await admin.get<Listed[]>('/embed/host-keys')).body

  it('are rotated without a gap: two live at once, and one that is revoked ends what it opened', async () => {
    const old = await register('ed25519', 'Intranet 2025')
    const opened = await send(await signed({}, old))
    const next = await register('ed25519', 'Intranet 2026')
    expect((await send(await signed({}, next))).status).toBe(200)
    expect((await send(await signed({}, old))).status).toBe(200)
    const token = opened.body.tokens['activity-logger'] ?? ''
    const asking = () =>
      visitor(server.url).request('GET', '/activity-types', {
        headers: { origin, authorization: `Bearer ${token}` },
      })
    expect((await asking()).status).toBe(200)

    expect((await admin.post(`/embed/host-keys/${old.id}/revoke`, {})).status).toBe(200)
    expect((await send(await signed({}, old))).body.message).toContain('was revoked')
    expect((await asking()).status).toBe(401)
    expect((await send(await signed({}, next))).status).toBe(200)
    const keys = await list()
    expect(keys.find(({ id }) => id === old.id)?.revokedAt).toEqual(expect.any(String))
    expect(keys.find(({ id }) => id === next.id)).toMatchObject({
      name: 'Intranet 2026',
      lastUsedAt: expect.any(String),
      revokedAt: null,
      createdBy: expect.any(String),
    })
  })

  it('are public ones: a private key that is pasted is refused, and kept nowhere', async () => {
    const { body, status } = await admin.post<{ message: string }>('/embed/host-keys', {
      name: 'Careless',
      publicKey: key.pem,
    })
    expect(status).toBe(422)
    expect(body.message).toContain('This is a private key')
    for (const wrong of [
      '',
      'hello',
      '{}',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }),
    ])
      expect((await admin.post('/embed/host-keys', { name: 'Wrong', publicKey: wrong })).status).toBe(422)
    expect((await list()).map(({ name }) => name)).not.toContain('Careless')
  })

  it('are kept by administrators, each change in the audit log', async () => {
    for (const account of ['developer', 'account-manager', 'client']) {
      const someone = await signIn(server.url, account)
      expect((await someone.get('/embed/host-keys')).status).toBe(403)
      expect((await someone.post('/embed/host-keys', { name: 'x', publicKey: 'x' })).status).toBe(403)
      expect((await someone.post(`/embed/host-keys/${key.id}/revoke`, {})).status).toBe(403)
    }
  })

  it('of one tenant open nothing at another', async () => {
    const answer = await visitor(server.url).request<{ message: string }>('POST', '/embed/sessions', {
      headers: { origin, 'x-host': 'partner.localhost' },
      body: { widgets, origin, assertion: await signed({ sub: emailOf('partner') }) },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

describe('the examples of the documentation', () => {
  interface Example {
    createSigner(settings: { portal: string; origin: string; privateKey: string }): (user: string) => string
  }

  it('sign in from Node', async () => {
    const example = pathToFileURL(join(root, 'docs/examples/assertion.mjs')).href
    const { createSigner } = (await import(example)) as Example
    for (const kind of ['ed25519', 'P-256'] as const) {
      const own = await register(kind, `Example ${kind}`)
      const sign = createSigner({ portal: server.url, origin, privateKey: own.pem })
      const { status, body } = await send(sign(emailOf('account-manager')))
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.user.email).toBe(emailOf('account-manager'))
    }
  })

  it('sign in from a shell with openssl and curl', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-key-'))
    try {
      const file = join(folder, 'agency-key.pem')
      writeFileSync(file, key.pem)
      const { stdout } = await promisify(execFile)(
        join(root, 'docs/examples/assertion.sh'),
        [emailOf('seo')],
        { env: { ...process.env, PORTAL: server.url, ORIGIN: origin, KEY: file, KEY_ID: key.keyId } },
      )
      expect(JSON.parse(stdout)).toMatchObject({ user: { email: emailOf('seo') } })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
