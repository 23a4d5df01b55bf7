import { addDays } from '@portal/core/foundation/format/dates'
import { dayAt, instantOf } from '@portal/core/foundation/format/time'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { CalendarEvent, CalendarOwner, CalendarSource } from '../../foundation/outside/calendar/port.ts'

const mostEvents = 250

/** The calendar that comes with the portal: events are rows of our own. */
export class BuiltInCalendar implements CalendarSource {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async eventsOn({ tenantId, userId }: CalendarOwner, day: string): Promise<readonly CalendarEvent[]> {
    const rows = await this.#database
      .reading(wholeTenant(tenantId))
      .selectFrom('calendar_event')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('starts_at', '<', instantOf(addDays(day, 1), '00:00'))
      .where('ends_at', '>', instantOf(day, '00:00'))
      .select(['id', 'summary', 'link', 'starts_at', 'ends_at', 'all_day'])
      .orderBy('all_day', 'desc')
      .orderBy('starts_at')
      .orderBy('id')
      .limit(mostEvents)
      .execute()
    return rows.map((row) => ({
      id: String(row.id),
      summary: row.summary,
      htmlLink: row.link,
      start: row.all_day ? { date: dayAt(row.starts_at) } : { dateTime: row.starts_at },
      end: row.all_day ? { date: dayAt(row.ends_at) } : { dateTime: row.ends_at },
    }))
  }
}
