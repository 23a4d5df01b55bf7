/** An event as a calendar has it: `dateTime` is ISO 8601, `date` a day of an event that lasts all day. */
export interface CalendarEvent {
  readonly id: string
  readonly summary: string
  readonly htmlLink: string | null
  readonly start: { readonly dateTime?: string; readonly date?: string }
  readonly end: { readonly dateTime?: string; readonly date?: string } | null
}

/** Whose calendar. */
export interface CalendarOwner {
  readonly tenantId: number
  readonly userId: number
  readonly email: string
}

/** Where people's calendars are. */
export interface CalendarSource {
  /**
   * The events of one day, by the agency's clock, in their order.
   * @param day `YYYY-MM-DD`
   * @throws {Refusal} 503 when they cannot be read
   */
  eventsOn(owner: CalendarOwner, day: string): Promise<readonly CalendarEvent[]>
}
