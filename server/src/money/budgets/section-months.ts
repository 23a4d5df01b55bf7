import { sql, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'

/** The agency's part of the invoice amount, to the cent; a sum of it is a sum of what the rows show. */
export const marginOf = sql`round(b.invoice_amount * b.platform_margin / 100, 2)`

/** What the agency leaves of the invoice amount for the platforms; `mediaBudgetOf` of core. */
export const mediaOf = sql`(b.invoice_amount - coalesce(${marginOf}, 0))`

/** The sections of the pacing report and the channel of each, as a table `s (id, channel)`. */
export const sectionsTable = (sections: readonly { readonly id: number; readonly channel: string }[]) => sql`
  (values ${sql.join(sections.map(({ id, channel }) => sql`(${sql.lit(id)}, ${sql.lit(channel)})`))}) as s (id, channel)`

/** The months that a range touches, as a table `m (month)` of their first days. */
export const monthsTable = ({ start, end }: DayRange) => sql`
  (select g::date as month from generate_series(date_trunc('month', ${start}::date), ${end}::date, interval '1 month') g) m`

/** Whether the budget `b` runs at some time in the month that begins with `m.month`. */
export const runsInMonth = sql<SqlBool>`
  b.starts_at < (m.month + interval '1 month')::date and (b.ends_at is null or b.ends_at >= m.month)`
