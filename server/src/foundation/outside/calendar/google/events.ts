import { type } from '@portal/core/foundation/contract/type'
import { calendarUnreachable } from '@portal/core/work/calendar/constants'
import { addDays } from '@portal/core/foundation/format/dates'
import { agencyTimeZone, instantOf } from '@portal/core/foundation/format/time'
import { Refusal } from '../../../http/refusal.ts'
import type { CalendarEvent } from '../port.ts'
import { log } from '../../../log.ts'

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

/** By what a calendar may be read. */
export interface CalendarAccess {
  /** @throws what went wrong, for the log */
  token(): Promise<string>
  /** Forgets a token that the calendar does not take. */
  forget(): void
}

/** The events of Google's calendars (Calendar API v3, events.list). */
export class GoogleEvents {
  readonly #url: string
  readonly #patience: number
  #silentUntil = 0

  /**
   * @param url the API, without a slash at its end
   * @param patience milliseconds for one answer
   */
  constructor(url: string, patience: number) {
    this.#url = url
    this.#patience = patience
  }

  /**
   * The events of a calendar on one day, by the agency's clock.
   * @param email the calendar's id
   * @throws {Refusal} 503 when they cannot be read
   */
  async on(email: string, day: string, access: CalendarAccess): Promise<readonly CalendarEvent[]> {
    if (Date.now() < this.#silentUntil) throw unreachable()
    try {
      return await this.#read(email, day, access)
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.#silentUntil = Date.now() + silence
      log.error(
        { reason: error instanceof Error ? error.message : error },
        'Google Calendar could not be read',
      )
      throw unreachable()
    }
  }

  async #read(email: string, day: string, access: CalendarAccess): Promise<readonly CalendarEvent[]> {
    const events: CalendarEvent[] = []
    let next: string | undefined
    for (let pages = 0; pages < mostPages; pages++) {
      const { items = [], nextPageToken } = await this.#page(email, day, access, next)
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

  async #page(
    email: string,
    day: string,
    access: CalendarAccess,
    pageToken: string | undefined,
  ): Promise<typeof page.infer> {
    const query = new URLSearchParams({
      singleEvents: 'true',
      orderBy: 'startTime',
      timeMin: instantOf(day, '00:00'),
      timeMax: instantOf(addDays(day, 1), '00:00'),
      timeZone: agencyTimeZone,
      maxResults: '250',
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    const token = await access.token()
    const response = await fetch(
      `${this.#url}/calendars/${encodeURIComponent(email)}/events?${query.toString()}`,
      {
        redirect: 'error',
        signal: AbortSignal.timeout(this.#patience),
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      },
    )
    if (!response.ok) {
      if (response.status === 401) access.forget()
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
