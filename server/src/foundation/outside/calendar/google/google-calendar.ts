import type { CalendarEvent, CalendarOwner, CalendarSource } from '../port.ts'
import { DelegatedAccess } from './access.ts'
import type { GoogleEvents } from './events.ts'
import type { ServiceAccount } from './settings.ts'

/** Google Calendar as its people see it, read by a service account in their name. */
export class GoogleCalendar implements CalendarSource {
  readonly #events: GoogleEvents
  readonly #access: DelegatedAccess

  constructor(events: GoogleEvents, account: ServiceAccount, patience: number) {
    this.#events = events
    this.#access = new DelegatedAccess(account, patience)
  }

  eventsOn({ email }: CalendarOwner, day: string): Promise<readonly CalendarEvent[]> {
    return this.#events.on(email, day, {
      token: () => this.#access.tokenFor(email),
      forget: () => this.#access.forget(email),
    })
  }
}
