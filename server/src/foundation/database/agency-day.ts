import { sql, type RawBuilder } from 'kysely'
import { agencyTimeZone } from '@portal/core/foundation/format'

const zone = sql.lit(agencyTimeZone)

/** The agency's day, on which a client's state and a budget's activity depend. Asked for once a statement, not once a row. */
export const agencyToday = sql<string>`(select (now() at time zone ${zone})::date)`

/** The agency's day in which an instant lies. */
export const agencyDayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${instant} at time zone ${zone})::date`

/** The instant at which a day of the agency begins. */
export const beginOfDay = (day: string): RawBuilder<string> =>
  sql`(${day}::date::timestamp at time zone ${zone})`

/** The instant at which a day of the agency ends. */
export const endOfDay = (day: string): RawBuilder<string> =>
  sql`((${day}::date + 1)::timestamp at time zone ${zone})`
