import { sql, type RawBuilder } from 'kysely'
import { mostBars } from '@portal/core/platform/reports/bars'
import { plainValue } from '@portal/core/platform/reports/columns'
import type { Report, ReportBars } from '@portal/core/platform/reports/report'
import type { ReportBar } from '@portal/core/platform/reports/report-answer'
import {
  columnsFor,
  fieldOf,
  rateOf,
  type ReportColumn,
  type ReportRow,
  type ReportValue,
} from '@portal/core/platform/reports/report-column'
import type { Asked } from './answer.ts'

/** Rows of one value, before they are a bar. */
interface Gathered {
  readonly value: ReportValue
  /** How many values it is made of: more than one for what is smaller than the others. */
  readonly values: number
  readonly rest: boolean
  readonly of: number | null
  readonly per: number | null
}

/** The bars of a report that are made of columns which the person gets. */
const barsFor = (report: Report, actor: Asked['actor']): readonly ReportBars[] => {
  const gets = new Set(columnsFor(report, actor).map(([id]) => id))
  return (report.bars ?? []).filter(({ by, of }) => gets.has(by) && (of === 'total' || gets.has(of)))
}

const columnIn = ({ columns }: Report, id: string): ReportColumn => {
  const column = columns[id]
  if (!column) throw new Error(`There is no column ${id} that bars are made of.`)
  return column
}

/** Bands and states have an order of their own; of everything else the largest comes first. */
const ordered = (report: Report, { by, bands }: ReportBars): readonly ReportValue[] | null => {
  if (bands) return bands.map((_band, at) => at)
  const { kind, words } = columnIn(report, by)
  return kind === 'status' && words ? Object.keys(words) : null
}

/** In their order, the small ones as one. */
function barsOf(report: Report, declared: ReportBars, gathered: readonly Gathered[]): readonly ReportBar[] {
  const rate = report.columns[declared.of]?.rate
  const order = ordered(report, declared)
  const placeOf = ({ value }: Gathered): number => {
    const at = order?.indexOf(value) ?? -1
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }
  const amountOf = ({ of, per }: Gathered): number | null =>
    rate ? rateOf(columnIn(report, declared.of), { [rate.of]: of, [rate.per]: per }) : of
  return gathered
    .map((one) => ({ one, amount: amountOf(one) }))
    .toSorted((a, b) => {
      if (a.one.rest !== b.one.rest) return Number(a.one.rest) - Number(b.one.rest)
      const place = [placeOf(a.one), placeOf(b.one)] as const
      if (order && place[0] !== place[1]) return place[0] - place[1]
      return (b.amount ?? -Infinity) - (a.amount ?? -Infinity)
    })
    .map(({ one: { value, values, rest }, amount }) =>
      rest ? { others: values, amount } : { value, amount },
    )
}

/** A band's place by the figure of a row. */
const bandOf = (bands: NonNullable<ReportBars['bands']>, value: number): number => {
  const at = bands.findIndex(({ below }) => below === undefined || value < below)
  return at === -1 ? bands.length - 1 : at
}

const gatheredBy = (report: Report, { by, bands }: ReportBars): RawBuilder<unknown> => {
  const column = columnIn(report, by)
  const ref = (id: string): RawBuilder<unknown> =>
    sql.ref(`report.${report.columns[id] ? fieldOf(id, columnIn(report, id)) : id}`)
  // Rounded as a row shows it: what stands there as 6.50 is in the band that begins with it.
  const field = column.rate
    ? sql`round((${ref(column.rate.of)}::numeric / nullif(${ref(column.rate.per)}::numeric, 0)${
        column.rate.minus ? sql` - 1` : sql``
      }) * ${sql.lit((column.kind ?? 'percent') === 'percent' ? 100 : 1)}, 2)`
    : ref(by)
  if (!bands) return sql`to_jsonb(${field})`
  const cases = bands.map(({ below }, at) =>
    below === undefined
      ? sql`when ${field} is not null then ${sql.lit(at)}`
      : sql`when ${field} < ${sql.lit(below)}::numeric then ${sql.lit(at)}`,
  )
  return sql`to_jsonb(case ${sql.join(cases, sql` `)} end)`
}

const summedIn = (report: Report, id: string): RawBuilder<unknown> =>
  id === 'total'
    ? sql`count(*)`
    : sql`sum(${sql.ref(`report.${report.columns[id] ? fieldOf(id, columnIn(report, id)) : id}`)})`

/**
 * What bars are made of, as a column of the statement that reads a report: an array with one entry for each of them.
 * Null where a report has none.
 */
export function barsInStatement(report: Report, actor: Asked['actor']): RawBuilder<unknown> {
  const bars = barsFor(report, actor)
  if (bars.length === 0) return sql`null`
  return sql`json_build_array(${sql.join(
    bars.map((declared) => {
      const rate = report.columns[declared.of]?.rate
      const [of, per] = rate
        ? [summedIn(report, rate.of), summedIn(report, rate.per)]
        : [summedIn(report, declared.of), sql`null::numeric`]
      // What has an order of its own is few, and none of it is small.
      const first = ordered(report, declared)
        ? sql`true`
        : sql`(place <= ${sql.lit(mostBars)} or many <= ${sql.lit(mostBars + 1)})`
      const size = rate ? sql`of::numeric / nullif(per::numeric, 0)` : sql`of`
      return sql`(
        select json_agg(bar) from (
          select case when ${first} then value end as value, not (${first}) as rest, count(*)::integer as values, sum(of) as of, sum(per) as per
          from (
            select value, of, per, row_number() over (order by ${size} desc nulls last, value) as place, count(*) over () as many
            from (select ${gatheredBy(report, declared)} as value, ${of} as of, ${per} as per from report group by 1) by_value
          ) placed group by 1, 2
        ) bar)`
    }),
  )})`
}

/** The bars of a report from what its statement gathered. */
export const barsRead = (
  report: Report,
  actor: Asked['actor'],
  read: readonly (readonly Gathered[] | null)[] | null,
): Readonly<Record<string, readonly ReportBar[]>> =>
  Object.fromEntries(
    barsFor(report, actor).map((declared, at) => [
      declared.title,
      barsOf(report, declared, read?.[at] ?? []),
    ]),
  )

/** The same from rows that are all here. */
export const barsOfRows = (
  report: Report,
  actor: Asked['actor'],
  rows: readonly ReportRow[],
): Readonly<Record<string, readonly ReportBar[]>> =>
  Object.fromEntries(
    barsFor(report, actor).map((declared) => [
      declared.title,
      barsOf(report, declared, gathered(report, declared, rows)),
    ]),
  )

function gathered(report: Report, declared: ReportBars, rows: readonly ReportRow[]): readonly Gathered[] {
  const { by, of, bands } = declared
  const column = columnIn(report, by)
  const rate = report.columns[of]?.rate
  const numberIn = (row: ReportRow, id: string): number | null => {
    const value = row[report.columns[id] ? fieldOf(id, columnIn(report, id)) : id]
    return typeof value === 'number' ? value : null
  }
  const found = new Map<unknown, { -readonly [K in keyof Gathered]: Gathered[K] }>()
  const added = (one: number | null, other: number | null): number | null =>
    one === null && other === null ? null : Math.round(((one ?? 0) + (other ?? 0)) * 10_000) / 10_000
  for (const row of rows) {
    const plain = plainValue(row, by, column)
    const value: ReportValue = bands
      ? typeof plain === 'number'
        ? bandOf(bands, plain)
        : null
      : (row[fieldOf(by, column)] ?? null)
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    const amount = of === 'total' ? 1 : numberIn(row, rate?.of ?? of)
    const per = rate ? numberIn(row, rate.per) : null
    const known = found.get(key)
    if (known) {
      known.of = added(known.of, amount)
      known.per = added(known.per, per)
    } else {
      found.set(key, { value, values: 1, rest: false, of: added(null, amount), per: added(null, per) })
    }
  }
  const all = [...found.values()]
  if (ordered(report, declared) || all.length <= mostBars + 1) return all
  const largest = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const rest = largest.slice(mostBars)
  return [
    ...largest.slice(0, mostBars),
    {
      value: null,
      values: rest.length,
      rest: true,
      of: rest.reduce<number | null>((sum, one) => added(sum, one.of), null),
      per: rest.reduce<number | null>((sum, one) => added(sum, one.per), null),
    },
  ]
}

const sizeOf = ({ of, per }: Gathered): number =>
  per === null ? (of ?? -Infinity) : (of ?? 0) / (per || Infinity)
