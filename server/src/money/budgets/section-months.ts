import { sql, type SqlBool } from 'kysely'
import { monthRange, type DayRange } from '@portal/core/foundation/format'
import { centsFromNumeric } from '@portal/core/foundation/format/money'
import type { Db } from '../../foundation/database/database.ts'

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

/** What a section of a client may spend in a month. */
export interface MediaBudget {
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
  readonly sectionId: number
  readonly cents: number
}

/**
 * What sections of clients may spend in a month: what the budgets that run in it leave for media, by client and section,
 * in the order of the clients' names.
 * @param month its first day
 */
export async function mediaBudgets(
  db: Db,
  tenantId: number,
  asked: { readonly month: string; readonly sections: readonly number[]; readonly clientId?: number },
): Promise<readonly MediaBudget[]> {
  const { month, sections, clientId = null } = asked
  const { rows } = await sql<{ id: number; name: string; slug: string; section_id: number; media: string }>`
    select c.id, c.name, c.slug, s.pacing_section_id as section_id, sum(${mediaOf})::numeric(14, 2)::text as media
    from budget b
      join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.deleted_at is null and s.pacing_section_id = any (${sections}::integer[])
      and (${clientId}::integer is null or b.client_id = ${clientId}::integer)
      and b.starts_at <= ${monthRange(month).end}::date and (b.ends_at is null or b.ends_at >= ${month}::date)
    group by c.id, c.name, c.slug, c.name_folded, s.pacing_section_id order by c.name_folded, c.id`.execute(
    db,
  )
  return rows.map(({ section_id: sectionId, media, ...client }) => ({
    client,
    sectionId,
    cents: centsFromNumeric(media),
  }))
}
