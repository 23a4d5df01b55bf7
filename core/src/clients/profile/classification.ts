/** The states a client can be in. */
export const clientStates = ['Client', 'Prospect', 'Inactive'] as const
export type ClientState = (typeof clientStates)[number]

/** Days as `YYYY-MM-DD`, or an instant that starts so; null where there is none. */
export interface ClientDates {
  readonly activatedAt: string | null
  readonly canceledAt: string | null
}

/** A day that has come: today counts as past, as it does for user accounts. */
const isPast = (day: string | null, today: string): boolean => day !== null && day.slice(0, 10) <= today

/**
 * A client is a Client once its activation date is past, otherwise a
 * Prospect; it is Inactive once its cancel date is past, whatever the other
 * date says.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export const clientState = (client: ClientDates, today: string): ClientState => {
  if (isPast(client.canceledAt, today)) return 'Inactive'
  return isPast(client.activatedAt, today) ? 'Client' : 'Prospect'
}

/** Not canceled: Client or Prospect. */
export const isActive = (client: ClientDates, today: string): boolean => !isPast(client.canceledAt, today)

const groupTitles = { Client: 'Client', Prospect: 'Prospect', Inactive: 'Inactive Client' } as const

/** The group under which the search lists a client. */
export const searchGroupOf = (client: ClientDates, today: string): (typeof groupTitles)[ClientState] =>
  groupTitles[clientState(client, today)]
