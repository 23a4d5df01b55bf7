import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tooWeak } from '@portal/core/access/sign-in/password-strength'
import {
  callerWith,
  demoPassword,
  emailOf,
  linkIn,
  signIn,
  startMailServer,
  startServer,
  visitor,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { CookieJar } from './cookie-jar.ts'

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

interface Refused {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

const idOf = async (account: string): Promise<number> =>
  (await (await signIn(server.url, account)).get<{ id: number }>('/users/me')).body.id

const strong = 'Walnut-Ferry-83-Lagoon'

describe('a forced change of password', () => {
  test.each([
    // PWD-07
    ['Sh0rt-7', /between 8 and 32/],
    ['This-One-Is-33-Characters-Long-Yes', /between 8 and 32/],
    ['walnut-ferry-lagoon', /at least one uppercase letter, one number/],
    // PWD-03, on the server
    ['Password1', new RegExp(tooWeak)],
    ['Fletcher1', new RegExp(tooWeak)],
    [demoPassword, /present password/],
  ])('is refused for %s, with the sentence under the field', async (password, sentence) => {
    const caller = await signIn(server.url, 'new-hire')
    const { body: me } = await caller.get<{ id: number }>('/users/me')
    const { status, body } = await caller.put<Refused>(`/users/${me.id}`, { password })
    expect(status).toBe(422)
    expect(body.errors?.['password']).toMatch(sentence)
    expect((await caller.get<{ mustChangePassword: boolean }>('/users/me')).body.mustChangePassword).toBe(
      true,
    )
  })

  // SHL-07, on the server
  test('comes before every other call, in a widget too; leaving does not wait', async () => {
    const caller = await signIn(server.url, 'new-hire')
    const { body: me } = await caller.get<{ id: number }>('/users/me')
    const due = { code: 'password-due', message: expect.stringMatching(/password has to be changed/) }
    for (const path of [
      '/clients/list/simple',
      `/users/${me.id}`,
      `/users/${me.id}/sessions`,
      '/saved-views',
    ])
      expect(await caller.get(path).then(({ status, body }) => [status, body]), path).toEqual([403, due])
    const session = { widgets: ['activity-logger'], origin: 'http://localhost:4310' }
    expect(await caller.post('/embed/sessions', session)).toMatchObject({ status: 403, body: due })
    expect((await caller.put<Refused>(`/users/${me.id}`, { firstName: 'Nina' })).body.errors).toEqual({
      password: 'A password is changed by itself. Save the other changes first.',
    })
    const other = await idOf('seo')
    expect((await caller.put(`/users/${other}`, { password: strong })).status).toBe(403)
    // What is refused to everybody like them says nothing of passwords.
    expect((await caller.get<{ code: string }>('/audit-log')).body.code).not.toBe('password-due')
    expect((await caller.get('/users/me')).status).toBe(200)
    expect((await caller.post('/users/signOut', {})).status).toBe(200)
  })

  // SHL-07: the one who acts is somebody else
  test('is not asked of whoever acts as the user', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('super-admin')
    const [owner] = (await caller.get<{ id: number }[]>('/users/to-impersonate?search=new-hire@')).body
    const acting = await jar.post(
      '/users/signInWithUserImpersonation',
      { userId: owner?.id, currentUserId: me.user.id },
      caller,
    )
    expect((await jar.callerOf(acting.body).get('/clients/list/simple')).status).toBe(200)
  })

  // PWD-05
  test('ends the other sessions, keeps this one, is told by mail, and is done', async () => {
    const [here, elsewhere] = [await signIn(server.url, 'new-hire'), await signIn(server.url, 'new-hire')]
    const { body: me } = await here.get<{ id: number; mustChangePassword: boolean }>('/users/me')
    expect(me.mustChangePassword).toBe(true)
    const { status } = await here.put(`/users/${me.id}`, { password: strong })
    expect(status).toBe(200)
    expect((await here.get<{ mustChangePassword: boolean }>('/users/me')).body.mustChangePassword).toBe(false)
    expect((await elsewhere.get('/users/me')).status).toBe(401)
    await expect(signIn(server.url, 'new-hire')).rejects.toThrow('422')
    await signIn(server.url, 'new-hire', strong)
    const told = await mail.next(emailOf('new-hire'), /password was changed/)
    expect(told.text).toContain('Naomi')
    expect(told.text).not.toContain(strong)
  })

  test("is nobody else's to make", async () => {
    const admin = await signIn(server.url, 'super-admin')
    const id = await idOf('seo')
    expect((await admin.put(`/users/${id}`, { password: strong })).status).toBeGreaterThanOrEqual(400)
    await signIn(server.url, 'seo')
  })
})

describe("a change of one's own accord", () => {
  test('asks for the present password', async () => {
    const caller = await signIn(server.url, 'sem')
    const { body: me } = await caller.get<{ id: number }>('/users/me')
    const change = (body: object) => caller.put<Refused>(`/users/${me.id}`, { password: strong, ...body })
    expect((await change({})).body.errors).toEqual({ currentPassword: 'Field is required' })
    expect((await change({ currentPassword: 'not it' })).body.errors).toEqual({
      currentPassword: 'The password is not correct.',
    })
    expect((await change({ currentPassword: demoPassword })).status).toBe(200)
    await signIn(server.url, 'sem', strong)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => visitor(server.url).post<Refused>('/users/reset-password', { email })
  const tokenOf = (link: string): string =>
    new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
  const verify = (token: string) =>
    visitor(server.url).post<Refused & { email: string }>('/users/verify-reset-token', { token })
  const set = (token: string, password: string) =>
    visitor(server.url).post<Refused>('/users/update-password', { token, password })

  // AUT-07
  test('gets the same answer whether the address is known or not', async () => {
    const answers = [
      await ask('social@demo.test'),
      await ask('nobody@nowhere.test'),
      await ask('suspended@demo.test'),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { sent: true }])
    await mail.next('social@demo.test', /new password/)
  })

  // AUT-08
  test('is set through the link of the mail, once; every session ends and the owner is told', async () => {
    const before = await signIn(server.url, 'director')
    await ask('Director@demo.test ')
    const letter = await mail.next(emailOf('director'), /Set a new password/)
    const link = linkIn(letter)
    expect(link).toMatch(new RegExp(`^${server.url}/reset-password#token=`))
    const token = tokenOf(link)
    expect((await verify(token)).body).toMatchObject({ email: 'director@demo.test', firstName: 'Victor' })
    expect((await set(token, 'Password1')).body.errors).toEqual({ password: tooWeak })
    expect((await set(token, strong)).status).toBe(200)
    expect((await before.get('/users/me')).status).toBe(401)
    await signIn(server.url, 'director', strong)
    await mail.next(emailOf('director'), /password was changed/)
    for (const again of [await verify(token), await set(token, 'Another-Good-One-55')])
      expect([again.status, again.body.message]).toEqual([
        422,
        'This link has expired or was already used. Ask for a new one.',
      ])
  })

  test('has one link that opens: the last', async () => {
    await ask('executive@demo.test')
    const first = tokenOf(linkIn(await mail.next(emailOf('executive'), /Set a new password/)))
    await ask('executive@demo.test')
    const second = tokenOf(linkIn(await mail.next(emailOf('executive'), /Set a new password/)))
    expect((await verify(first)).status).toBe(422)
    expect((await verify(second)).status).toBe(200)
  })

  test('set twice at the same moment is set once', async () => {
    await ask('programmatic@demo.test')
    const token = tokenOf(linkIn(await mail.next(emailOf('programmatic'), /Set a new password/)))
    const answers = await Promise.all([set(token, strong), set(token, `${strong}!`)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('is not asked for on behalf of a whole mailbox, nor guessed', async () => {
    for (let time = 0; time < 3; time += 1) expect((await ask('accounting@demo.test')).status).toBe(200)
    expect((await ask('accounting@demo.test')).status).toBe(429)
    for (const token of ['', 'x', '1.x', `1.${'A'.repeat(43)}`, '2'.repeat(100)])
      expect((await verify(token)).status).toBe(422)
  })

  test('leads to a host of the tenant only, whatever host the request claims', async () => {
    const forged = await visitor(server.url).request('POST', '/users/reset-password', {
      body: { email: 'sem-manager@demo.test' },
      headers: { 'x-host': 'evil.example' },
    })
    expect(forged.status).toBe(200)
    const { mails } = mail
    await ask('sem-manager@demo.test')
    await mail.next(emailOf('sem-manager'), /Set a new password/)
    expect(mails.filter(({ text }) => text?.includes('evil.example'))).toEqual([])
  })
})

test('without a mail server a link is printed on the terminal, and kept nowhere', async () => {
  await using alone = await startServer()
  await visitor(alone.url).post('/users/reset-password', { email: 'client@demo.test' })
  await expect.poll(() => /\/reset-password#token=(\S+)/.exec(alone.output())?.[1] ?? '').not.toBe('')
  const token = /\/reset-password#token=([^\s)]+)/.exec(alone.output())?.[1] ?? ''
  const { status } = await callerWith(alone.url, null).post('/users/update-password', {
    token,
    password: strong,
  })
  expect(status).toBe(200)
  await signIn(alone.url, 'client', strong)
})
