import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { beforeField } from '@portal/core/platform/reports/compared-columns'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import type { Asked, ChartPoint } from '../../platform/reports/answer.ts'
import { isWhole } from '../../platform/reports/whole-before.ts'
import { figuresIn, type MoneyOf } from '../metrics/paid-sections.ts'

/** What a client's figures are read by. */
export type OfClient = Pick<Asked, 'tenantId' | 'clientId' | 'actor' | 'period' | 'before' | 'db'>

/** The days of a report with those that they are set beside: all that is read. */
export const daysOf = ({ period, before }: Pick<Asked, 'period' | 'before'>): DayRange => ({
  start: before?.start ?? period?.start ?? '2000-01-01',
  end: period?.end ?? '2000-01-01',
})

/** Which client's figures, in the money of whoever asks. */
const moneyOf = (asked: OfClient): MoneyOf => ({
  tenantId: asked.tenantId,
  money: moneyShownTo(asked.actor),
  among: sql<SqlBool>`client_id = ${asked.clientId}`,
  range: daysOf(asked),
})

const within = (range: DayRange | null): RawBuilder<SqlBool> =>
  range ? sql<SqlBool>`f.day between ${range.start}::date and ${range.end}::date` : sql<SqlBool>`false`

/** Days of the report, or of those that it is set beside: what lies between is in neither. */
export const inDays = (asked: Pick<Asked, 'period' | 'before'>): RawBuilder<SqlBool> => {
  const { start, end } = daysOf(asked)
  return sql`day between ${start}::date and ${end}::date and (${sql.join(
    [asked.period, asked.before].flatMap((range) =>
      range ? [sql`day between ${range.start}::date and ${range.end}::date`] : [],
    ),
    sql` or `,
  )})`
}

const sumIn = (
  value: RawBuilder<unknown>,
  range: DayRange | null,
  otherwise: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`round(coalesce(sum(${value}) filter (where ${within(range)}), ${otherwise})::numeric, 2)`

/**
 * Sums as columns, each beside what it was: `impressions`, `impressionsBefore`; to the cent, so that rows add up to
 * their total. What it was is nothing where the days before are not known whole.
 *
 * @param sums what is summed of a row `f` with a `day`, by the name of its column
 * @param open sums that are nothing, and not 0, where no row has any
 * @param known what is known whole or not as one; `months` where the days are months, of which that is not known
 */
export const comparedSums = (
  sums: Readonly<Record<string, RawBuilder<unknown>>>,
  { period, before }: Pick<Asked, 'period' | 'before'>,
  known: 'all' | 'row' | 'months' = 'all',
  open: readonly string[] = [],
): RawBuilder<unknown> => {
  const whole =
    !period || !before
      ? sql`true`
      : known === 'months'
        ? sql`count(*) filter (where ${within(before)}) > 0`
        : isWhole(sql`f.day`, { now: period, before }, known === 'all' ? sql`` : undefined)
  return sql.join(
    Object.entries(sums).flatMap(([name, value]) => {
      const otherwise = open.includes(name) ? sql`null` : sql`0`
      return [
        sql`${sumIn(value, period, otherwise)} as ${sql.ref(name)}`,
        ...(before
          ? [
              sql`case when ${whole} then ${sumIn(value, before, otherwise)} end as ${sql.ref(beforeField(name))}`,
            ]
          : []),
      ]
    }),
  )
}

type SumsOfFigures = Readonly<Record<string, RawBuilder<unknown>>>

/** What was seen, followed and paid, under the names of the columns; money under the one that the person gets. */
export const clickSums = ({ actor }: Pick<Asked, 'actor'>): SumsOfFigures => ({
  impressions: sql`f.impressions`,
  clicks: sql`f.clicks`,
  [moneyShownTo(actor)]: sql`f.spend_micros / 1e6`,
})

/** What daily figures are summed up to. */
export const metricSums = (asked: Pick<Asked, 'actor'>): SumsOfFigures => ({
  ...clickSums(asked),
  views: sql`f.views`,
  vdpViews: sql`f.vdp_views`,
})

/** The client's single figures `f` of some channels, over the days of the report and those before. */
export const factsOf = (asked: OfClient, channels: readonly string[]): RawBuilder<unknown> => sql`(
  select * from ${figuresIn('metric_fact', moneyOf(asked))}
  where tenant_id = ${asked.tenantId} and client_id = ${asked.clientId} and channel = any (${[...channels]}::text[])
    and ${inDays(asked)}) f`

/** The client's figures `f` of some channels by day, over the days of the report and those before. */
export const daysIn = (asked: OfClient, channels: readonly string[]): RawBuilder<unknown> => sql`(
  select * from ${figuresIn('metric_day', moneyOf(asked))}
  where tenant_id = ${asked.tenantId} and client_id = ${asked.clientId} and channel = any (${[...channels]}::text[])
    and ${inDays(asked)} and facts > 0) f`

const measured = {
  impressions: sql`impressions`,
  clicks: sql`clicks`,
  sessions: sql`sessions`,
  conversions: sql`conversion_micros / 1e6`,
} as const

/** A measure of the client day by day, a value for each channel. */
export async function dailyBy(
  asked: OfClient,
  channels: readonly string[],
  value: keyof typeof measured,
): Promise<ChartPoint[]> {
  const { rows } = await sql<ChartPoint>`
    select day::text as point, json_object_agg(channel, value) as values from (
      select day, channel, sum(${measured[value]}) as value from metric_day
      where tenant_id = ${asked.tenantId} and client_id = ${asked.clientId} and channel = any (${[...channels]}::text[])
        and day between ${asked.period?.start ?? null}::date and ${asked.period?.end ?? null}::date and facts > 0
      group by 1, 2) d group by 1 order by 1`.execute(asked.db)
  return rows
}

/**
 * The last day of the report's that the client has figures for.
 * @param such which rows of the table count
 */
export async function throughOf(
  { db, tenantId, clientId, period }: OfClient,
  table: 'metric_day' | 'report_figure',
  such: RawBuilder<SqlBool>,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from ${sql.table(table)}
    where tenant_id = ${tenantId} and client_id = ${clientId} and day <= ${period?.end ?? null}::date and ${such}`.execute(
    db,
  )
  return rows[0]?.day ?? null
}
