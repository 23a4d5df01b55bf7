import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { monthRange, today } from '@portal/core/format'
import { paceAfter, passedOf } from '@portal/core/metrics/pace'
import { pacingSection, pacingSections, type PacingSection } from '@portal/core/metrics/sections'
import type { Db } from '../database/database.ts'
import { operation } from '../http/operation.ts'
import { invalid } from '../http/refusal.ts'
import { askedClients, isAsked } from './asked-clients.ts'
import { throughDay } from './through-day.ts'

export interface SectionAmounts {
  readonly clientId: number
  readonly sectionId: number
  readonly budget: number
  readonly spend: number
}

/**
 * Spend of a month so far against its budgets (platform section 7). A budget
 * counts in every month that it touches, with its invoice amount, in the
 * section of its service; spend is that of the section's channel.
 */
export const pacingTotals = operation('clients.mtdPacingTotals', async ({ db, tenantId, body }) => {
  const chosen = body.sectionId == null ? undefined : pacingSection(body.sectionId)
  if (body.sectionId != null && !chosen)
    throw invalid({
      sectionId: `The sections are ${pacingSections.map(({ id, label }) => `${id} (${label})`).join(', ')}.`,
    })
  const sections: readonly PacingSection[] = chosen ? [chosen] : pacingSections
  const month = monthRange(body.month ?? today())
  const clients = await askedClients(db, tenantId, body.clientIds)
  const [amounts, through] = await Promise.all([
    readAmounts(
      db,
      tenantId,
      isAsked(tenantId, body.clientIds.length === 0 ? null : clients.map(({ id }) => id)),
      sections,
      month.start,
      month.end,
    ),
    throughDay(
      db,
      tenantId,
      sections.map(({ channel }) => channel),
      month,
    ),
  ])
  const byClient = Map.groupBy(amounts, ({ clientId }) => clientId)
  // The days of the month are counted once, not for each of thousands of clients.
  const passed = passedOf(month.start, through)
  const pace = (rows: readonly SectionAmounts[]) => {
    let budget = 0
    let spend = 0
    for (const row of rows) {
      budget += row.budget
      spend += row.spend
    }
    return paceAfter(passed, budget, spend)
  }
  return {
    month: month.start,
    through,
    rows: clients.flatMap(({ id, name, slug }) => {
      const own = byClient.get(id)
      if (!own) return []
      const bySection = sections.flatMap((section) => {
        const same = own.filter(({ sectionId }) => sectionId === section.id)
        return same.length === 0 ? [] : [{ sectionId: section.id, label: section.label, ...pace(same) }]
      })
      return [{ clientId: id, name, slug, ...pace(own), sections: bySection }]
    }),
    total: pace(amounts),
  }
})

/** Budget and spend in dollars of each client and section that has either. */
export async function readAmounts(
  db: Db,
  tenantId: number,
  asked: RawBuilder<SqlBool>,
  sections: readonly PacingSection[],
  first: string,
  last: string,
): Promise<readonly SectionAmounts[]> {
  const { rows } = await sql<SectionAmounts>`
    with section as (
      select * from unnest(${sections.map(({ id }) => id)}::integer[], ${sections.map(({ channel }) => channel)}::text[]) as s (id, channel)
    ), amount as (
      select m.client_id, s.id as section_id, 0::float8 as budget, m.spend_micros / 1e6 as spend
      from section s join metric_month m on m.channel = s.channel
      where m.tenant_id = ${tenantId} and m.month = ${first} and m.facts > 0 and ${asked}
      union all
      select b.client_id, v.pacing_section_id, b.invoice_amount::float8, 0
      from budget b join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
      where b.tenant_id = ${tenantId} and b.deleted_at is null and ${asked}
        and b.starts_at <= ${last} and (b.ends_at is null or b.ends_at >= ${first})
        and v.pacing_section_id in (select id from section)
    )
    select client_id as "clientId", section_id as "sectionId", sum(budget)::float8 as budget, sum(spend)::float8 as spend
    from amount group by client_id, section_id`.execute(db)
  return rows
}
