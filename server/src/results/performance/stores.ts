import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addMonths, monthRange, previousMonthRange, type DayRange } from '@portal/core/foundation/format'
import { countedThrough } from '@portal/core/platform/reports/query'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import type { Channel } from '@portal/core/money/services/channels'
import type { Asked, ChartPoint } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isWhole } from '../../platform/reports/whole-before.ts'
import { figuresIn } from '../metrics/paid-sections.ts'

/** Months that a chart of performance goes back, the one that is asked about among them. */
const monthsShown = 13

/** Stores that are asked about, the days compared, and in which money. */
export interface Stores {
  readonly tenantId: number
  readonly money: MoneyShown
  readonly current: DayRange
  readonly previous: DayRange
  /** Of the current days those that are set beside the previous ones: what is counted today has no counterpart. */
  readonly counted: DayRange
  /** Whether `client_id` is of a store asked about. */
  readonly among: RawBuilder<SqlBool>
}

interface StoreFilters {
  readonly groupId?: number
  readonly clientId?: number
}

/** The stores of a question about a month that is compared with the one before. */
export function storesOf(
  { tenantId, actor, scope, period, before, today, ofClients }: Omit<Asked, 'filters'>,
  { groupId, clientId }: StoreFilters,
): Stores {
  const current = period ?? monthRange(today)
  const areAll = scope === 'all' && groupId === undefined && clientId === undefined
  return {
    tenantId,
    money: moneyShownTo(actor),
    current,
    previous: before ?? previousMonthRange(current.start),
    counted: { start: current.start, end: countedThrough(current, today) },
    // Where all are meant, looking each up costs as much as its figures.
    among: areAll
      ? sql<SqlBool>`true`
      : sql<SqlBool>`client_id in (
          select c.id from client c where ${ofClients('c')}
            and ${within({ 'c.group_id': groupId, 'c.id': clientId })})`,
  }
}

const during = (column: RawBuilder<unknown>, { start, end }: DayRange): RawBuilder<SqlBool> =>
  sql`${column} between ${start}::date and ${end}::date`

/**
 * Days in one of the two periods, by the column that holds them. What encloses both is said too: an index is read
 * between two days, not in either of two places.
 */
const inEither = (
  column: RawBuilder<unknown>,
  { current, previous }: Pick<Stores, 'current' | 'previous'>,
): RawBuilder<SqlBool> => {
  const both = {
    start: previous.start < current.start ? previous.start : current.start,
    end: previous.end > current.end ? previous.end : current.end,
  }
  return sql`${during(column, both)} and (${during(column, previous)} or ${during(column, current)})`
}

const counts = {
  impressions: sql`impressions`,
  clicks: sql`clicks`,
  sessions: sql`sessions`,
  users: sql`users`,
  vdpViews: sql`vdp_views`,
} as const

/**
 * The figures of stores by a name: a row `(client_id, source, money, impressions, clicks, sessions, users, "vdpViews",
 * conversions)` with the same of the days before under `…Before`, as a table; nothing where those are not known whole.
 * @param by what they are kept apart by besides the store, `''` for nothing
 * @param known what is known whole or not as one: the figures of a store, or of all stores
 */
export function figuresOfStores(
  stores: Stores,
  of: readonly Channel[],
  by: RawBuilder<unknown> = sql`''::text`,
  known: 'client_id' | 'source' = 'client_id',
): RawBuilder<unknown> {
  const { tenantId, money, among, current, previous } = stores
  const whole = isWhole(sql`day`, { now: current, before: previous }, sql`partition by ${sql.ref(known)}`)
  const was = (sum: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`case when ${whole} then coalesce(${sum}, 0) end`
  const range = { start: previous.start, end: current.end }
  const sums = Object.entries(counts).flatMap(([name, column]) => [
    sql`coalesce(sum(${column}) filter (where now), 0) as ${sql.ref(name)}`,
    sql`${was(sql`sum(${column}) filter (where not now)`)} as ${sql.ref(`${name}Before`)}`,
  ])
  return sql`(
    select client_id, source, ${sql.join(sums)},
      coalesce(round(sum(spend_micros::numeric) filter (where now) / 1e6, 2), 0) as money,
      ${was(sql`round(sum(spend_micros::numeric) filter (where not now) / 1e6, 2)`)} as "moneyBefore",
      coalesce(round(sum(conversion_micros::numeric) filter (where now) / 1e6), 0) as conversions,
      ${was(sql`round(sum(conversion_micros::numeric) filter (where not now) / 1e6)`)} as "conversionsBefore"
    from (
      select *, ${by} as source, ${during(sql`day`, current)} as now from ${figuresIn('metric_day', { tenantId, money, among, range })}
      where tenant_id = ${tenantId} and channel = any (${[...of]}::text[]) and facts > 0
        and ${inEither(sql`day`, stores)} and ${among}
    ) days group by 1, 2)`
}

const tables = {
  lead: sql`received_at`,
  sale: sql`sold_at`,
  appointment: sql`scheduled_at`,
} as const

/** Appointments that came so far: what was sold was shown and set, too. */
export const reached = {
  set: sql<SqlBool>`true`,
  shown: sql<SqlBool>`state in ('Shown', 'Sold')`,
  sold: sql<SqlBool>`state = 'Sold'`,
} as const

/**
 * What stores counted in their showrooms: `(client_id, key, now, before)`, as a table. A store with nothing before has
 * nothing to be set beside: it had leads when it did not count them as well.
 * @param by what it is kept apart by besides the store, `''` for nothing
 */
export const countedOf = (
  table: keyof typeof tables,
  stores: Stores,
  such: RawBuilder<SqlBool> = sql`true`,
  by: RawBuilder<unknown> = sql`''::text`,
): RawBuilder<unknown> => sql`(
  select client_id, ${by} as key, coalesce(sum(count) filter (where ${during(tables[table], stores.counted)}), 0) as now,
    case when sum(sum(count) filter (where ${during(tables[table], stores.previous)})) over (partition by client_id) is not null
      then coalesce(sum(count) filter (where ${during(tables[table], stores.previous)}), 0) end as before
  from ${sql.table(table)}
  where tenant_id = ${stores.tenantId} and deleted_at is null and ${inEither(tables[table], { ...stores, current: stores.counted })} and ${such} and ${stores.among}
  group by 1, 2)`

/** The months that a chart shows, ending with the one asked about. */
const chartMonths = ({ current }: Stores): DayRange => ({
  start: addMonths(monthRange(current.end).start, 1 - monthsShown),
  end: monthRange(current.end).end,
})

/**
 * The points of a chart over the months, from monthly figures.
 * @param channels whose figures they are
 * @param values by series: what of a month's figures it sums up
 */
export async function pointsOfMonths(
  { db }: Pick<Asked, 'db'>,
  stores: Stores,
  table: 'metric_month' | 'metric_day',
  channels: readonly string[],
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<readonly ChartPoint[]> {
  const { tenantId, money, among } = stores
  const range = chartMonths(stores)
  const month = table === 'metric_month' ? sql`month` : monthOf(sql`day`)
  const { rows } = await sql<ChartPoint>`
    select month::date::text as point, "values" from (
      select ${month} as month, json_build_object(${sql.join(
        Object.entries(values).flatMap(([name, value]) => [sql.lit(name), value]),
      )}) as values
      from ${figuresIn(table, { tenantId, money, among, range })}
      where tenant_id = ${tenantId} and channel = any (${[...channels]}::text[])
        and ${during(table === 'metric_month' ? sql`month` : sql`day`, range)} and facts > 0 and ${among}
      group by 1
    ) months order by 1`.execute(db)
  return withoutGaps(rows)
}

/** The month of a day as a time without a zone: to tell it as a date for each of so many rows costs as much as to read them. */
const monthOf = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`date_trunc('month', ${day}::timestamp)`

/** A month of which nothing is known has its place between its neighbors. */
function withoutGaps(points: readonly ChartPoint[]): readonly ChartPoint[] {
  return points.flatMap((one, at) => {
    const missing: ChartPoint[] = []
    const before = points[at - 1]
    if (before)
      for (let month = addMonths(before.point, 1); month < one.point; month = addMonths(month, 1))
        missing.push({ point: month, values: {} })
    return [...missing, one]
  })
}

/** The same of what was counted in showrooms, of one of their tables. */
export async function pointsOfShowroom(
  { db }: Pick<Asked, 'db'>,
  stores: Stores,
): Promise<readonly ChartPoint[]> {
  const { tenantId, among } = stores
  const range = chartMonths(stores)
  const of = (
    name: string,
    table: keyof typeof tables,
    such: RawBuilder<SqlBool>,
  ): RawBuilder<unknown> => sql`
    select ${sql.lit(name)} as name, ${monthOf(tables[table])} as month, sum(count)::integer as count from ${sql.table(table)}
    where tenant_id = ${tenantId} and deleted_at is null and ${during(tables[table], range)} and ${such} and ${among} group by 2`
  const { rows } = await sql<ChartPoint>`
    select month::date::text as point, json_object_agg(name, count) as values from (
      ${of('leads', 'lead', sql`true`)} union all ${of('set', 'appointment', reached.set)}
      union all ${of('shown', 'appointment', reached.shown)} union all ${of('sold', 'appointment', reached.sold)}
    ) m group by 1 order by 1`.execute(db)
  return rows
}
