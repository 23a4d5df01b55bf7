import { sql } from 'kysely'
import { addMonths, dollarsFromCents, monthRange } from '@portal/core/foundation/format'
import { allocationKind, partOfCampaign, type AllocationKind } from '@portal/core/money/allocations/kinds'
import { splitCents } from '@portal/core/money/allocations/split'
import { inForce, weightsOf } from '../../money/allocations/in-force.ts'
import { mediaBudgets } from '../../money/budgets/section-months.ts'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { paidPartsReport } from '@portal/core/results/performance/paid-parts.report'
import { answer, type Asked } from '../../platform/reports/answer.ts'
import { figuresIn } from '../metrics/paid-sections.ts'
import { whoseStores } from './groups.ts'
import { storesOf, type Stores } from './stores.ts'

/** A campaign of a store; dollars in the money of whoever asks. */
interface Campaign {
  readonly clientId: number
  readonly name: string
  readonly money: number
  /** What of it is of months in which the store's budget is split. */
  readonly ofSplit: number
  readonly clicks: number
  readonly conversions: number
}

/** What budgets mean for the parts of a kind, in cents, and which stores split theirs in which months. */
interface Meant {
  readonly cents: ReadonlyMap<string, number>
  readonly split: readonly { readonly clientId: number; readonly month: string }[]
}

const nothingMeant: Meant = { cents: new Map(), split: [] }

/** Kinds of campaigns, what they cost, beside what the budgets of the months mean for them. */
export const paidPartsAnswer = answer(paidPartsReport, async (asked) => {
  const stores = storesOf(asked, whoseStores(asked.filters))
  const all: ReportRow[] = []
  for (const [channel, name] of [
    ['search', 'paid-search'],
    ['social', 'social'],
  ] as const)
    if (asked.filters.channel === undefined || asked.filters.channel === channel)
      all.push(...(await partsOf(asked, stores, { channel, name })))
  return { all }
})

async function partsOf(
  asked: Pick<Asked<typeof paidPartsReport>, 'db' | 'sees' | 'filters'>,
  stores: Stores,
  { channel, name }: { readonly channel: string; readonly name: string },
): Promise<readonly ReportRow[]> {
  const kind = allocationKind(name)
  if (!kind) throw new Error(`There are no allocations of ${name}.`)
  const meant = asked.sees('allocation') ? await meantFor(asked, stores, kind) : nothingMeant
  const campaigns = await campaignsOf(asked, stores, kind, meant)
  const byPart = Map.groupBy(campaigns, (campaign) => partOfCampaign(kind, campaign.name) ?? '')
  const sum = (of: readonly Campaign[], figure: 'money' | 'ofSplit' | 'clicks' | 'conversions'): number =>
    Math.round(of.reduce((all, one) => all + one[figure], 0) * 100) / 100
  return [...kind.parts, { key: '', label: 'Others' }].flatMap(({ key, label }) => {
    const of = byPart.get(key) ?? []
    const cents = meant.cents.get(key) ?? 0
    if (of.length === 0 && cents === 0) return []
    return [
      {
        channel,
        part: label,
        stores: new Set(of.map(({ clientId }) => clientId)).size,
        allocation: cents === 0 ? null : dollarsFromCents(cents),
        [stores.money]: sum(of, 'money'),
        spendOfSplit: sum(of, 'ofSplit'),
        clicks: sum(of, 'clicks'),
        conversions: Math.round(sum(of, 'conversions')),
      },
    ]
  })
}

async function campaignsOf(
  { db }: Pick<Asked, 'db'>,
  { tenantId, money, among, current: range }: Stores,
  { channels }: AllocationKind,
  { split }: Meant,
): Promise<readonly Campaign[]> {
  const { rows } = await sql<Campaign>`
    select f.client_id as "clientId", c.name, f.money, f."ofSplit", f.clicks, f.conversions
    from (
      select client_id, campaign_id, round(sum(spend_micros::numeric) / 1e6, 2)::float8 as money, sum(clicks)::float8 as clicks,
        (sum(conversion_micros) / 1e6)::float8 as conversions,
        coalesce(round(sum(spend_micros::numeric) filter (where (client_id, date_trunc('month', day)::date) in (
          select * from unnest(${split.map(({ clientId }) => clientId)}::integer[], ${split.map(({ month }) => month)}::date[])
        )) / 1e6, 2), 0)::float8 as "ofSplit"
      from ${figuresIn('metric_fact', { tenantId, money, among, range })}
      where tenant_id = ${tenantId} and channel = any (${[...channels]}::text[])
        and day between ${range.start}::date and ${range.end}::date and ${among}
      group by 1, 2) f
    join metric_campaign c on c.tenant_id = ${tenantId} and c.id = f.campaign_id`.execute(db)
  return rows
}

/** What the budgets of the months mean for each part: of the stores asked about whose budgets are split. */
async function meantFor(
  { db, filters: { clientId } }: Pick<Asked<typeof paidPartsReport>, 'db' | 'filters'>,
  { tenantId, among, current }: Stores,
  kind: AllocationKind,
): Promise<Meant> {
  const { rows } = await sql<{ id: number }>`
    select client_id as id from (select id as client_id from client where tenant_id = ${tenantId}) c where ${among}`.execute(
    db,
  )
  const own = new Set(rows.map(({ id }) => id))
  const of = clientId === undefined ? {} : { clientId }
  const cents = new Map<string, number>()
  const split: { readonly clientId: number; readonly month: string }[] = []
  for (let month = monthRange(current.start).start; month <= current.end; month = addMonths(month, 1)) {
    const budgets = await mediaBudgets(db, tenantId, { month, sections: kind.sections, ...of })
    const whole = Map.groupBy(budgets, ({ client }) => client.id)
    for (const row of await inForce(db, tenantId, { month, kinds: [kind.kind], ...of })) {
      const budget = (whole.get(row.client_id) ?? []).reduce((all, one) => all + one.cents, 0)
      if (!own.has(row.client_id) || budget === 0) continue
      split.push({ clientId: row.client_id, month })
      const amounts = splitCents(budget, weightsOf(kind, row.weights))
      for (const [at, { key }] of kind.parts.entries())
        cents.set(key, (cents.get(key) ?? 0) + (amounts[at] ?? 0))
    }
  }
  return { cents, split }
}
