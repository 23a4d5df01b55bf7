import { sql } from 'kysely'

/** The agency's day, on which a client's state and a budget's activity depend. Asked for once a statement, not once a row. */
export const agencyToday = sql<string>`(select (now() at time zone 'America/Chicago')::date)`
