import { sql, type RawBuilder } from 'kysely'
import type { PacingSection } from '@portal/core/money/services/sections'
import type { SectionMonth } from '@portal/core/money/reconciliation/outcomes'
import { monthRange } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { actualSpends } from '../budgets/actual-spend.ts'
import { invoicedBudgets } from '../budgets/invoiced-months.ts'

/** What was carried into a month from the one before, in dollars, as a table of `client_id`, `section_id` and `carried`. */
export const carriedInto = (tenantId: number, month: string | null): RawBuilder<unknown> => sql`(
  select n.client_id, n.section_id, sum(n.amount_cents) / 100.0 as carried
  from section_spend_note n
  where n.tenant_id = ${tenantId} and n.outcome = 'Carried over' and n.month = (${month}::date - interval '1 month')::date
  group by n.client_id, n.section_id
)`

/**
 * What sections cost in a month by what the platforms billed, where somebody
 * has entered or imported it for one of their budgets, in dollars, as a table
 * of `client_id`, `section_id` and `entered`. Budgets for which nothing was
 * entered keep their share of the figures.
 */
export const enteredIn = (tenantId: number, month: string | null): RawBuilder<unknown> => sql`(
  select b.client_id, v.pacing_section_id as section_id, sum(a.actual_spend) as entered
  from ${actualSpends(
    tenantId,
    sql`select b.id, b.client_id, b.starts_at, b.ends_at
      from budget b join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
      where b.tenant_id = ${tenantId} and b.deleted_at is null and (b.client_id, v.pacing_section_id) in (
        select p.client_id, w.pacing_section_id from budget_spend e
          join budget p on p.tenant_id = e.tenant_id and p.id = e.budget_id and p.deleted_at is null
          join service w on w.tenant_id = p.tenant_id and w.id = p.service_id
        where e.tenant_id = ${tenantId} and e.month = ${month}::date)`,
    { is: 'range', from: month ?? '', to: month ?? '' },
  )} a
    join budget b on b.tenant_id = ${tenantId} and b.id = a.budget_id
    join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
  group by b.client_id, v.pacing_section_id
)`

interface Asked {
  readonly clientId: number
  readonly section: PacingSection
  /** Its first day. */
  readonly month: string
  /** A note that is about to be another one. */
  readonly without: number | null
}

/** A month of a section with what its target is made of, in cents. */
interface MonthOfSection extends SectionMonth {
  /** The media budget. */
  readonly budget: number
  /** From the month before. */
  readonly carriedIn: number
}

/** What a section of a client came to in a month, and what its notes have settled of it. */
export async function sectionMonth(
  db: Db,
  tenantId: number,
  { clientId, section, month, without }: Asked,
): Promise<MonthOfSection> {
  const { rows } = await sql<Omit<MonthOfSection, 'target'>>`
    select
      (select coalesce(sum(b.amount), 0) * 100 from ${invoicedBudgets(tenantId, monthRange(month))} b
        join service v on v.tenant_id = ${tenantId} and v.id = b.service_id and v.pacing_section_id = ${section.id}
        where b.client_id = ${clientId})::float8 as invoiced,
      (select coalesce(sum(b.media), 0) * 100 from ${invoicedBudgets(tenantId, monthRange(month))} b
        join service v on v.tenant_id = ${tenantId} and v.id = b.service_id and v.pacing_section_id = ${section.id}
        where b.client_id = ${clientId})::float8 as budget,
      (select coalesce(sum(i.carried), 0) * 100 from ${carriedInto(tenantId, month)} i where i.client_id = ${clientId} and i.section_id = ${section.id})::float8 as "carriedIn",
      coalesce(
        (select e.entered * 100 from ${enteredIn(tenantId, month)} e where e.client_id = ${clientId} and e.section_id = ${section.id}),
        (select coalesce(round(sum(f.spend_micros) / 10000.0), 0) from metric_month f
          where f.tenant_id = ${tenantId} and f.client_id = ${clientId} and f.channel = ${section.channel} and f.month = ${month}::date and f.facts > 0)
      )::float8 as spend,
      coalesce(sum(n.amount_cents) filter (where n.outcome = 'Credited'), 0)::float8 as credited,
      coalesce(sum(n.amount_cents) filter (where n.outcome = 'Carried over'), 0)::float8 as carried
    from section_spend_note n
    where n.tenant_id = ${tenantId} and n.client_id = ${clientId} and n.section_id = ${section.id} and n.month = ${month}::date
      and n.id <> ${without ?? 0}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum over no rows is one row.')
  return { ...row, target: row.budget + row.carriedIn }
}
