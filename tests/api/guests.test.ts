import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, type Answer, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { instantOf } from '@portal/core/foundation/format'
import { reportCallNames } from '@portal/core/platform/reports/names'
import { Tokens } from '@portal/server/access/sessions/tokens'
import { renderingToken } from '@portal/server/access/guests/rendering-token'
import { agencyDay, agencyMonth } from '../support/agency-day.ts'
import {
  callerWith,
  emailOf,
  signIn,
  startMailServer,
  startServer,
  type MailServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'

interface Problem {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}
type Made = Answer<'guestAccesses.create'>
type Entered = Answer<'guestAccesses.verify'> & Problem

const secret = 'the secret of a server that lives for a few tests only'
const nextMonth = agencyDay(30)

let server: RunningServer
let mail: MailServer
let employee: Caller
let clientId: number
let otherClientId: number

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SESSION_SECRET: secret, SMTP_URL: mail.url, TRUST_PROXY: 'true' } })
  employee = await signIn(server.url, 'account-manager')
  const clients = await employee.get<{ id: number }[]>('/clients/list/simple')
  ;[clientId, otherClientId] = clients.body.map(({ id }) => id) as [number, number]
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const create = (details: object = {}, by: Caller = employee) =>
  by.post<Made & Problem>('/guest-accesses', {
    accessDetails: { clientId, report: 'clients.insights', expiresAt: nextMonth, ...details },
  })
const enter = (token: string, password?: string) =>
  visitor(server.url).post<Entered>('/guest-accesses/verify', { token, ...(password && { password }) })
/** From an address of its own, whose requests count apart. */
const enterFrom = async (ip: string, token: string, password: string): Promise<number> => {
  const asked = { body: { token, password }, headers: { 'x-forwarded-for': ip } }
  return (await visitor(server.url).request('POST', '/guest-accesses/verify', asked)).status
}
const guestBy = async (token: string): Promise<Caller> => {
  const { status, body } = await enter(token)
  expect(status).toBe(200)
  return callerWith(server.url, body.accessToken)
}
const list = async (): Promise<Answer<'guestAccesses.list'>> =>
  (await employee.get<Answer<'guestAccesses.list'>>(`/guest-accesses?clientId=${clientId}`)).body

/** What the link to a client's insights opens beside itself. */
const figuresOfTheReport: readonly CallName[] = [
  'dashboards.ctv',
  'dashboards.dv',
  'dashboards.programmaticDisplay',
  'dashboards.programmaticVideo',
  'dashboards.sem',
  'dashboards.seo',
  'dashboards.social',
  'dashboards.socialSegmented',
  'dashboards.visits',
  'metrics.campaigns',
  ...(['clientInsights', 'insightCampaigns', 'insightVisits', 'insightPlacements'] as const).flatMap(
    (report): readonly CallName[] => reportCallNames(report),
  ),
]

describe('a guest link', () => {
  // AUT-18, AUT-19, PRO-16
  test('is made, listed without what opens it, opens its report, and not once it is revoked', async () => {
    const { status, body } = await create({ note: 'For the owner' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'open', uses: 0, hasPassword: false, note: 'For the owner' })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    const listed = (await list()).find(({ id }) => id === body.id)
    expect(JSON.stringify(listed)).not.toContain(body.token)
    expect(listed).not.toHaveProperty('token')

    const entered = await enter(body.token)
    expect(entered.body.grant).toMatchObject({ route: 'clients.insights', client: { id: clientId } })
    expect(entered.body.grant.path).toMatch(/^\/clients\/[^/]+\/insights$/)
    const guest = callerWith(server.url, entered.body.accessToken)
    expect((await guest.get('/guest-accesses/current')).status).toBe(200)
    expect((await list()).find(({ id }) => id === body.id)).toMatchObject({ uses: 1 })

    expect((await employee.delete(`/guest-accesses/${body.id}`)).status).toBe(200)
    expect((await guest.get('/guest-accesses/current')).status).toBe(401)
    expect((await enter(body.token)).body.code).toBe('link-ended')
    expect((await list()).find(({ id }) => id === body.id)?.state).toBe('revoked')
  })

  test('opens its one report for a guest and no other call of the contract', async () => {
    const guest = await guestBy((await create()).body.token)
    const admitted: string[] = []
    for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
      const path = `${call.atRoot ? '/..' : ''}${call.path.replaceAll(/\{\w+\}/g, String(clientId))}`
      const { status, body } = await guest.request<Problem>(call.method, path, {
        ...(call.method === 'GET' ? {} : { body: {} }),
      })
      if (status !== 403) admitted.push(name)
      else expect(body.code, name).toBe('forbidden')
    }
    // What a visitor may do, and what the grant is for.
    const open = Object.entries(calls).filter(
      ([, call]: [string, Call]) => call.allow.scope({ kind: 'visitor', tenantId: 1 }) !== 'none',
    )
    expect(admitted.toSorted()).toEqual(
      [
        ...open.map(([name]) => name).filter((name) => admitted.includes(name)),
        'guestAccesses.current',
        ...figuresOfTheReport,
      ].toSorted(),
    )
  })

  test('shows the figures of its client and of nobody else', async () => {
    const guest = await guestBy((await create()).body.token)
    const range = { start_date: agencyMonth(-6), end_date: agencyDay(-1) }
    const asked = async (clients: readonly object[]): Promise<readonly number[]> =>
      (await guest.post<Answer<'dashboards.sem'>>('/dashboards/sem', { clients, ...range })).body.data.map(
        (of) => of.clientId,
      )
    expect(await asked([])).toEqual([clientId])
    expect(await asked([{ id: clientId }, { id: 1004 }, { id: 2001 }])).toEqual([clientId])
    const other = await guest.get<Problem>(
      `/metrics/campaigns?clientId=1004&channel=search&startDate=${range.start_date}&endDate=${range.end_date}`,
    )
    expect(other.status).toBe(404)
  })

  test('counts its uses and is used up, while whoever has it open goes on', async () => {
    const { body } = await create({ maxUses: 1 })
    const both = await Promise.all([enter(body.token), enter(body.token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    const entered = both.find(({ status }) => status === 200)
    const guest = callerWith(server.url, entered!.body.accessToken)
    const current = await guest.get<Answer<'guestAccesses.current'>>('/guest-accesses/current')
    expect(current.body.renewed?.accessToken).toEqual(expect.any(String))
    expect((await list()).find(({ id }) => id === body.id)).toMatchObject({ state: 'used up', uses: 1 })
  })

  test('tries no more passwords at once than one after the other', async () => {
    const { body } = await create({ password: 'open sesame' })
    const tries = [...Array.from({ length: 40 }, () => 'wrong one'), 'open sesame']
    const answers = await Promise.all(tries.map((one) => enterFrom('203.0.113.8', body.token, one)))
    expect(answers.filter((status) => status === 422)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
  })

  test('counts no right password among the wrong ones', async () => {
    const { body } = await create({ password: 'open sesame' })
    for (let time = 0; time < 12; time += 1)
      expect(await enterFrom('203.0.113.9', body.token, 'open sesame')).toBe(200)
  })

  test('asks for its password, which it keeps hashed, and waits after ten wrong ones', async () => {
    const { body } = await create({ password: 'tell by phone' })
    expect((await enter(body.token)).body.errors).toEqual({ password: 'This link asks for a password.' })
    expect((await enter(body.token, 'wrong one')).body.errors).toEqual({
      password: 'The password is not correct.',
    })
    expect((await enter(body.token, 'tell by phone')).status).toBe(200)
    for (let attempt = 0; attempt < 9; attempt += 1) await enter(body.token, 'wrong one')
    expect((await enter(body.token, 'tell by phone')).status).toBe(429)
  })

  test('can be made anew: the one before stops working', async () => {
    const { body } = await create()
    const renewed = await employee.post<Made>(`/guest-accesses/${body.id}/link`)
    expect(renewed.body.token).not.toBe(body.token)
    expect((await enter(body.token)).status).toBe(404)
    expect((await enter(renewed.body.token)).status).toBe(200)
  })

  test('is neither made nor seen by clients, partners, guests or whoever acts as somebody', async () => {
    for (const account of ['client', 'client-manager', 'partner', 'regional-manager']) {
      const caller = await signIn(server.url, account)
      expect((await create({}, caller)).status, account).toBe(403)
      expect((await caller.get(`/guest-accesses?clientId=${clientId}`)).status, account).toBe(403)
    }
    const guest = await guestBy((await create()).body.token)
    expect((await create({}, guest)).status).toBe(403)
  })

  test('is refused with a past day, too far a day, another report or a client that is none', async () => {
    expect((await create({ expiresAt: '2020-01-01' })).status).toBe(422)
    expect((await create({ expiresAt: '2099-01-01' })).body.errors).toHaveProperty('expiresAt')
    expect((await create({ report: 'clients.location-report' })).status).toBe(422)
    expect((await create({ password: 'short' })).status).toBe(422)
    expect((await create({ clientId: 2_000_000_000 })).status).toBe(404)
  })

  test('opens on its last day, until that day ends where the agency is', async () => {
    const { body } = await create({ expiresAt: agencyDay() })
    expect(body.state).toBe('open')
    expect(Date.parse(body.expiresAt)).toBe(Date.parse(instantOf(agencyDay(1), '00:00')))
    expect((await enter(body.token)).status).toBe(200)
    expect((await create({ expiresAt: agencyDay(-1) })).status).toBe(422)
  })

  // ACC-21
  test('that never was one says nothing but that', async () => {
    expect((await enter('bad')).status).toBe(404)
    expect((await enter('A'.repeat(43))).status).toBe(404)
  })

  test('goes by the account of the person for whom it is: suspended with it, open with it again', async () => {
    const dealer = await signIn(server.url, 'client')
    const own = await dealer.get<{ id: number; clients: { id: number }[] }>('/users/me')
    const theirs = own.body.clients[0]?.id ?? 0
    const reader = emailOf('client').toUpperCase()
    const admin = await signIn(server.url, 'admin')
    const suspend = (isSuspended: boolean) => admin.put(`/users/${own.body.id}`, { isSuspended })
    const { body } = await create({ clientId: theirs, reader })
    expect(body).toMatchObject({ state: 'open', reader: emailOf('client') })
    const state = async () =>
      (await employee.get<Answer<'guestAccesses.list'>>(`/guest-accesses?clientId=${theirs}`)).body.find(
        ({ id }) => id === body.id,
      )?.state
    expect((await suspend(true)).status).toBe(200)
    expect(await state()).toBe('suspended')
    expect((await enter(body.token)).status).toBe(410)
    expect((await create({ clientId: theirs, reader })).body.errors).toHaveProperty('reader')
    await suspend(false)
    expect(await state()).toBe('open')
    expect((await enter(body.token)).status).toBe(200)
    // One of other clients alone gets none to this one, one without an account does.
    expect((await create({ clientId: otherClientId, reader })).status).toBe(422)
    expect((await create({ reader: 'nobody@nowhere.example' })).status).toBe(200)
  })

  // AUT-19
  test('that has ended can be asked for anew: it is written down and mailed to its maker', async () => {
    const { body } = await create()
    await employee.delete(`/guest-accesses/${body.id}`)
    const ask = (fields: object) =>
      visitor(server.url).post<Problem>('/guest-accesses/request', { token: body.token, ...fields })
    expect((await ask({ name: 'Pat Dealer', email: 'nobody' })).body.errors).toHaveProperty('email')
    expect((await ask({ name: 'Pat Dealer', email: 'pat@dealer.test', message: 'It ended.' })).body).toEqual({
      requested: true,
      mailed: true,
    })
    expect((await list()).find(({ id }) => id === body.id)?.requests).toMatchObject([
      { name: 'Pat Dealer', email: 'pat@dealer.test', message: 'It ended.' },
    ])
    expect((await enter(body.token)).status).toBe(410)
    // The promise that the page makes: a new link by e-mail, which nobody else is shown.
    const asked = (await list()).find(({ id }) => id === body.id)!.requests[0]!
    const sent = await employee.post<Made & Problem>(`/guest-accesses/requests/${asked.id}/link`, {
      expiresAt: nextMonth,
    })
    expect(sent.body).toMatchObject({ state: 'open', report: 'clients.insights' })
    expect(sent.body).not.toHaveProperty('token')
    const letter = await mail.next('pat@dealer.test', /Your new link/)
    const [, token = ''] = /\/guest\?token=([\w-]+)/.exec(String(letter.html)) ?? []
    expect((await enter(token)).status).toBe(200)
    expect((await list()).find(({ id }) => id === body.id)?.requests[0]?.answeredAt).toEqual(
      expect.any(String),
    )
    const again = await employee.post<Problem>(`/guest-accesses/requests/${asked.id}/link`, {
      expiresAt: nextMonth,
    })
    expect([again.status, again.body.message]).toEqual([409, 'Pat Dealer has been sent a new link already.'])
    const unknown = await visitor(server.url).post('/guest-accesses/request', {
      token: 'A'.repeat(43),
      name: 'Pat',
      email: 'pat@dealer.test',
    })
    expect(unknown.status).toBe(404)
  })
})

describe("the server's own rendering of a report", () => {
  test('gets what a guest link to that report would, and nothing that changes or widens it', async () => {
    const tokens = new Tokens(new TextEncoder().encode(secret))
    const token = await renderingToken(tokens, { tenantId: 1, clientId, route: 'clients.insights' })
    const rendering = callerWith(server.url, token)
    const current = await rendering.get<Answer<'guestAccesses.current'>>('/guest-accesses/current')
    expect(current.body).toMatchObject({ grant: { client: { id: clientId } }, renewed: null })
    for (const path of [
      '/users/me',
      '/clients',
      `/clients/${clientId}`,
      `/clients/${otherClientId}`,
      '/credentials',
    ])
      expect((await rendering.get(path)).status, path).toBe(403)
    expect((await rendering.post('/assets/upload', {})).status).toBe(403)
  })

  test('is not signed in to by a password', async () => {
    await expect(signIn(server.url, 'pdf')).rejects.toThrow('422')
  })
})
