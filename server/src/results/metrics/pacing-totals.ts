import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Answer } from '@portal/core/calls'
import { monthRange, today, type DayRange } from '@portal/core/foundation/format'
import { paceAfter, passedOf, summedPace, type Pace } from '@portal/core/results/metrics/pace'
import { pacingSection, pacingSections, type PacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { carriedInto } from '../../money/reconciliation/section-month.ts'
import { mediaOf, sectionsTable } from '../../money/budgets/section-months.ts'
import { isActive, isAsked, type AskedClient } from './asked-clients.ts'
import { investmentOf } from './paid-sections.ts'
import { lostToBudget } from './search-shares.ts'
import { throughDay } from './through-day.ts'

/** A client's month in a section, all money in dollars. */
export interface SectionAmounts {
  readonly clientId: number
  readonly sectionId: number
  /** What the budgets leave for media, with what was carried over from the month before. */
  readonly budget: number
  /** What they are invoiced. */
  readonly invoiced: number
  readonly spend: number
  /** What the client pays for the spend. */
  readonly investment: number
}

/**
 * Spend of a month so far against what its budgets leave for media. A budget
 * counts in every month that it touches, in the section of its service; spend
 * is that of the section's channel. Who sees margins gets the invoice amounts too.
 */
export const pacingTotals = operation('clients.mtdPacingTotals', async ({ db, tenantId, body, actor }) => {
  const chosen = body.sectionId == null ? undefined : pacingSection(body.sectionId)
  if (body.sectionId != null && !chosen)
    throw invalid({
      sectionId: `The sections are ${pacingSections.map(({ id, label }) => `${id} (${label})`).join(', ')}.`,
    })
  const sections: readonly PacingSection[] = chosen ? [chosen] : pacingSections
  const month = monthRange(body.month ?? today())
  const [amounts, through, lost] = await Promise.all([
    readClientAmounts(db, tenantId, body.clientIds, sections, month),
    throughDay(
      db,
      tenantId,
      sections.map(({ channel }) => channel),
      month,
    ),
    body.searchShares === true ? lostToBudget(db, tenantId, body.clientIds, today()) : null,
  ])
  // The days of the month are counted once, not for each of thousands of clients.
  const passed = passedOf(month.start, through)
  const labels = new Map<number, string>(sections.map(({ id, label }) => [id, label]))
  const rows: Answer<'clients.mtdPacingTotals'>['rows'] = []
  const seesMargin = seesBudgetMargin(actor)
  const withInvoiced = (cents: number) => (seesMargin ? { invoiceAmount: cents / 100 } : {})
  const every: Pace[] = []
  let allInvoiced = 0
  for (let at = 0; at < amounts.length;) {
    const own = sameClient(amounts, at)
    const [first] = own
    if (!first) break
    at += own.length
    let invoiced = 0
    const bySection = own.map(({ sectionId, budget, spend, invoiced: dollars }) => {
      const cents = Math.round(dollars * 100)
      invoiced += cents
      return {
        sectionId,
        label: labels.get(sectionId) ?? '',
        ...paceAfter(passed, budget, spend),
        ...withInvoiced(cents),
      }
    })
    every.push(...bySection)
    allInvoiced += invoiced
    const { id, name, slug } = first
    rows.push({
      clientId: id,
      name,
      slug,
      ...summedPace(bySection),
      ...withInvoiced(invoiced),
      ...(lost && { lostToBudget: lost.get(id) ?? null }),
      sections: bySection,
    })
  }
  return { month: month.start, through, rows, total: { ...summedPace(every), ...withInvoiced(allInvoiced) } }
})

/** The rows from one on that are of its client; they lie beside each other. */
function sameClient(rows: readonly ClientAmounts[], from: number): readonly ClientAmounts[] {
  let to = from + 1
  while (rows[to]?.id === rows[from]?.id && to < rows.length) to += 1
  return rows.slice(from, to)
}

/** What `readAmounts` answers, with the client, those of one client beside each other. */
type ClientAmounts = AskedClient & Pick<SectionAmounts, 'sectionId' | 'budget' | 'invoiced' | 'spend'>

/**
 * The amounts of the clients asked for, in their order, or of all active ones by name; each client's by
 * section. Clients and amounts are one statement: thousands of clients are not sent there and back.
 */
async function readClientAmounts(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  sections: readonly PacingSection[],
  month: DayRange,
): Promise<readonly ClientAmounts[]> {
  const whole = ids.length === 0
  const of = sql`${[...ids]}::integer[]`
  const { rows } = await sql<ClientAmounts>`
    select c.id, c.name, c.slug, s."sectionId", s.budget, s.invoiced, s.spend
    from (${amountsSql(tenantId, whole ? null : isAsked(tenantId, ids), sections, month)}) s
    join client c on c.tenant_id = ${tenantId} and c.id = s."clientId" and ${whole ? isActive : sql`c.id = any (${of})`}
    order by ${whole ? sql`c.name_folded, c.id` : sql`array_position(${of}, c.id)`}, array_position(${sections.map(({ id }) => id)}::integer[], s."sectionId")`.execute(
    db,
  )
  return rows
}

/** The amounts of each client and section that has a budget or spend. */
export async function readAmounts(
  db: Db,
  tenantId: number,
  asked: RawBuilder<SqlBool>,
  sections: readonly PacingSection[],
  month: DayRange,
): Promise<readonly SectionAmounts[]> {
  const { rows } = await amountsSql(tenantId, asked, sections, month).execute(db)
  return rows
}

/** @param asked null where another statement chooses the clients */
const amountsSql = (
  tenantId: number,
  asked: RawBuilder<SqlBool> | null,
  sections: readonly PacingSection[],
  { start, end }: DayRange,
): RawBuilder<SectionAmounts> => {
  const among = asked ? sql`and ${asked}` : sql``
  return sql<SectionAmounts>`
    with section as (
      select * from ${sectionsTable(sections)}
    ), amount as (
      select m.client_id, s.id as section_id, 0::numeric as budget, 0::numeric as invoiced, 0::numeric as share, m.spend_micros / 1e6 as spend
      from section s join metric_month m on m.channel = s.channel
      where m.tenant_id = ${tenantId} and m.month = ${start} and m.facts > 0 ${among}
      union all
      select b.client_id, v.pacing_section_id, ${mediaOf}, b.invoice_amount,
        b.invoice_amount * (100 - coalesce(b.platform_margin, 0)) / 100, 0
      from budget b join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
      where b.tenant_id = ${tenantId} and b.deleted_at is null ${among}
        and b.starts_at <= ${end} and (b.ends_at is null or b.ends_at >= ${start})
        and v.pacing_section_id in (select id from section)
      union all
      select b.client_id, b.section_id, b.carried, 0, 0, 0 from ${carriedInto(tenantId, start)} b
      where b.section_id in (select id from section) ${among}
    )
    select client_id as "clientId", section_id as "sectionId", sum(budget)::float8 as budget, sum(invoiced)::float8 as invoiced,
      sum(spend)::float8 as spend, ${investmentOf({ spend: sql`sum(spend)`, invoiced: sql`sum(invoiced)`, share: sql`sum(share)` })}::float8 as investment
    from amount group by client_id, section_id`
}
