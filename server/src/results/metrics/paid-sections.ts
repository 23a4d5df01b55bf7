import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { pacingSections } from '@portal/core/money/services/sections'
import { mediaOf, monthsTable, runsInMonth, sectionsTable } from '../../money/budgets/section-months.ts'

/**
 * What clients pay for each section in the months of a range: a row
 * `(client_id, channel, section_id, month, invoiced, media, share)` for each
 * that has budgets. `invoiced` and `media` are dollars and cents; `media` is
 * what may be spent on the platforms. `share` is the same without rounding,
 * for `investmentOf` of core.
 *
 * @param among whether `client_id` is of a client asked for
 */
export const paidSections = (
  tenantId: number,
  among: RawBuilder<SqlBool>,
  range: DayRange,
): RawBuilder<unknown> => sql`
  select b.client_id, s.channel, s.id as section_id, m.month, sum(b.invoice_amount) as invoiced, sum(${mediaOf}) as media,
    sum(b.invoice_amount * (100 - coalesce(b.platform_margin, 0)) / 100) as share
  from ${monthsTable(range)} join budget b on ${runsInMonth}
    join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
    join ${sectionsTable(pacingSections)} on s.id = v.pacing_section_id
  where b.tenant_id = ${tenantId} and b.deleted_at is null and ${among}
  group by 1, 2, 3, 4`

/** `investmentOf` of core, asked of the database. */
export const investmentOf = ({
  spend,
  invoiced,
  share,
}: Readonly<Record<'spend' | 'invoiced' | 'share', RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql`case when ${invoiced} > 0 and ${share} > 0 then ${spend} * ${invoiced} / ${share} else ${spend} end`

/** What a client pays for spend that the row `p` of `paidSections` pays. */
const investment = (spend: RawBuilder<unknown>): RawBuilder<unknown> =>
  investmentOf({ spend, invoiced: sql`p.invoiced`, share: sql`p.share` })

/** Which figures are meant, and in which money. */
export interface MoneyOf {
  readonly tenantId: number
  readonly money: MoneyShown
  /** Whether `client_id` is of a client asked for. */
  readonly among: RawBuilder<SqlBool>
  /** All the days that are read. */
  readonly range: DayRange
}

const columns = {
  metric_fact: ['day', 'campaign_id', 'placement', 'segment'],
  metric_day: ['day', 'segment', 'facts'],
  metric_month: ['month', 'facts'],
} as const

const counted = [
  'impressions',
  'clicks',
  'conversion_micros',
  'conversion_value_micros',
  'views',
  'store_visits',
  'vdp_views',
  'users',
  'sessions',
] as const

/**
 * Daily or monthly figures to read from, in the money of whoever asks: the
 * table itself, or one of the same columns whose `spend_micros` are what the
 * clients pay for them. Every reader of figures reads from here.
 */
export function figuresIn(table: keyof typeof columns, of: MoneyOf): RawBuilder<unknown> {
  if (of.money === 'spend') return sql.table(table)
  const month = table === 'metric_month' ? sql`f.month` : sql`date_trunc('month', f.day)::date`
  const names = [...columns[table], ...counted].map((name) => sql`f.${sql.ref(name)}`)
  return sql`(
    select f.tenant_id, f.client_id, f.channel, ${sql.join(names)}, ${investment(sql`f.spend_micros`)} as spend_micros
    from ${sql.table(table)} f left join (${paidSections(of.tenantId, of.among, of.range)}) p
      on p.client_id = f.client_id and p.channel = f.channel and p.month = ${month}
  ) as ${sql.table(table)}`
}

/** What was shown where (migration 310) in two periods, in the money of whoever asks. */
export function placementsIn(
  of: MoneyOf,
  clientIds: RawBuilder<unknown>,
  channels: readonly string[],
  [previous, current]: readonly [DayRange, DayRange],
): RawBuilder<unknown> {
  const shown = sql`
    metric_placements(${of.tenantId}, ${clientIds}::integer[], ${[...channels]}::text[], ${previous.start}, ${previous.end}, ${current.start}, ${current.end}) f`
  const spend = sql`f."spendMicros"::numeric`
  const paid = sql`left join (${paidSections(of.tenantId, of.among, of.range)}) p
    on p.client_id = f."clientId" and p.channel = f.channel and p.month = f.month`
  return sql`(
    select f."clientId", f."isCurrent", f.placement, sum(f.impressions) as impressions, sum(f.clicks) as clicks,
      sum(${of.money === 'spend' ? spend : investment(spend)})::float8 as "spendMicros"
    from ${shown} ${of.money === 'spend' ? sql`` : paid} group by 1, 2, 3 order by 4 desc, 3)`
}
