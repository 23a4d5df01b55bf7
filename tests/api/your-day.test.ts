import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, today } from '@portal/core/foundation/format'
import { instantOf } from '@portal/core/foundation/format/time'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { CalendarSite } from '../support/calendar-site.ts'

interface Event {
  readonly id: string
  readonly summary: string
  readonly htmlLink: string | null
  readonly start: { readonly dateTime?: string; readonly date?: string }
}

const eventsOf = (caller: Caller, account: string) =>
  caller.get<Event[] & { message: string }>(
    `/calendar/events?calendarId=${encodeURIComponent(`${account}@demo.test`)}`,
  )

const sentence = 'Unable to connect to Google Calendar. Please verify the sharing permissions.'

// DAY-02
describe('the calendar of the portal’s own', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => {
    await server?.stop()
  })

  test.each(['account-manager', 'seo', 'director'])(
    '%s has events today, in their order',
    async (account) => {
      const { status, body } = await eventsOf(await signIn(server.url, account), account)
      expect(status).toBe(200)
      expect(body.length).toBeGreaterThan(1)
      const from = Date.parse(instantOf(today(), '00:00'))
      const until = Date.parse(instantOf(addDays(today(), 1), '00:00'))
      const timed = body.flatMap(({ start }) => (start.dateTime ? [Date.parse(start.dateTime)] : []))
      expect(timed).toEqual(timed.toSorted((a, b) => a - b))
      for (const at of timed) expect(at >= from && at < until).toBe(true)
      for (const event of body)
        expect(event).toMatchObject({ summary: expect.any(String), htmlLink: expect.stringMatching(/^\//) })
    },
  )

  test('has the events of another day where one is named', async () => {
    const caller = await signIn(server.url, 'account-manager')
    const day = addDays(today(), 1)
    const asked = (on: string) =>
      caller.get<Event[]>(
        `/calendar/events?calendarId=${encodeURIComponent('account-manager@demo.test')}&day=${on}`,
      )
    expect((await asked(today())).body).toEqual((await eventsOf(caller, 'account-manager')).body)
    const { status, body } = await asked(day)
    expect(status).toBe(200)
    const until = Date.parse(instantOf(addDays(day, 1), '00:00'))
    for (const { start } of body) if (start.dateTime) expect(Date.parse(start.dateTime) < until).toBe(true)
    expect((await asked('tomorrow')).status).toBe(422)
  })

  test('is opened by its owner only', async () => {
    const seo = await signIn(server.url, 'seo')
    expect((await eventsOf(seo, 'account-manager')).status).toBe(403)
    expect((await eventsOf(seo, 'SEO')).status).toBe(200)
    expect((await seo.get('/calendar/events')).status).toBe(422)
  })

  // DAY-01
  test.each(['client', 'partner-plus', 'regional-manager'])('%s has none', async (account) => {
    expect((await eventsOf(await signIn(server.url, account), account)).status).toBe(403)
  })
})

describe('Google Calendar', () => {
  let site: CalendarSite
  let server: RunningServer
  let manager: Caller

  beforeAll(async () => {
    site = await new CalendarSite().start()
    site.calendars.set('account-manager@demo.test', [
      { id: 'a', summary: 'Off site', start: { date: today() }, end: { date: addDays(today(), 1) } },
      { id: 'b', summary: 'Gone', status: 'cancelled', start: { dateTime: `${today()}T09:00:00-06:00` } },
      {
        id: 'c',
        summary: 'Review',
        htmlLink: 'https://www.google.com/calendar/event?eid=c',
        start: { dateTime: `${today()}T09:30:00-06:00` },
      },
      { id: 'd', htmlLink: 'javascript:alert(1)', start: { dateTime: `${today()}T10:00:00-06:00` } },
      { id: 'e', summary: 'Last', start: { dateTime: `${today()}T11:00:00-06:00` } },
    ])
    server = await startServer({
      env: {
        GOOGLE_CALENDAR_KEY: site.key,
        GOOGLE_CALENDAR_URL: site.url,
        GOOGLE_CALENDAR_TIMEOUT: '10',
      },
    })
    manager = await signIn(server.url, 'account-manager')
  })
  afterEach(() => {
    site.faults.length = 0
  })
  afterAll(async () => {
    await server?.stop()
    await site?.stop()
  })

  test('is read in the name of its owner, page by page, all-day events among them', async () => {
    const { body } = await eventsOf(manager, 'account-manager')
    expect(body.map(({ id, summary, htmlLink }) => [id, summary, htmlLink])).toEqual([
      ['a', 'Off site', null],
      ['c', 'Review', 'https://www.google.com/calendar/event?eid=c'],
      ['d', '(No title)', null],
      ['e', 'Last', null],
    ])
    expect(body[0]?.start).toEqual({ date: today() })
    const pages = site.asked('GET', /\/events$/)
    expect(pages.map(({ query }) => query.get('pageToken'))).toEqual([null, '2', '4'])
    expect(pages[0]?.query.get('timeMin')).toBe(instantOf(today(), '00:00'))
    expect(pages[0]?.query.get('timeMax')).toBe(instantOf(addDays(today(), 1), '00:00'))
    await eventsOf(manager, 'account-manager')
    expect(site.asked('POST', /token/)).toHaveLength(1)
  })

  // DAY-07
  test('of somebody who has none, or who is not shared, is out of reach in the words of the specification', async () => {
    const { status, body } = await eventsOf(await signIn(server.url, 'seo'), 'seo')
    expect([status, body.message]).toEqual([503, sentence])
  })

  test.each([500, 403, 404])('that answers %i is out of reach, and is there again', async (status) => {
    site.faults.push({ path: /events$/, times: 1, status })
    expect((await eventsOf(manager, 'account-manager')).body.message).toBe(sentence)
    expect((await eventsOf(manager, 'account-manager')).status).toBe(200)
  })

  test('that refuses a token is asked for a new one the next time', async () => {
    const before = site.asked('POST', /token/).length
    site.faults.push({ path: /events$/, times: 1, status: 401 })
    expect((await eventsOf(manager, 'account-manager')).status).toBe(503)
    expect((await eventsOf(manager, 'account-manager')).status).toBe(200)
    expect(site.asked('POST', /token/).length - before).toBe(1)
  })

  test('that is gone or silent keeps nobody waiting', async () => {
    await site.stop()
    expect((await eventsOf(manager, 'account-manager')).body.message).toBe(sentence)
    await site.start()
    site.faults.push({ path: /./, times: 1, never: true })
    expect((await eventsOf(manager, 'account-manager')).status).toBe(503)
    const asked = site.requests.length
    expect((await eventsOf(manager, 'account-manager')).status).toBe(503)
    expect(site.requests).toHaveLength(asked)
    expect((await manager.get('/tasks/mine')).status).toBe(200)
  })
})
