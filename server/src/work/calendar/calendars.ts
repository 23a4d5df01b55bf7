import type { Database } from '../../foundation/database/database.ts'
import { tenantNamed } from '../../foundation/outside/tenant-named.ts'
import { BuiltInCalendar } from './built-in-calendar.ts'
import { GoogleEvents } from '../../foundation/outside/calendar/google/events.ts'
import { GoogleCalendar } from '../../foundation/outside/calendar/google/google-calendar.ts'
import { GrantedCalendars } from '../../foundation/outside/calendar/google/granted-calendar.ts'
import { CalendarGrants } from '../../foundation/outside/calendar/google/grants.ts'
import type { GoogleCalendarSettings } from '../../foundation/outside/calendar/google/settings.ts'
import type { CalendarSource } from '../../foundation/outside/calendar/port.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly calendars: Calendars
  }
}

/** Where calendars are read, and where people connect their own. */
export interface Calendars extends CalendarSource {
  /** Null where nobody can connect a calendar. */
  readonly granted: GrantedCalendars | null
}

/**
 * A calendar that its owner connected comes first. Otherwise calendars are
 * Google's for the one tenant whose people they are, and our own for everybody
 * else: a service account reads the calendar of any address of its domain, so
 * no other tenant's users may name one.
 */
export function openCalendars(
  database: Database,
  settings: GoogleCalendarSettings | null,
  secret: Uint8Array,
): Calendars {
  const own = new BuiltInCalendar(database)
  if (settings === null) return { granted: null, eventsOn: (owner, day) => own.eventsOn(owner, day) }
  const { account, client, url, patience } = settings
  const events = new GoogleEvents(url, patience)
  const granted =
    client && new GrantedCalendars(database, events, new CalendarGrants(client, patience, secret), secret)
  const delegated = account && new GoogleCalendar(events, account, patience)
  const itsTenant =
    account &&
    tenantNamed(
      database,
      account.tenant,
      'GOOGLE_CALENDAR_TENANT is not set and there are several agencies: none of them uses Google Calendar.',
    )
  return {
    granted,
    eventsOn: async (owner, day) => {
      const connected = await granted?.eventsOn(owner, day)
      if (connected) return connected
      const source = delegated && owner.tenantId === (await itsTenant?.()) ? delegated : own
      return source.eventsOn(owner, day)
    },
  }
}
