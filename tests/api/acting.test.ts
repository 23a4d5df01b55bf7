import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, type CallName } from '@portal/core/calls'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import { emailOf, startMailServer, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { once, onceAll } from '../support/once.ts'
import { CookieJar, type SignedIn } from './cookie-jar.ts'

interface Problem {
  readonly code: string
  readonly message: string
}
interface Candidate {
  readonly id: number
  readonly fullName: string
  readonly email: string
  readonly userType: string
  readonly roles: readonly string[]
}

let server: RunningServer
/** Two clients of the agency. */
let shown: number
let other: number
const ids = new Map<string, number>()

beforeAll(async () => {
  server = await startServer()
  const { caller } = await new CookieJar(server).signIn('super-admin')
  for (const { email, id } of (await caller.get<Candidate[]>('/users/to-impersonate?search=demo.test')).body)
    ids.set(email.split('@')[0]!, id)
  ids.set('super-admin', (await caller.get<{ id: number }>('/users/me')).body.id)
  const clients = await caller.get<{ id: number }[]>('/clients/list/simple')
  ;[shown, other] = clients.body.map(({ id }) => id) as [number, number]
})
afterAll(async () => {
  await server.stop()
})

const idOf = (account: string): number => {
  const id = ids.get(account)
  if (id === undefined) throw new Error(`Nobody knows the id of ${account}.`)
  return id
}

const actAs = (jar: CookieJar, caller: Caller, me: number, userId: number) =>
  jar.post<SignedIn & Problem>('/users/signInWithUserImpersonation', { userId, currentUserId: me }, caller)

describe('acting as another user', () => {
  // AUT-09, AUT-10
  test('shows the portal as that user and ends with the own session again', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('admin')
    const own = jar.cookie('portal_refresh')
    const started = await actAs(jar, caller, me.user.id, idOf('client-manager'))
    expect(started.status).toBe(200)
    expect(started.body.user).toMatchObject({ id: idOf('client-manager'), impersonatedBy: me.user.id })
    expect(started.body.user.impersonatedUserName).toBe(started.body.user.fullName)
    expect(jar.cookie('portal_refresh')).toBe(own)
    const renewed = await jar.post('/users/refresh')
    expect(renewed.body.user).toMatchObject({ id: idOf('client-manager'), impersonatedBy: me.user.id })
    expect(jar.cookie('portal_refresh')).toBe(own)

    const acting = jar.callerOf(renewed.body)
    // What is asked for in a person's name is asked for by that person.
    const asked = { budgetId: 1, newAmount: 1, month: '2026-01-01', reason: 'x' }
    expect((await acting.post('/clients/1003/budget-increases', asked)).status).toBe(403)
    expect((await acting.delete('/budget-increases/2')).status).toBe(403)
    const stopped = await jar.post('/users/stopActing')
    expect(stopped.body.user).toMatchObject({ id: me.user.id, impersonatedBy: null })
    expect(jar.cookie('portal_acting')).toBeUndefined()
    expect((await acting.get('/users/me')).status).toBe(401)
    expect((await jar.post('/users/refresh')).body.user.id).toBe(me.user.id)
  })

  test('leads never upwards, to oneself, to another tenant, to the PDF user or to who cannot sign in', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('admin')
    expect((await actAs(jar, caller, me.user.id, idOf('super-admin'))).status).toBe(403)
    expect((await actAs(jar, caller, me.user.id, me.user.id)).status).toBe(403)
    const partner = await new CookieJar(server).signIn('partner')
    expect((await actAs(jar, caller, me.user.id, partner.body.user.id)).status).toBe(404)
    const every = (await caller.get<Candidate[]>('/users/to-impersonate')).body
    expect(every.length).toBeGreaterThan(0)
    for (const { roles } of every) expect(roles).not.toContain('Super Administrator')
    for (const name of ['pdf', 'suspended', 'inactive', 'scheduled', 'partner', 'super-admin', 'admin']) {
      const found = await caller.get<Candidate[]>(`/users/to-impersonate?search=${name}@demo.test`)
      expect(
        found.body.filter(({ email }) => email === `${name}@demo.test`),
        name,
      ).toEqual([])
    }
    expect(jar.cookie('portal_acting')).toBeUndefined()
  })

  test('asks for the own id, so that a page that shows somebody else cannot start it', async () => {
    const jar = new CookieJar(server)
    const { caller } = await jar.signIn('admin')
    expect((await actAs(jar, caller, idOf('super-admin'), idOf('client'))).status).toBe(422)
  })

  test('is for administrators only, and not from a session in which one acts already', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('super-admin')
    const started = await actAs(jar, caller, me.user.id, idOf('admin'))
    expect(started.status).toBe(200)
    const acting = jar.callerOf(started.body)
    expect((await actAs(new CookieJar(server), acting, idOf('admin'), idOf('client'))).status).toBe(403)
    for (const account of ['developer', 'account-manager', 'client', 'partner']) {
      const someone = await new CookieJar(server).signIn(account)
      const refused = await actAs(new CookieJar(server), someone.caller, someone.body.user.id, idOf('client'))
      expect(refused.status, account).toBe(403)
    }
  })

  test('opens nothing that is done in the own name only', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('super-admin')
    const acting = jar.callerOf((await actAs(jar, caller, me.user.id, idOf('account-manager'))).body)
    const confirm = await acting.post('/budget_changes', { changes: [], all: false })
    expect(confirm.status).toBe(403)
    const widget = await acting.post('/embed/sessions', { widgets: ['activity-logger'], origin: server.url })
    expect(widget.status).toBe(403)
  })

  test('leaves alone what proves who somebody is: password, second factor, e-mail, sessions', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('super-admin')
    const id = idOf('admin')
    const acting = jar.callerOf((await actAs(jar, caller, me.user.id, id)).body)
    const tries: readonly (readonly [string, string, object?])[] = [
      ['PUT', `/users/${id}`, { password: 'Walnut-Ferry-83-Lagoon' }],
      ['PUT', `/users/${id}`, { email: 'elsewhere@demo.test' }],
      ['GET', '/users/me/two-factor'],
      ['POST', '/users/begin2FA', { password: 'x' }],
      ['POST', '/users/set2FA', { authAccessToken: 'x', secret: 'x', token: '1' }],
      ['POST', `/users/${id}/enable2FA`, {}],
      ['POST', `/users/${id}/disable2FA`, {}],
      ['POST', '/users/add2FAToUsers', { userIds: [id] }],
      ['GET', '/users/two-factor'],
      ['GET', `/users/${id}/sessions`],
      ['DELETE', `/users/${id}/sessions`],
      ['POST', `/users/${id}/send-password-link`, {}],
      ['POST', `/users/${id}/generateToken`, {}],
    ]
    for (const [method, path, body] of tries)
      expect((await acting.request(method, path, { body })).status, `${method} ${path}`).toBe(403)
    expect((await caller.get<{ email: string }>(`/users/${id}`)).body.email).toBe('admin@demo.test')
  })

  test('ends when the administrator signs out', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('admin')
    const acting = jar.callerOf((await actAs(jar, caller, me.user.id, idOf('client'))).body)
    expect((await acting.get('/users/me')).status).toBe(200)
    await jar.post('/users/signOut')
    expect((await acting.get('/users/me')).status).toBe(401)
    expect(jar.cookie('portal_acting')).toBeUndefined()
    expect((await jar.post('/users/refresh')).status).toBe(401)
  })

  test('is left behind by signing in as somebody', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('admin')
    await actAs(jar, caller, me.user.id, idOf('client'))
    expect(jar.cookie('portal_acting')).toBeDefined()
    const { body } = await jar.signIn('developer')
    expect((await jar.post('/users/refresh')).body.user.id).toBe(body.user.id)
  })
})

describe('seeing the portal as a client', () => {
  const view = async (): Promise<{ jar: CookieJar; viewer: Caller; body: SignedIn; me: SignedIn }> => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('account-manager')
    const { status, body } = await jar.post('/users/signInAsClient', { clientId: shown }, caller)
    expect(status).toBe(200)
    return { jar, viewer: jar.callerOf(body), body, me }
  }

  test('shows that client and nothing else of the agency', async () => {
    const { viewer, body } = await view()
    expect(body.user).toMatchObject({ id: 0, UserType: { name: 'Client' }, clientView: { id: shown } })
    const clients = await viewer.get<{ id: number }[]>('/clients/list/simple')
    expect(clients.body.map(({ id }) => id)).toEqual([shown])
    expect((await viewer.get(`/clients/${shown}/budgets`)).status).toBe(200)
    expect((await viewer.get(`/clients/${other}/budgets`)).status).toBe(403)
    expect((await viewer.get('/reports/activeBudgets')).status).toBe(403)
    expect((await viewer.get('/credentials')).status).toBe(403)
    expect((await viewer.get('/users/active')).status).toBe(403)
  })

  once(
    'changes nothing: every writing call is refused, with a sentence where a client may make it',
    async () => {
      const { viewer } = await view()
      let told = 0
      for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
        if (!writes(call)) continue
        const path = `${call.atRoot ? '/..' : ''}${call.path.replaceAll(/\{\w+\}/g, String(shown))}`
        const { status, body } = await viewer.request<Problem>(call.method, path, { body: {} })
        expect(status, name).toBe(403)
        if (body.code !== 'read-only') continue
        told += 1
        expect(body.message).toContain('nothing can be changed')
      }
      expect(told).toBeGreaterThan(0)
    },
  )

  test('opens no further session: no widget, no other view, nobody to act as', async () => {
    const { jar, viewer, me } = await view()
    expect(
      (await viewer.post('/embed/sessions', { widgets: ['activity-logger'], origin: server.url })).status,
    ).toBe(403)
    expect((await jar.post('/users/signInAsClient', { clientId: other }, viewer)).status).toBe(403)
    expect((await actAs(jar, viewer, me.user.id, idOf('client'))).status).toBe(403)
  })

  test('ends with the own session again', async () => {
    const { jar, viewer, me } = await view()
    expect((await jar.post('/users/refresh')).body.user.clientView?.id).toBe(shown)
    const stopped = await jar.post('/users/stopActing')
    expect(stopped.body.user).toMatchObject({ id: me.user.id, clientView: null })
    expect((await viewer.get('/users/me')).status).toBe(401)
  })

  test('is for employees, and for clients that exist', async () => {
    for (const account of ['client', 'partner', 'regional-manager']) {
      const jar = new CookieJar(server)
      const { caller } = await jar.signIn(account)
      expect((await jar.post('/users/signInAsClient', { clientId: shown }, caller)).status, account).toBe(403)
    }
    const jar = new CookieJar(server)
    const { caller } = await jar.signIn('seo')
    expect((await jar.post('/users/signInAsClient', { clientId: 2_000_000_000 }, caller)).status).toBe(404)
  })
})

onceAll('acting as a user of the alert list', () => {
  // AUT-11: ids 9 and 14 are those of seo and client-manager in the demo agency
  test('is told by mail to that user and the Super Administrators; as another user it is not', async () => {
    await using mail = await startMailServer()
    const alerting = await startServer({ env: { SMTP_URL: mail.url, IMPERSONATION_ALERT_USERS: '9, 14' } })
    try {
      const jar = new CookieJar(alerting)
      const { caller, body: me } = await jar.signIn('admin')
      const quiet = await actAs(jar, caller, me.user.id, idOf('client'))
      expect(quiet.body.alerted).toBe(false)
      await jar.post('/users/stopActing')
      const alerted = await actAs(jar, caller, me.user.id, idOf('client-manager'))
      expect(alerted.body.alerted).toBe(true)
      const told = await mail.next(emailOf('client-manager'))
      expect(told.subject).toBe('Daniel Okafor is acting as Teresa Nguyen')
      expect(told.text).toContain('admin@demo.test')
      expect(JSON.stringify(told.to)).toContain(emailOf('super-admin'))
      expect(JSON.stringify(told.to)).not.toContain(emailOf('developer'))
      expect(mail.mails.length).toBe(1)
    } finally {
      await alerting.stop()
    }
  })
})
