import { type } from 'arktype'
import { calendarUnreachable } from '@portal/core/calendar/constants'
import { addDays } from '@portal/core/format/dates'
import { AGENCY_TIME_ZONE, instantOf } from '@portal/core/format/time'
import { Refusal } from '../../../http/refusal.ts'
import type { CalendarEvent, CalendarOwner, CalendarSource } from '../port.ts'
import { DelegatedAccess } from './access.ts'
import type { GoogleCalendarSettings } from './settings.ts'

const time = type({ 'dateTime?': 'string', 'date?': 'string' })
const page = type({
  'items?': type({
    'id?': 'string',
    'summary?': 'string',
    'htmlLink?': 'string',
    'status?': 'string',
    'start?': time,
    'end?': time,
  }).array(),
  'nextPageToken?': 'string',
})

/** Most pages of one day: nobody has more than 2,500 appointments. */
const mostPages = 10
/** Milliseconds for which nobody waits for it after a request that was never answered. */
const silence = 15_000

/** Google Calendar as its people see it, read by a service account (Calendar API v3, events.list). */
export class GoogleCalendar implements CalendarSource {
  readonly #settings: GoogleCalendarSettings
  readonly #access: DelegatedAccess
  #silentUntil = 0

  constructor(settings: GoogleCalendarSettings) {
    this.#settings = settings
    this.#access = new DelegatedAccess(settings)
  }

  async eventsOn({ email }: CalendarOwner, day: string): Promise<readonly CalendarEvent[]> {
    if (Date.now() < this.#silentUntil) throw unreachable()
    try {
      return await this.#read(email, day)
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.#silentUntil = Date.now() + silence
      console.error('Google Calendar could not be read:', error instanceof Error ? error.message : error)
      throw unreachable()
    }
  }

  async #read(email: string, day: string): Promise<readonly CalendarEvent[]> {
    const events: CalendarEvent[] = []
    let next: string | undefined
    for (let pages = 0; pages < mostPages; pages++) {
      const { items = [], nextPageToken } = await this.#page(email, day, next)
      for (const item of items) {
        if (item.status === 'cancelled' || !item.start || !(item.start.dateTime ?? item.start.date)) continue
        events.push({
          id: item.id ?? `${day}-${events.length}`,
          summary: item.summary ?? '(No title)',
          htmlLink: webLink(item.htmlLink),
          start: item.start,
          end: item.end ?? null,
        })
      }
      if (nextPageToken === undefined || nextPageToken === '') break
      next = nextPageToken
    }
    return events
  }

  async #page(email: string, day: string, pageToken: string | undefined): Promise<typeof page.infer> {
    const query = new URLSearchParams({
      singleEvents: 'true',
      orderBy: 'startTime',
      timeMin: instantOf(day, '00:00'),
      timeMax: instantOf(addDays(day, 1), '00:00'),
      timeZone: AGENCY_TIME_ZONE,
      maxResults: '250',
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    const token = await this.#access.tokenFor(email)
    const response = await fetch(
      `${this.#settings.url}/calendars/${encodeURIComponent(email)}/events?${query.toString()}`,
      {
        redirect: 'error',
        signal: AbortSignal.timeout(this.#settings.patience),
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      },
    )
    if (!response.ok) {
      if (response.status === 401) this.#access.forget(email)
      throw new Error(`events.list answered ${response.status}`)
    }
    const read = page(await response.json())
    if (read instanceof type.errors) throw new Error(`events.list answered something else: ${read.summary}`)
    return read
  }
}

const unreachable = (): Refusal => new Refusal('unavailable', calendarUnreachable)

/** An address that one may be led to. */
const webLink = (text: string | undefined): string | null =>
  text !== undefined && /^https:\/\/[^\s"<>]+$/.test(text) ? text : null
