import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import type { Server } from '@portal/server/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { nextDay } from '@portal/core/platform/schedules/schedule-days'
import {
  callerWith,
  emailOf,
  signIn,
  startMailServer,
  visitor,
  type Caller,
  type MailServer,
} from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import type { Problem } from './import-file.ts'

/** To whom a scheduled report goes, what they get, and how it is changed. */

let mail: MailServer
let server: Server
let url: string
let manager: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  url = server.address
  manager = await signIn(url, 'account-manager')
  await server.services.database.asOwner((client) =>
    client.query('update report_schedule set is_active = false'),
  )
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

type Schedule = Answer<'reportSchedules.create'>
const outside = 'owner@hartwell.example'
const rest = {
  every: 'month',
  day: 2,
  files: [] as string[],
  recipients: [emailOf('account-manager'), outside],
}
const body = { ...rest, report: 'clientInsights', clientId: 1003 }
const create = (more: object = {}) =>
  manager.post<Schedule & Problem>('/report-schedules', { ...body, ...more })
const change = (id: number, more: object = {}, by = manager) =>
  by.patch<Schedule & Problem>(`/report-schedules/${id}`, { ...rest, ...more })
const due = async (id: number): Promise<void> => {
  await server.services.database.asOwner((client) =>
    client.query(
      `update report_schedule set next_on = '${today()}', hour = 0, last_on = null where id = $1`,
      [id],
    ),
  )
  await tendSchedules.run({}, server.services)
}
const tokenIn = (html: unknown): string => /\/guest\?token=([\w-]+)/.exec(String(html))?.[1] ?? ''
const mine = (to: string) => mail.next(to, /Client Insights of Hartwell Volkswagen/)

// REP-09
test('a mail may go without files: staff sign in, whoever has no account gets a link of their own, the same each time', async () => {
  const { body: preview } = await manager.post<Answer<'reportSchedules.preview'>>(
    '/report-schedules/preview',
    body,
  )
  const other = preview.find(({ to }) => to.includes(outside))
  expect(other?.html).toContain('a link of their own')
  expect(other?.html).not.toContain('With this message')
  const { body: made, status } = await create()
  expect([status, made.files]).toEqual([200, []])
  await due(made.id)
  const [own, sent] = [await mine(emailOf('account-manager')), await mine(outside)]
  expect([own.attachments.length, sent.attachments.length]).toEqual([0, 0])
  expect(tokenIn(own.html)).toBe('')
  const token = tokenIn(sent.html)
  expect(token).toMatch(/^[\w-]{43}$/)
  const enter = () => visitor(url).post<Answer<'guestAccesses.verify'>>('/guest-accesses/verify', { token })
  const { body: entered } = await enter()
  expect(entered.grant).toMatchObject({ route: 'clients.insights', client: { id: 1003 } })
  const guest = callerWith(url, entered.accessToken)
  expect((await guest.get('/clients/1003/reports/client-insights')).status).toBe(200)
  expect((await guest.get('/clients/1005/reports/client-insights')).status).toBe(403)
  // Whoever reads the outbox does not open the report by it.
  const { body: kept } = await (
    await signIn(url, 'super-admin')
  ).get<Answer<'mail.list'>>('/notifications/email?category=report-schedule')
  expect(kept.rows.find(({ to }) => to.includes(outside))?.confidential).toBe(true)
  expect(kept.rows.find(({ to }) => to.includes(emailOf('account-manager')))?.confidential).toBe(false)
  await due(made.id)
  expect(tokenIn((await mine(outside)).html)).toBe(token)
  // Somebody takes it back: later mail has none.
  const { body: links } = await manager.get<Answer<'guestAccesses.list'>>('/guest-accesses?clientId=1003')
  const [link, ...more] = links.filter(({ note }) => note === `Scheduled report to ${outside}`)
  expect(more).toEqual([])
  await manager.delete(`/guest-accesses/${link?.id}`)
  expect((await enter()).status).toBe(410)
  await due(made.id)
  expect(tokenIn((await mine(outside)).html)).toBe('')
  await manager.delete(`/report-schedules/${made.id}`)
})

test('whoever is taken off a list reads the report no longer by the link of an earlier mail, nor anybody of a list that is gone', async () => {
  const partner = 'partner@hartwell.example'
  const opens = async (token: string): Promise<number> =>
    (await visitor(url).post('/guest-accesses/verify', { token })).status
  const { body: made } = await create({ recipients: [outside, partner] })
  await due(made.id)
  const [own, others] = [tokenIn((await mine(outside)).html), tokenIn((await mine(partner)).html)]
  expect([await opens(own), await opens(others)]).toEqual([200, 200])
  await change(made.id, { recipients: [partner] })
  expect([await opens(own), await opens(others)]).toEqual([410, 200])
  await change(made.id, { recipients: [outside, partner] })
  await due(made.id)
  expect([tokenIn((await mine(outside)).html), await opens(own)]).toEqual([own, 200])
  await manager.delete(`/report-schedules/${made.id}`)
  expect([await opens(own), await opens(others)]).toEqual([410, 410])
})

test('people are offered by name: those of the client and its contacts first, each address once', async () => {
  await server.services.database.asOwner((client) =>
    client.query(
      `insert into contact (tenant_id, client_id, name, email) values (1, 1003, 'Olive Hartwell', $1), (1, 1003, 'No Address', ''), (1, 1005, 'Somebody Else', 'else@other.example')`,
      [outside],
    ),
  )
  const { body: people } = await manager.get<Answer<'reportSchedules.people'>>(
    '/report-schedules/people?clientId=1003',
  )
  expect(people.find(({ email }) => email === outside)).toEqual({
    email: outside,
    fullName: 'Olive Hartwell',
    of: 'Contact',
  })
  expect(people.map(({ fullName }) => fullName)).not.toContain('No Address')
  expect(people.map(({ email }) => email)).not.toContain('else@other.example')
  expect(new Set(people.map(({ email }) => email.toLowerCase())).size).toBe(people.length)
  expect(people.at(-1)?.of).toBe('Agency')
  const { body: ofNone } = await manager.get<Answer<'reportSchedules.people'>>('/report-schedules/people')
  expect(new Set(ofNone.map(({ of }) => of))).toEqual(new Set(['Agency']))
})

describe('a schedule', () => {
  test('is changed by whoever set it up, and by nobody else', async () => {
    const { body: made } = await create({ files: ['csv'] })
    expect(made.mayChange).toBe(true)
    const { body: changed, status } = await change(made.id, {
      every: 'week',
      day: 3,
      hour: 9,
      files: ['pdf'],
      recipients: [emailOf('seo')],
    })
    expect(status).toBe(200)
    expect(changed).toMatchObject({
      id: made.id,
      every: 'week',
      day: 3,
      hour: 9,
      files: ['pdf'],
      recipients: [emailOf('seo')],
      client: { id: 1003 },
      report: 'clientInsights',
    })
    expect(changed.nextOn).toBe(nextDay('week', 3, today()))
    expect((await change(made.id, { every: 'week', day: 9 })).body.errors).toHaveProperty('day')
    expect((await change(made.id, { recipients: ['nobody'] })).body.errors).toHaveProperty('recipients')
    const twice = [emailOf('seo'), emailOf('seo').toUpperCase()]
    expect((await change(made.id, { recipients: twice })).body.errors).toEqual({
      recipients: 'Duplicate email addresses',
    })
    // Nobody sends with the rights of another.
    expect((await change(made.id, {}, await signIn(url, 'super-admin'))).status).toBe(403)
    expect((await change(made.id, {}, await signIn(url, 'seo'))).status).toBe(404)
    await manager.delete(`/report-schedules/${made.id}`)
  })

  test('follows its saved view, and keeps what that said last where it goes', async () => {
    const view = await manager.post<Answer<'savedViews.create'>>('/saved-views', {
      list: 'reports.monthly',
      name: 'One store',
      query: 'clientId=1003&month=2026-01-01&sort=-clicks',
    })
    expect(view.status).toBe(200)
    const ask = {
      report: 'monthly',
      clientId: undefined,
      files: ['csv'],
      recipients: [emailOf('account-manager')],
    }
    const { body: made, status } = await create({ ...ask, viewId: view.body.id })
    expect([status, made.view, made.query]).toEqual([
      200,
      { id: view.body.id, name: 'One store' },
      { clientId: '1003' },
    ])
    const sheet = async (): Promise<string> => {
      await due(made.id)
      const letter = await mail.next(emailOf('account-manager'), /^Monthly Report/)
      return String(letter.attachments[0]?.content)
    }
    const first = await sheet()
    expect(first).toContain('Hartwell Volkswagen')
    await manager.put(`/saved-views/${view.body.id}`, { query: 'clientId=1005' })
    const second = await sheet()
    expect(second).not.toContain('Hartwell Volkswagen')
    expect(second.trim().split('\n')).toHaveLength(2)
    expect((await manager.delete(`/saved-views/${view.body.id}`)).status).toBe(200)
    const now = (await manager.get<readonly Schedule[]>('/report-schedules')).body.find(
      ({ id }) => id === made.id,
    )
    expect([now?.view, now?.query]).toEqual([null, { clientId: '1005' }])
    const strange = await manager.post<Answer<'savedViews.create'>>('/saved-views', {
      list: 'clients.inactive',
      name: 'Of something else',
      query: '',
    })
    expect((await create({ ...ask, viewId: strange.body.id })).body.errors).toHaveProperty('view')
    await manager.delete(`/report-schedules/${made.id}`)
  })
})

test('whoever has an account reads a report by mail as long as the account is good for its client', async () => {
  const rows = async <T extends object>(text: string, values: readonly unknown[]): Promise<T[]> =>
    server.services.database.asOwner(async (client) => (await client.query<T>(text, [...values])).rows)
  const [person] = await rows<{ id: number; email: string; client: number }>(
    `select u.id, u.email, min(m.client_id) as client from user_account u join client_user m on m.tenant_id = u.tenant_id and m.user_id = u.id
     where u.tenant_id = 1 and u.user_type = 'Client' and u.active and not u.suspended group by u.id, u.email having count(*) = 1 order by u.id limit 1`,
    [],
  )
  if (!person) throw new Error('The demo agency has a client user.')
  const { body: made, status } = await create({
    clientId: person.client,
    recipients: [person.email, emailOf('account-manager')],
  })
  expect(status, JSON.stringify(made)).toBe(200)
  const sentTo = async (): Promise<readonly string[]> => {
    const last = async () =>
      (await manager.get<Answer<'reportSchedules.deliveries'>>(`/report-schedules/${made.id}/deliveries`))
        .body
    const before = (await last()).length
    await due(made.id)
    await expect.poll(async () => (await last()).length).toBe(before + 1)
    return (await last())[0]?.to ?? []
  }
  expect(await sentTo()).toContain(person.email)
  const letter = await mail.next(person.email, /Client Insights/)
  const opens = async (): Promise<number> =>
    (await visitor(url).post('/guest-accesses/verify', { token: tokenIn(letter.html) })).status
  expect(await opens()).toBe(200)
  // While the account is suspended the link of an earlier mail opens nothing, and who has it open reads nothing more.
  const { body: entered } = await visitor(url).post<Answer<'guestAccesses.verify'>>(
    '/guest-accesses/verify',
    {
      token: tokenIn(letter.html),
    },
  )
  const reads = async (): Promise<number> =>
    (await callerWith(url, entered.accessToken).get(`/clients/${person.client}/reports/client-insights`))
      .status
  expect(await reads()).toBe(200)
  await rows('update user_account set suspended = true where id = $1', [person.id])
  expect([await opens(), await reads()]).toEqual([410, 401])
  await rows('update user_account set suspended = false where id = $1', [person.id])
  expect([await opens(), await reads()]).toEqual([200, 200])
  // Gone to another store, which is a competitor.
  await rows('update client_user set client_id = $1 where tenant_id = 1 and user_id = $2', [
    person.client === 1005 ? 1006 : 1005,
    person.id,
  ])
  expect(await opens()).toBe(410)
  expect(await sentTo()).toEqual([emailOf('account-manager')])
  expect(await opens()).toBe(410)
  await rows('update client_user set client_id = $1 where tenant_id = 1 and user_id = $2', [
    person.client,
    person.id,
  ])
  expect(await sentTo()).toContain(person.email)
  await rows('update user_account set suspended = true where id = $1', [person.id])
  expect(await sentTo()).toEqual([emailOf('account-manager')])
  const { body: shown } = await manager.get<readonly Schedule[]>('/report-schedules')
  expect(shown.find(({ id }) => id === made.id)?.lastMessage).toContain(person.email)
  await manager.delete(`/report-schedules/${made.id}`)
})
