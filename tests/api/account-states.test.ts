import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { bringAccountsUpToDate } from '@portal/server/access/sign-in/account-states'
import { jobKinds } from '@portal/server/job-kinds'
import type { Server } from '@portal/server/server'
import {
  callerWith,
  linkIn,
  signIn,
  startMailServer,
  type Caller,
  type MailServer,
} from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

/** In this process, so that a test can turn the calendar: the job is given its day. */
let server: Server
let admin: Caller
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  admin = await signIn(server.address, 'admin')
  await bringAccountsUpToDate(server.services, today())
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

interface User {
  readonly id: number
  readonly email: string
  readonly state: string
  readonly startDate: string | null
}
const byEmail = async (account: string): Promise<User> => {
  const found = await admin.get<{ id: number }>(`/users/getUserByEmail?email=${account}@demo.test`)
  return (await admin.get<User>(`/users/${found.body.id}`)).body
}
const stateOf = async (account: string): Promise<string> => (await byEmail(account)).state

describe('an account that starts on a day', () => {
  // AUT-20: the four states, by the job
  test('is scheduled until then, active from then on, and only then', async () => {
    expect(await stateOf('scheduled')).toBe('scheduled')
    const { startDate } = await byEmail('scheduled')
    const day = startDate ?? ''
    await bringAccountsUpToDate(server.services, addDays(day, -1))
    expect(await stateOf('scheduled')).toBe('scheduled')
    // The server was away on the very day.
    await bringAccountsUpToDate(server.services, addDays(day, 2))
    expect(await stateOf('scheduled')).toBe('active')
    await signIn(server.address, 'scheduled')
    expect([await stateOf('suspended'), await stateOf('inactive')]).toEqual(['suspended', 'inactive'])
  })

  test('gets its invitation on that day, not before and once', async () => {
    const day = addDays(today(), 90)
    const email = 'nora@starts-later.test'
    const made = await admin.post('/users', {
      firstName: 'Nora',
      lastName: 'Later',
      email,
      userTypeId: 1,
      active: false,
      startDate: day,
    })
    expect(made.body).toMatchObject({ state: 'scheduled' })
    await bringAccountsUpToDate(server.services, addDays(day, -1))
    expect(mail.mails.filter(({ subject }) => /invit|welcome/i.test(subject ?? ''))).toEqual([])
    await bringAccountsUpToDate(server.services, day)
    expect(linkIn(await mail.next(email))).toContain('/reset-password#token=')
    await bringAccountsUpToDate(server.services, addDays(day, 1))
    expect(mail.mails.filter(({ to }) => JSON.stringify(to).includes(email)).length).toBe(1)
  })

  test('and was ended later is not started again', async () => {
    const { id } = await byEmail('scheduled')
    await admin.put(`/users/${id}`, { active: false })
    await bringAccountsUpToDate(server.services, addDays(today(), 150))
    expect(await byEmail('scheduled').then(({ state }) => state)).not.toBe('active')
  })
})

// AUT-28
describe('a scheduled termination', () => {
  interface Termination {
    readonly id: number
    readonly terminatesOn: string
    readonly reason: string
    readonly doneAt: string | null
    readonly version: number
    readonly User: { readonly fullName: string }
  }
  const path = '/scheduled-user-terminations'

  test('is created, listed, changed and called off', async () => {
    const { id: userId } = await byEmail('social')
    const day = addDays(today(), 5)
    const made = await admin.post<Termination>(path, { userId, terminatesOn: day, reason: 'Moves away' })
    expect([made.status, made.body]).toMatchObject([
      200,
      { userId, terminatesOn: day, reason: 'Moves away', doneAt: null, can: { update: true, remove: true } },
    ])
    const { id } = made.body
    expect((await admin.post(path, { userId, terminatesOn: day })).status).toBe(409)
    expect((await admin.get<readonly Termination[]>(path)).body.map((each) => each.id)).toContain(id)
    const changed = await admin.put<Termination>(`${path}/${id}`, { terminatesOn: addDays(day, 1) })
    expect(changed.body).toMatchObject({ terminatesOn: addDays(day, 1), version: 2 })
    const stale = await admin.request('PUT', `${path}/${id}`, {
      body: { reason: 'x' },
      headers: { 'if-match': '"1"' },
    })
    expect(stale.status).toBe(412)
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200)
    expect((await admin.get(`${path}/${id}`)).status).toBe(404)
  })

  test('is refused for the past, for oneself and for who stands higher', async () => {
    const { id: userId } = await byEmail('social')
    const past = await admin.post<{ errors: object }>(path, { userId, terminatesOn: addDays(today(), -1) })
    expect(past.body.errors).toEqual({ terminatesOn: 'The day must be today or later.' })
    for (const account of ['admin', 'super-admin']) {
      const { id } = await byEmail(account)
      expect((await admin.post(path, { userId: id, terminatesOn: today() })).status).toBe(403)
    }
    expect((await (await signIn(server.address, 'developer')).get(path)).status).toBe(403)
  })

  test('makes the account inactive on its day and ends its sessions', async () => {
    const day = addDays(today(), 3)
    const caller = await signIn(server.address, 'social')
    const { id: userId } = await byEmail('social')
    const { body } = await admin.post<Termination>(path, { userId, terminatesOn: day })
    await bringAccountsUpToDate(server.services, addDays(day, -1))
    expect((await caller.get('/users/me')).status).toBe(200)
    await bringAccountsUpToDate(server.services, day)
    expect(await stateOf('social')).toBe('inactive')
    expect((await caller.get('/users/me')).status).toBe(401)
    await expect(signIn(server.address, 'social')).rejects.toThrow('422')
    const done = await admin.get<Termination & { can: object }>(`${path}/${body.id}`)
    expect(done.body).toMatchObject({ doneAt: expect.any(String), can: { update: false, remove: false } })
    expect((await admin.put(`${path}/${body.id}`, { reason: 'late' })).status).toBe(409)
    // Made active again by hand, it stays so.
    await admin.put(`/users/${userId}`, { active: true })
    await bringAccountsUpToDate(server.services, addDays(day, 1))
    expect(await stateOf('social')).toBe('active')
  })

  test('leaves the last Super Administrator in place', async () => {
    const top = await signIn(server.address, 'super-admin')
    const { id: userId } = await byEmail('director')
    await top.put(`/users/${userId}`, { roles: ['Director', 'Super Administrator'] })
    const second = await signIn(server.address, 'director')
    const { id: first } = await byEmail('super-admin')
    await second.post(path, { userId: first, terminatesOn: today() })
    await top.put(`/users/${userId}`, { roles: ['Director'] })
    await bringAccountsUpToDate(server.services, today())
    expect(await stateOf('super-admin')).toBe('active')
  })
})

test('work that comes round stands in the queue with its clock, in the agency’s time zone', async () => {
  const { rows } = await server.services.database.asOwner((client) =>
    client.query<{ name: string; cron: string; timezone: string }>(
      'select name, cron, timezone from pgboss.schedule',
    ),
  )
  const clock = new Map(rows.map(({ name, cron, timezone }) => [name, [cron, timezone]]))
  for (const { name, every } of jobKinds)
    expect(clock.get(name)).toEqual(every === undefined ? undefined : [every, 'America/Chicago'])
})

describe('a partner', () => {
  // SET-10
  test('has its color in what its people see and get, and its logo once a picture is stored', async () => {
    const email = `kim-${crypto.randomUUID().slice(0, 8)}@ridge.example`
    const made = await admin.post<{ id: number; version: number }>('/partners', {
      name: `Ridge ${email.slice(4, 12)}`,
      primaryColor: '#123456',
      contactEmail: email.toUpperCase(),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const person = { firstName: 'Kim', lastName: 'Ridge', email, userTypeId: 3 }
    expect((await admin.post('/users', person)).status).toBe(200)
    const invitation = await mail.next(email)
    expect(invitation.html).toContain('#123456')
    expect(invitation.html).toContain(`Ridge ${email.slice(4, 12)}`)
    const token = new URLSearchParams(new URL(linkIn(invitation)).hash.slice(1)).get('token')
    const password = 'Kim-at-the-Ridge-77'
    const nobody = callerWith(server.address, null)
    expect((await nobody.post('/users/update-password', { token, password })).status).toBe(200)
    const kim = await signIn(server.address, email, password)
    const look = async () => (await kim.get<Body<'users.current'>>('/users/me')).body.partner
    expect(await look()).toEqual({ logo: null, primaryColor: '#123456' })
    const form = new FormData()
    form.append(
      'files',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'ridge.svg', { type: 'image/svg+xml' }),
    )
    const { body: file } = await admin.post<{ address: string }>('/resource-files', form)
    const changed = await admin.put(`/partners/${made.body.id}`, { logoUrl: file.address })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const { logo } = (await look())!
    expect((await fetch(server.address + logo!)).status).toBe(200)
    // What is anybody else's is no logo, whatever address stands there.
    await admin.put(`/partners/${made.body.id}`, {
      logoUrl: `/attachment/${crypto.randomUUID()}`,
      primaryColor: '#654321',
    })
    expect(await look()).toEqual({ logo: null, primaryColor: '#654321' })
    await admin.put(`/partners/${made.body.id}`, { active: false })
    expect(await look()).not.toMatchObject({ primaryColor: '#654321' })
  })
})
