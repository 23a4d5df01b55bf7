import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
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

let mail: MailServer
let server: RunningServer

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

/** The key of the second factor of the demo account `two-factor`, which every seed gives it. */
const demoSecret = 'JBSWY3DPEHPK3PXP'

/** The code of a moment; each test takes a step of its own, because a step is taken once. */
const codeOf = (secret: string, stepsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 })

interface Asked {
  readonly secondFactor: 'code' | 'setup'
  readonly authAccessToken: string
  readonly setup: { readonly secret: string; readonly address: string; readonly picture: string } | null
}
interface Refused {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

async function firstStep(account: string): Promise<Asked> {
  const { status, body } = await visitor(server.url).post<Asked>('/users/signIn', {
    email: emailOf(account),
    password: demoPassword,
  })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('accessToken')
  return body
}

const secondStep = (body: object) =>
  visitor(server.url).post<Refused & { accessToken?: string }>('/users/signInWith2FA', body)

const idOf = async (caller: Caller): Promise<number> =>
  (await caller.get<{ id: number }>('/users/me')).body.id

// AUT-04
describe('signing in with a second factor', () => {
  test('takes the password, then a code; a wrong code opens nothing', async () => {
    const { secondFactor, authAccessToken, setup } = await firstStep('two-factor')
    expect([secondFactor, setup]).toEqual(['code', null])
    const wrong = await secondStep({ authAccessToken, token: '000000' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { token: 'This code is not correct, or has been used.' },
    ])
    const token = codeOf(demoSecret)
    const right = await secondStep({
      email: emailOf('two-factor'),
      password: demoPassword,
      token,
      secret: null,
      authAccessToken,
    })
    expect(right.status).toBe(200)
    const me = await callerWith(server.url, right.body.accessToken ?? null).get<{ email: string }>(
      '/users/me',
    )
    expect(me.body.email).toBe(emailOf('two-factor'))
    // RFC 6238, 5.2: the very same code, and any earlier one, is refused.
    expect((await secondStep({ authAccessToken, token })).status).toBe(422)
    expect((await secondStep({ authAccessToken, token: codeOf(demoSecret, -1) })).status).toBe(422)
  })

  test("needs the first step: its token opens no other call, and another account's does not fit", async () => {
    const { authAccessToken } = await firstStep('two-factor')
    expect((await callerWith(server.url, authAccessToken).get('/users/me')).status).toBe(401)
    expect((await secondStep({ authAccessToken: 'x.y.z', token: '123456' })).status).toBe(422)
    const portalToken = (await signIn(server.url, 'seo')).token
    expect((await secondStep({ authAccessToken: portalToken, token: '123456' })).status).toBe(422)
    expect(
      (await secondStep({ authAccessToken, token: codeOf(demoSecret, 1), email: 'seo@demo.test' })).status,
    ).toBe(422)
    expect(
      (await secondStep({ authAccessToken, token: codeOf(demoSecret, 1), password: 'another' })).status,
    ).toBe(422)
  })

  test('can be recovered by codes on paper, each once, of the latest sheet alone', async () => {
    const fresh = async () => (await firstStep('two-factor')).authAccessToken
    // Further steps of the app's clock are left to the other tests.
    const taken = async (token: string) => {
      const { status, body } = await secondStep({ authAccessToken: await fresh(), token })
      return { status, caller: callerWith(server.url, body.accessToken ?? null) }
    }
    const mailed = async () => {
      const authAccessToken = await fresh()
      await visitor(server.url).post('/users/sendRecovery2FACode', { authAccessToken })
      const letter = await mail.next(emailOf('two-factor'), /code to sign in/)
      const token = /\b(\d{4} \d{4})\b/.exec(letter.text ?? '')?.[1] ?? ''
      const { body } = await secondStep({ authAccessToken, token })
      return callerWith(server.url, body.accessToken ?? null)
    }
    const make = (caller: Caller, password: string) =>
      caller.post<{ codes: readonly string[] }>('/users/me/recovery-codes', { password })
    const left = async (caller: Caller) =>
      (await caller.get<{ recoveryCodesLeft: number }>('/users/me/two-factor')).body.recoveryCodesLeft
    const owner = await mailed()
    expect((await make(owner, 'not the password')).status).toBe(422)
    const first = (await make(owner, demoPassword)).body.codes
    expect(first).toHaveLength(10)
    expect(new Set(first).size).toBe(10)
    await mail.next(emailOf('two-factor'), /new recovery codes/)
    expect((await taken(first[0] ?? '')).status).toBe(200)
    const letter = await mail.next(emailOf('two-factor'), /with a recovery code/)
    expect(letter.text).toContain('9 are left')
    expect((await taken(first[0] ?? '')).status).toBe(422)
    // As somebody may type it.
    const { status, caller } = await taken((first[1] ?? '').replaceAll(' ', '-'))
    expect(status).toBe(200)
    expect(await left(caller)).toBe(8)
    const second = (await make(caller, demoPassword)).body.codes
    expect((await taken(first[2] ?? '')).status).toBe(422)
    expect((await taken(second[0] ?? '')).status).toBe(200)
    // Nobody without an app has such codes.
    expect((await make(await signIn(server.url, 'seo'), demoPassword)).status).toBe(409)
  })

  // AUT-05
  test('can be recovered by a code sent by mail, for that attempt and once', async () => {
    const { authAccessToken } = await firstStep('two-factor')
    const sent = await visitor(server.url).post('/users/sendRecovery2FACode', { authAccessToken })
    expect([sent.status, sent.body]).toEqual([200, { sent: true, to: 't•••@demo.test' }])
    const letter = await mail.next(emailOf('two-factor'), /code to sign in/)
    const code = /\b(\d{4} \d{4})\b/.exec(letter.text ?? '')?.[1] ?? ''
    const other = await firstStep('two-factor')
    expect((await secondStep({ authAccessToken: other.authAccessToken, token: code })).status).toBe(422)
    expect((await secondStep({ authAccessToken, token: code })).status).toBe(200)
    expect((await secondStep({ authAccessToken, token: code })).status).toBe(422)
    await mail.next(emailOf('two-factor'), /signed in with a mailed code/)
  })
})

describe('a second factor that is demanded', () => {
  // AUT-06
  test('is set up at the next sign-in, with the key of that sign-in only', async () => {
    const developer = await signIn(server.url, 'developer')
    const seo = await idOf(await signIn(server.url, 'seo'))
    expect((await developer.post('/users/add2FAToUsers', { userIds: [seo] })).status).toBe(200)
    await mail.next(emailOf('seo'), /next sign-in/)
    const { secondFactor, authAccessToken, setup } = await firstStep('seo')
    expect(secondFactor).toBe('setup')
    expect(setup?.address).toContain('otpauth://totp/')
    const own = setup?.secret ?? ''
    const mine = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect((await secondStep({ authAccessToken, token: codeOf(mine), secret: mine })).status).toBe(422)
    expect((await secondStep({ authAccessToken, token: codeOf(own) })).status).toBe(422)
    expect((await secondStep({ authAccessToken, token: codeOf(own), secret: own })).status).toBe(200)
    await mail.next(emailOf('seo'), /authentication is on/)
    expect((await firstStep('seo')).secondFactor).toBe('code')
    // It is theirs who demanded it to turn off.
    const caller = await signInBoth('seo', own)
    const refused = await caller.post<Refused>(`/users/${seo}/disable2FA`, { password: demoPassword })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('demands')])
    const off = await developer.post<{ state: string }>(`/users/${seo}/disable2FA`, {})
    expect([off.status, off.body.state]).toEqual([200, 'off'])
    await mail.next(emailOf('seo'), /authentication is off/)
    await signIn(server.url, 'seo')
  })

  async function signInBoth(account: string, secret: string): Promise<Caller> {
    const { authAccessToken } = await firstStep(account)
    const { body, status } = await secondStep({ authAccessToken, token: codeOf(secret, 1) })
    expect(status).toBe(200)
    return callerWith(server.url, body.accessToken ?? null)
  }

  test("is nobody's to change who stands lower, and all or none", async () => {
    const [developer, admin] = [await signIn(server.url, 'developer'), await signIn(server.url, 'admin')]
    const top = await idOf(await signIn(server.url, 'super-admin'))
    const social = await idOf(await signIn(server.url, 'social'))
    for (const caller of [developer, admin]) {
      expect((await caller.post(`/users/${top}/enable2FA`, {})).status).toBe(403)
      expect((await caller.post(`/users/${top}/disable2FA`, {})).status).toBe(403)
      expect((await caller.post('/users/add2FAToUsers', { userIds: [social, top] })).status).toBe(403)
    }
    await signIn(server.url, 'social')
    const director = await signIn(server.url, 'director')
    expect((await director.post(`/users/${social}/enable2FA`, {})).status).toBe(403)
    expect((await director.get('/users/two-factor')).status).toBe(403)
  })

  test('is listed with its state, found by name and state', async () => {
    const admin = await signIn(server.url, 'admin')
    interface Page {
      readonly rows: readonly { readonly email: string; readonly state: string; readonly can: object }[]
      readonly total: number
    }
    const { body: on } = await admin.get<Page>('/users/two-factor?state=on')
    expect(on.rows.map(({ email, state }) => [email, state])).toEqual([[emailOf('two-factor'), 'on']])
    const { body: found } = await admin.get<Page>('/users/two-factor?search=whitfield')
    expect(found.rows).toMatchObject([
      { email: emailOf('super-admin'), can: { enable: false, disable: false } },
    ])
    const { body: all } = await admin.get<Page>('/users/two-factor?pageSize=5&sort=-state')
    expect(all.rows).toHaveLength(5)
    expect(all.total).toBeGreaterThan(30)
    expect(all.rows[0]?.email).toBe(emailOf('two-factor'))
  })
})

describe("a second factor of one's own accord", () => {
  test('is set up with the password and a code, and turned off with the password', async () => {
    const [caller, elsewhere] = [
      await signIn(server.url, 'programmatic'),
      await signIn(server.url, 'programmatic'),
    ]
    const id = await idOf(caller)
    expect((await caller.post<Refused>('/users/begin2FA', { password: 'wrong' })).body.errors).toEqual({
      password: 'The password is not correct.',
    })
    const { body: begun } = await caller.post<{
      authAccessToken: string
      setup: NonNullable<Asked['setup']>
    }>('/users/begin2FA', { password: demoPassword })
    const { secret } = begun.setup
    const set = (body: object, by = caller) =>
      by.post<Refused>('/users/set2FA', {
        authAccessToken: begun.authAccessToken,
        secret,
        token: codeOf(secret),
        ...body,
      })
    expect((await set({ token: '000000' })).status).toBe(422)
    expect((await set({ secret: demoSecret, token: codeOf(demoSecret) })).status).toBe(422)
    expect((await set({}, await signIn(server.url, 'sem'))).status).toBe(422)
    expect((await set({})).status).toBe(200)
    expect((await elsewhere.get('/users/me')).status).toBe(401)
    expect((await caller.get('/users/me/two-factor')).body).toEqual({
      state: 'on',
      forced: false,
      recoveryCodesLeft: 0,
    })
    expect((await firstStep('programmatic')).secondFactor).toBe('code')
    expect((await caller.post<Refused>(`/users/${id}/disable2FA`, {})).status).toBe(422)
    expect((await caller.post(`/users/${id}/disable2FA`, { password: demoPassword })).status).toBe(200)
    await signIn(server.url, 'programmatic')
  })
})

test('guessing codes ends after six, for every address, and the owner is warned', async () => {
  const { authAccessToken } = await firstStep('two-factor')
  const answers: number[] = []
  for (let time = 0; time < 12; time += 1)
    answers.push((await secondStep({ authAccessToken, token: '000000' })).status)
  expect(answers.at(-1)).toBe(429)
  expect((await secondStep({ authAccessToken, token: codeOf(demoSecret, 1) })).status).toBe(429)
  await mail.next(emailOf('two-factor'), /trying to sign in as you/)
})

test('a lost one is taken off by those who keep the account: signed out, told, and set up anew', async () => {
  const owner = await signIn(server.url, 'executive')
  const { body: begun } = await owner.post<Asked>('/users/begin2FA', { password: demoPassword })
  const { authAccessToken, setup } = begun
  const secret = setup?.secret ?? ''
  await owner.post('/users/set2FA', { authAccessToken, secret, token: codeOf(secret) })
  const id = await idOf(owner)
  const director = await signIn(server.url, 'director')
  expect((await director.post(`/users/${id}/reset2FA`, {})).status).toBe(403)
  const admin = await signIn(server.url, 'admin')
  const top = await idOf(await signIn(server.url, 'super-admin'))
  expect((await admin.post(`/users/${top}/reset2FA`, {})).status).toBe(403)
  expect((await admin.post(`/users/${await idOf(admin)}/reset2FA`, {})).status).toBe(403)
  const can = async () =>
    (await admin.get<{ can: { resetTwoFactor: boolean } }>(`/users/${id}`)).body.can.resetTwoFactor
  expect(await can()).toBe(true)
  expect((await admin.post(`/users/${id}/reset2FA`, {})).status).toBe(200)
  expect((await admin.post<Refused>(`/users/${id}/reset2FA`, {})).body.message).toMatch(/nothing to reset/)
  expect(await can()).toBe(false)
  expect((await owner.get('/users/me')).status).toBe(401)
  expect((await firstStep('executive')).secondFactor).toBe('setup')
  await mail.next(emailOf('executive'), /two-factor authentication was reset/)
})

test.runIf(databaseUnderTest === 'postgres')('a secret is sealed where it is stored', async () => {
  await using running = await startServer()
  const database = new pg.Client(running.databaseUrl ?? '')
  await database.connect()
  const { rows } = await database.query<{ totp_secret: string }>(
    'select totp_secret from user_account where totp_secret is not null',
  )
  await database.end()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.totp_secret).toMatch(/^v1\./)
  expect(rows[0]?.totp_secret).not.toContain(demoSecret)
})
