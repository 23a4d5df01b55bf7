import type { Database } from '../../database/database.ts'
import { tenantNamed } from '../tenant-named.ts'
import { BuiltInCalendar } from './built-in.ts'
import { GoogleCalendar } from './google/google-calendar.ts'
import type { GoogleCalendarSettings } from './google/settings.ts'
import type { CalendarSource } from './port.ts'

/**
 * Calendars are Google's for the one tenant whose people they are, and our
 * own for everybody else: a service account reads the calendar of any address
 * of its domain, so no other tenant's users may name one.
 */
export function openCalendars(database: Database, settings: GoogleCalendarSettings | null): CalendarSource {
  const own = new BuiltInCalendar(database)
  if (settings === null) return own
  const google = new GoogleCalendar(settings)
  const itsTenant = tenantNamed(
    database,
    settings.tenant,
    'GOOGLE_CALENDAR_TENANT is not set and there are several agencies: none of them uses Google Calendar.',
  )
  return {
    eventsOn: async (owner, day) =>
      (owner.tenantId === (await itsTenant()) ? google : own).eventsOn(owner, day),
  }
}
