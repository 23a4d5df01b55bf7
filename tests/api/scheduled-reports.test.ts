import { randomUUID } from 'node:crypto'
import { sendSchedule } from '@portal/server/platform/schedules/send-schedule'
import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import type { Server } from '@portal/server/server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { nextDay } from '@portal/core/platform/schedules/schedule-days'
import { emailOf, signIn, startMailServer, type Caller, type MailServer } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { once } from '../support/once.ts'
import { formOf, goodFields } from './activity-form.ts'
import type { Problem } from './import-file.ts'

/** When a report comes by mail, how it is tried before, what becomes of it, and how its readers leave it. */

let mail: MailServer
let server: Server
let url: string
let manager: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  url = server.address
  manager = await signIn(url, 'account-manager')
  // What comes in the demo agency would be made whenever something of a test is due, with every page of its PDF.
  await server.services.database.asOwner((client) =>
    client.query('update report_schedule set is_active = false'),
  )
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})
afterEach(() => void vi.useRealTimers())

type Schedule = Answer<'reportSchedules.create'>
type Deliveries = Answer<'reportSchedules.deliveries'>

const outside = 'owner@hartwell.example'
const body = {
  report: 'localServiceAds',
  clientId: 1003,
  every: 'month',
  day: 2,
  files: ['csv'],
  recipients: [emailOf('account-manager')],
}
const create = (more: object = {}, by = manager) =>
  by.post<Schedule & Problem>('/report-schedules', { ...body, ...more })
const now = async (id: number): Promise<Schedule | undefined> =>
  (await manager.get<readonly Schedule[]>('/report-schedules')).body.find((one) => one.id === id)
const log = async (id: number): Promise<Deliveries> =>
  (await manager.get<Deliveries>(`/report-schedules/${id}/deliveries`)).body
const stored = (id: number, change: string) =>
  server.services.database.asOwner((client) =>
    client.query(`update report_schedule set ${change} where id = $1`, [id]),
  )
/** Sends it by hand, and waits for what becomes of it. */
const sendNow = async (id: number): Promise<Deliveries[number] | undefined> => {
  const before = (await log(id)).length
  await manager.post(`/report-schedules/${id}/send`, {})
  await expect.poll(async () => (await log(id)).length).toBe(before + 1)
  return (await log(id))[0]
}

test('shows whoever sets it up nothing that only its readers may see, before it comes and in the outbox', async () => {
  const seo = await signIn(url, 'seo')
  const schedule = { ...body, report: 'clientView', clientId: undefined, recipients: [emailOf('accounting')] }
  const { status, body: mails } = await seo.post<Answer<'reportSchedules.preview'>>(
    '/report-schedules/preview',
    schedule,
  )
  expect([status, mails.length]).toEqual([200, 1])
  expect(mails[0]?.html).toContain('these readers also see what you do not')
  expect(mails[0]?.html).not.toContain('Margin')
  const made = await create(schedule, seo)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await seo.post(`/report-schedules/${made.body.id}/send`, {})
  const letter = await mail.next(emailOf('accounting'), /Client View/)
  expect(String(letter.text)).toContain('Margin')
  const inOutbox = '/notifications/email?category=report-schedule&search=client view'
  expect((await seo.get<{ total: number }>(inOutbox)).body.total).toBe(0)
  await seo.delete(`/report-schedules/${made.body.id}`)
})

test('of My clients is made for each reader', async () => {
  const { body: mails } = await manager.post<Answer<'reportSchedules.preview'>>('/report-schedules/preview', {
    ...body,
    report: 'pacingReport',
    clientId: undefined,
    query: { whose: 'mine' },
    recipients: [emailOf('account-manager'), emailOf('director')],
  })
  expect(mails.map(({ to }) => to)).toEqual([[emailOf('account-manager')], [emailOf('director')]])
})

test('is looked at before it comes: one mail for those who get the same, nothing sent', async () => {
  const count = mail.mails.length
  const { status, body: mails } = await manager.post<Answer<'reportSchedules.preview'>>(
    '/report-schedules/preview',
    { ...body, files: ['pdf', 'csv'], recipients: [emailOf('account-manager'), outside] },
  )
  expect([status, mails.map(({ to }) => to)]).toEqual([200, [[emailOf('account-manager')], [outside]]])
  const [inside, guest] = mails
  expect([inside?.subject, inside?.files]).toEqual([
    expect.stringMatching(/^Local Service Ads of Hartwell Volkswagen, /),
    ['pdf', 'csv'],
  ])
  expect(inside?.html).toContain('Spend')
  expect(guest?.html).toContain('Investment')
  // Without PUBLIC_URL as well, as every other mail leads to the portal.
  expect(inside?.html).toMatch(/href="https?:[^"]+\/clients\/hartwell-volkswagen\/local-service-ads"/)
  expect(guest?.html).not.toContain('Spend')
  expect([mail.mails.length, (await manager.get<readonly Schedule[]>('/report-schedules')).body]).toEqual([
    count,
    [],
  ])
  const wrong = await manager.post<Problem>('/report-schedules/preview', {
    ...body,
    report: 'cancellations',
    recipients: [outside],
  })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['recipients']])
})

test('is sent to oneself as a test, and to nobody else', async () => {
  const { status, body: sent } = await manager.post<{ to: string }>('/report-schedules/test', {
    ...body,
    recipients: [outside],
  })
  expect([status, sent]).toEqual([200, { to: emailOf('account-manager') }])
  const letter = await mail.next(emailOf('account-manager'), /Local Service Ads of Hartwell Volkswagen/)
  expect(letter.attachments.map(({ filename }) => filename?.slice(-4))).toEqual(['.csv'])
  expect(letter.headers.has('list')).toBe(false)
  expect(mail.mails.some(({ to }) => JSON.stringify(to).includes(outside))).toBe(false)
})

describe('comes', () => {
  test('every day, working day, week or month, on a day that there is', async () => {
    for (const [every, day] of [
      ['day', 1],
      ['workday', 1],
      ['week', 3],
      ['month', 28],
      ['monthWorkday', 20],
    ] as const) {
      const made = await create({ every, day, hour: 16 })
      expect([every, made.status, made.body.hour, made.body.nextOn]).toEqual([
        every,
        200,
        16,
        nextDay(every, day, today()),
      ])
    }
    for (const [every, day] of [
      ['day', 2],
      ['week', 8],
      ['monthWorkday', 21],
    ] as const)
      expect([every, (await create({ every, day })).status]).toEqual([every, 422])
    expect((await create({ hour: 24 })).status).toBe(422)
    expect((await create()).body.hour).toBe(7)
  })

  test('at its hour by the agency’s clock, and later where the server was away', async () => {
    const { body: made } = await create({ every: 'day', day: 1, hour: 23 })
    await stored(made.id, `next_on = '${today()}', hour = 23`)
    const hour = (at: number): void =>
      void vi.useFakeTimers({
        toFake: ['Date'],
        now: new Date(`${today()}T${String(at).padStart(2, '0')}:05:00-06:00`),
      })
    const day = today()
    hour(9)
    await tendSchedules.run({}, server.services)
    vi.useRealTimers()
    expect((await now(made.id))?.nextOn).toBe(day)
    await stored(made.id, 'hour = 0')
    await tendSchedules.run({}, server.services)
    await mail.next(emailOf('account-manager'), /Local Service Ads/)
    expect((await now(made.id))?.nextOn).toBe(nextDay('day', 1, day))
    // What was due on an earlier day does not wait for its hour.
    await stored(made.id, `next_on = '${day}'::date - 1, last_on = null, hour = 23`)
    await tendSchedules.run({}, server.services)
    await mail.next(emailOf('account-manager'), /Local Service Ads/)
  })
})

test('goes out once, though its process dies before it is done, or seems to', async () => {
  const { body: made } = await create()
  const attempt = (work: object) =>
    sendSchedule.run({ tenantId: 1, id: made.id, on: today(), ...work }, server.services)
  const sent = async (byHand: boolean) => (await log(made.id)).filter((one) => one.byHand === byHand).length
  const sending = randomUUID()
  await Promise.all([attempt({ byHand: true, sending }), attempt({ byHand: true, sending })])
  await attempt({ byHand: true, sending })
  expect(await sent(true)).toBe(1)
  await attempt({ byHand: true, sending: randomUUID() })
  expect(await sent(true)).toBe(2)
  await Promise.all([attempt({}), attempt({})])
  expect(await sent(false)).toBe(1)
  for (let letter = 0; letter < 3; letter += 1)
    await mail.next(emailOf('account-manager'), /Local Service Ads/)
  await manager.delete(`/report-schedules/${made.id}`)
})

once('is left out where there are no new figures, if so chosen', async () => {
  const { body: made } = await create({ onlyNew: true })
  const due = async (): Promise<Deliveries[number] | undefined> => {
    const before = (await log(made.id)).length
    await stored(made.id, `next_on = '${today()}'::date - 1, last_on = null`)
    await tendSchedules.run({}, server.services)
    await expect.poll(async () => (await log(made.id)).length).toBe(before + 1)
    return (await log(made.id))[0]
  }
  expect(await due()).toMatchObject({ state: 'sent', byHand: false })
  await mail.next(emailOf('account-manager'), /Local Service Ads/)
  const count = mail.mails.length
  expect(await due()).toMatchObject({ state: 'skipped', to: [], message: 'There were no new figures.' })
  expect(mail.mails).toHaveLength(count)
  expect(await now(made.id)).toMatchObject({ isActive: true, lastState: 'skipped' })
  // By hand it goes out all the same.
  expect(await sendNow(made.id)).toMatchObject({ state: 'sent', byHand: true })
  await mail.next(emailOf('account-manager'), /Local Service Ads/)
  // Figures that reach less far than before are others.
  await server.services.database.asOwner((client) =>
    client.query(
      "delete from report_figure where client_id = 1003 and source = 'localServices' and day > $1::date - 45",
      [today()],
    ),
  )
  expect(await due()).toMatchObject({ state: 'sent' })
})

describe('a reader', () => {
  const address = (headers: ReadonlyMap<string, unknown>): string => {
    const list = headers.get('list') as { unsubscribe?: { url?: string } } | undefined
    return String(list?.unsubscribe?.url)
  }
  /** As a mail program does it: no cookie, a form of one field. */
  const oneClick = (at: string) =>
    fetch(at, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })

  test('leaves with one click, once or again, and comes back; the others go on', async () => {
    const { body: made } = await create({ recipients: [emailOf('account-manager'), outside] })
    expect(await sendNow(made.id)).toMatchObject({
      state: 'sent',
      to: [emailOf('account-manager'), outside],
      message: null,
    })
    const letter = await mail.next(outside, /Local Service Ads/)
    const own = await mail.next(emailOf('account-manager'), /Local Service Ads/)
    // Each has a mail and an address of its own.
    expect(JSON.stringify(letter.to)).not.toContain(emailOf('account-manager'))
    expect(letter.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    const leave = new URL(new URL(address(letter.headers)).pathname, url).href
    expect(address(own.headers)).not.toBe(address(letter.headers))
    expect(String(letter.html)).toContain(address(letter.headers))

    // Whoever only opens it is asked, and nothing changes.
    const page = await fetch(leave)
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
    expect(await page.text()).toContain(`Local Service Ads comes to ${outside} by mail.`)
    expect((await now(made.id))?.left).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      const answered = await oneClick(leave)
      expect([answered.status, (await answered.text()).includes('You have unsubscribed')]).toEqual([
        200,
        true,
      ])
    }
    expect((await now(made.id))?.left).toEqual([outside])
    const { body: bells } = await manager.get<
      { rows: readonly { text: string }[] } | readonly { text: string }[]
    >('/notifications')
    expect(JSON.stringify(bells).split(`${outside} has unsubscribed from Local Service Ads.`)).toHaveLength(2)

    expect((await sendNow(made.id))?.to).toEqual([emailOf('account-manager')])
    const again = await fetch(leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'again=1',
    })
    expect((await again.text()).includes('Unsubscribe?')).toBe(true)
    expect((await now(made.id))?.left).toEqual([])
  })

  test('who was the last stops it, and an address of nobody does nothing', async () => {
    const { body: made } = await create({ recipients: [outside] })
    await sendNow(made.id)
    const letter = await mail.next(outside, /Local Service Ads/)
    const leave = new URL(new URL(address(letter.headers)).pathname, url).href
    await oneClick(leave)
    expect(await sendNow(made.id)).toMatchObject({
      state: 'stopped',
      message: 'Everybody on its list has unsubscribed.',
    })
    expect((await now(made.id))?.isActive).toBe(false)
    const strange = await oneClick(`${leave.slice(0, -4)}AAAA`)
    expect(strange.status).toBe(404)
    expect(await strange.text()).toContain('This report does not come any more')
    await manager.request('DELETE', `/report-schedules/${made.id}`)
    expect((await oneClick(leave)).status).toBe(404)
  })
})

test('its log is for whoever sees the schedule', async () => {
  const { body: made } = await create()
  const stranger = await signIn(url, 'seo')
  expect((await stranger.get(`/report-schedules/${made.id}/deliveries`)).status).toBe(404)
  const admin = await signIn(url, 'admin')
  expect((await admin.get(`/report-schedules/${made.id}/deliveries`)).status).toBe(200)
})

// ACT-36, REP-09
test('the activities of a client come round as they were written: each once, none that is internal, no mail without one', async () => {
  const clientId = 1003
  const [yesterday, before] = [addDays(today(), -1), addDays(today(), -2)]
  const logActivity = async (text: string, day: string, isExternal: boolean): Promise<void> => {
    const fields = {
      body: `<p>${text}</p>`,
      loggedAt: `${day}T18:00:00+00:00`,
      isExternal: String(isExternal),
    }
    const { status } = await manager.post('/activities', formOf({ ...goodFields(clientId), ...fields }))
    expect(status).toBe(200)
  }
  await logActivity('New creative for trucks &amp; vans is live.', yesterday, true)
  await logActivity('The margin is thin.', yesterday, false)
  await logActivity('Bids were raised.', before, true)
  const asked = { report: 'clientActivities', clientId, every: 'day', day: 1, files: ['csv'] }
  const made = await create({ ...asked, recipients: [emailOf('account-manager'), outside] })
  expect([made.status, made.body.title]).toEqual([200, 'Client Activities'])
  const due = async (): Promise<void> => {
    await stored(made.body.id, `next_on = '${today()}', hour = 0, last_on = null`)
    await tendSchedules.run({}, server.services)
  }
  await due()
  for (const to of [emailOf('account-manager'), outside]) {
    const letter = await mail.next(to, /Client Activities of Hartwell Volkswagen/)
    const [sheet] = letter.attachments
    expect(letter.html).toContain('New creative for trucks &amp; vans is live.')
    expect(String(sheet?.content)).toContain('New creative for trucks & vans is live.')
    for (const text of [letter.html, String(sheet?.content)])
      expect(text).not.toMatch(/margin is thin|Bids were raised/)
  }
  await expect.poll(async () => (await log(made.body.id))[0]?.state).toBe('sent')
  // The client is not written to when there is nothing to tell.
  await server.services.database.asOwner((client) =>
    client.query('update activity set is_external = false where client_id = $1', [clientId]),
  )
  const count = mail.mails.length
  await due()
  await expect
    .poll(async () => (await log(made.body.id))[0])
    .toMatchObject({
      state: 'skipped',
      message: 'There was nothing since the last time.',
    })
  expect([mail.mails.length, (await now(made.body.id))?.isActive]).toEqual([count, true])
  // Whoever may not see the client has no report of it.
  const other = await signIn(url, 'client')
  expect((await other.get(`/clients/${clientId}/reports/client-activities`)).status).toBe(403)
})
