import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarMessages, calendarUnreachable } from '@portal/core/work/calendar/constants'
import { addDays, today } from '@portal/core/foundation/format'
import { CalendarSite } from '../support/calendar-site.ts'
import { callerWith, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { CookieJar } from './cookie-jar.ts'

interface Connection {
  readonly offered: boolean
  readonly connected: { readonly email: string; readonly since: string; readonly ended: boolean } | null
}

const gmail = 'pat.home@gmail.example'
const at = (hour: number): string => `${today()}T${String(hour).padStart(2, '0')}:30:00-06:00`

describe('a calendar of Google’s that its owner connects', () => {
  let site: CalendarSite
  let server: RunningServer
  let manager: Caller
  let jar: CookieJar

  beforeAll(async () => {
    site = await new CalendarSite().start()
    site.calendars.set(gmail, [
      { id: 'g1', summary: 'School run', start: { dateTime: at(8) } },
      { id: 'g2', summary: 'Dentist', start: { date: today() }, end: { date: addDays(today(), 1) } },
      { id: 'g3', summary: 'Review', start: { dateTime: at(14) } },
    ])
    server = await startServer({ env: { ...site.client, GOOGLE_CALENDAR_TIMEOUT: '10' } })
    manager = await signIn(server.url, 'account-manager')
  })
  beforeEach(async () => {
    site.faults.length = 0
    jar = new CookieJar(server)
    await manager.delete('/calendar/connection')
  })
  afterAll(async () => {
    await server?.stop()
    await site?.stop()
  })

  const stateOf = async (caller = manager) => (await caller.get<Connection>('/calendar/connection')).body
  const events = (caller = manager, account = 'account-manager') =>
    caller.get<{ summary: string }[] & { message: string }>(
      `/calendar/events?calendarId=${account}@demo.test`,
    )
  /** Goes to Google and comes back. */
  const goThere = async (as = manager, scope?: string) => {
    const { body } = await jar.post<{ address: string }>('/calendar/connect', {}, as)
    return { address: new URL(body.address), back: site.consent(body.address, gmail, scope) }
  }
  const comeBack = (back: URL, as = manager) =>
    jar.post<Connection & { message: string }>(
      '/calendar/connection',
      Object.fromEntries(back.searchParams.entries()),
      as,
    )

  test('is asked for read-only, offline and with PKCE, and Google leads back to My Profile', async () => {
    const { address } = await goThere()
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email https://www.googleapis.com/auth/calendar.readonly',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      login_hint: 'account-manager@demo.test',
      redirect_uri: `${server.url}/profile`,
    })
  })

  test('is what Your Day shows, page by page, once it is connected', async () => {
    expect(await stateOf()).toEqual({ offered: true, connected: null })
    expect((await events()).body.map(({ summary }) => summary)).not.toContain('School run')
    const { status, body } = await comeBack((await goThere()).back)
    expect([status, body.connected?.email, body.connected?.ended]).toEqual([200, gmail, false])
    expect((await events()).body.map(({ summary }) => summary)).toEqual(['School run', 'Dentist', 'Review'])
    // Nobody else's day has anything of it.
    const seo = await signIn(server.url, 'seo')
    expect(await stateOf(seo)).toEqual({ offered: true, connected: null })
    expect((await events(seo, 'seo')).body.map(({ summary }) => summary)).not.toContain('School run')
  })

  test('is given back to Google when it is disconnected, and the portal’s own is there again', async () => {
    await comeBack((await goThere()).back)
    const before = site.grants.size
    expect((await manager.delete('/calendar/connection')).body).toEqual({ revoked: true })
    expect(site.grants.size).toBe(before - 1)
    expect(await stateOf()).toEqual({ offered: true, connected: null })
    const { status, body } = await events()
    expect([status, body.some(({ summary }) => summary === 'School run')]).toEqual([200, false])
  })

  test('is disconnected here although Google is gone, and says that Google was not told', async () => {
    await comeBack((await goThere()).back)
    site.faults.push({ path: /revoke/, times: 1, status: 500 })
    expect((await manager.delete('/calendar/connection')).body).toEqual({ revoked: false })
    expect((await stateOf()).connected).toBeNull()
  })

  // DAY-07
  test('whose owner took the grant back is out of reach in the words of the specification until it is connected again', async () => {
    const first = await comeBack((await goThere()).back)
    expect(first.status).toBe(200)
    site.grants.clear()
    const { status, body } = await events()
    expect([status, body.message]).toEqual([503, calendarUnreachable])
    expect((await stateOf()).connected).toMatchObject({ email: gmail, ended: true })
    const asked = site.asked('POST', /token/).length
    expect((await events()).status).toBe(503)
    expect(site.asked('POST', /token/)).toHaveLength(asked)
    await comeBack((await goThere()).back)
    expect((await stateOf()).connected?.ended).toBe(false)
    expect((await events()).status).toBe(200)
  })

  test.each([
    ['the events', /events$/],
    ['the tokens', /token$/],
  ])('is out of reach while %s fail or are silent, and stays connected', async (_, path) => {
    await comeBack((await goThere()).back)
    site.faults.push({ path, times: 1, status: 500 })
    expect((await events()).body.message).toBe(calendarUnreachable)
    expect((await stateOf()).connected?.ended).toBe(false)
    expect((await events()).status).toBe(200)
  })

  test('is not connected without the calendar’s scope, and the grant is given back', async () => {
    const before = site.grants.size
    const { status, body } = await comeBack((await goThere(manager, 'openid email')).back)
    expect([status, body.message]).toEqual([422, calendarMessages.leftOut])
    expect(site.grants.size).toBe(before)
    expect((await stateOf()).connected).toBeNull()
  })

  test('is connected by nobody but who began it, in the browser in which it was begun, once', async () => {
    const { back } = await goThere()
    const seo = await signIn(server.url, 'seo')
    expect((await comeBack(back, seo)).status).toBe(422)
    const elsewhere = await callerWith(server.url, manager.token).post(
      '/calendar/connection',
      Object.fromEntries(back.searchParams.entries()),
    )
    expect(elsewhere.status).toBe(422)
    const forged = new URL(back)
    forged.searchParams.set('state', 'another')
    expect((await comeBack(forged)).status).toBe(422)
    expect((await comeBack(back)).status).toBe(200)
    expect((await comeBack(back)).body.message).toBe(calendarMessages.notCompleted)
  })

  test.each(['client', 'partner-plus', 'regional-manager'])('%s connects none', async (account) => {
    const caller = await signIn(server.url, account)
    expect((await caller.get('/calendar/connection')).status).toBe(403)
    expect((await caller.post('/calendar/connect', {})).status).toBe(403)
    expect((await caller.delete('/calendar/connection')).status).toBe(403)
  })

  test('that Google does not answer for is said so, and nobody waits long', async () => {
    const gone = await startServer({ env: { ...site.client, GOOGLE_ISSUER: 'http://127.0.0.1:9' } })
    try {
      const caller = await signIn(gone.url, 'seo')
      const { status, body } = await caller.post<{ message: string }>('/calendar/connect', {})
      expect([status, body.message]).toEqual([503, calendarMessages.away])
    } finally {
      await gone.stop()
    }
  })
})

test('nothing can be connected where no client of Google’s is set up', async () => {
  const server = await startServer()
  try {
    const caller = await signIn(server.url, 'seo')
    expect((await caller.get('/calendar/connection')).body).toEqual({ offered: false, connected: null })
    expect((await caller.post('/calendar/connect', {})).status).toBe(409)
    expect((await caller.delete('/calendar/connection')).status).toBe(409)
  } finally {
    await server.stop()
  }
})
