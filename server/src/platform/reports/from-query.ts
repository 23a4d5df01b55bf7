import { sql, type RawBuilder } from 'kysely'
import {
  columnsFor,
  fieldOf,
  isSummed,
  type ReportColumn,
  type ReportRow,
} from '@portal/core/platform/reports/report-column'
import type { Report } from '@portal/core/platform/reports/report'
import type { Answered, Asked, ChartPoint } from './answer.ts'
import { barsInStatement, barsRead } from './bars.ts'
import { changesOf, totalsOf, type Compared, type Found } from './totals.ts'

const nameOf: Readonly<Partial<Record<string, string>>> = { client: 'name', person: 'fullName' }

/** What a column is looked through and sorted by: a name, or the value itself. */
const textOf = (id: string, column: ReportColumn): RawBuilder<unknown> => {
  const field = sql.ref(`report.${fieldOf(id, column)}`)
  const name = nameOf[column.kind ?? 'text']
  return name === undefined ? sql`lower(${field}::text)` : sql`lower(${field} ->> ${sql.lit(name)})`
}

const isText = ({ kind = 'text' }: ReportColumn): boolean =>
  ['text', 'client', 'person', 'status'].includes(kind)

/** A list with words of its own shows other texts than those of the query, which nobody types. */
const isLooked = (column: ReportColumn): boolean =>
  isText(column) || (column.kind === 'list' && column.words === undefined)

function orderOf(report: Report, { sort }: Asked): RawBuilder<unknown> {
  const column = report.columns[sort.column]
  const direction = sort.descending ? sql`desc` : sql`asc`
  const keys = report.key.map((field) => sql`${sql.ref(`report.${field}`)} ${direction}`)
  const next = report.thenBy === undefined ? undefined : report.columns[report.thenBy]
  if (report.thenBy !== undefined && next)
    keys.unshift(sql`${sortedBy(report, report.thenBy, next)} asc nulls last`)
  if (!column) return sql.join(keys)
  return sql.join([sql`${sortedBy(report, sort.column, column)} ${direction} nulls last`, ...keys])
}

function sortedBy({ columns }: Report, id: string, column: ReportColumn): RawBuilder<unknown> {
  if (column.rate) {
    const field = (of: string): RawBuilder<unknown> =>
      sql.ref(`report.${columns[of] ? fieldOf(of, columns[of]) : of}`)
    return sql`${field(column.rate.of)}::numeric / nullif(${field(column.rate.per)}::numeric, 0)`
  }
  if (isText(column)) return textOf(id, column)
  const value = sql.ref(`report.${fieldOf(id, column)}`)
  return column.bySize ? sql`abs(${value})` : value
}

type Query = Extract<Answered, { query: unknown }>

interface Read {
  readonly points: readonly ChartPoint[] | null
  readonly bars: Parameters<typeof barsRead>[2]
  readonly rows: readonly ReportRow[] | null
  readonly total: number
  readonly sums: Readonly<Record<string, number | null>>
  readonly alike: Readonly<Record<string, Readonly<Record<string, number | null>>>> | null
  readonly compared: Compared | null
  readonly told: unknown
}

/**
 * Looks through, sorts, cuts and sums what a query finds, in one statement that evaluates it once. Sums are made of
 * `numeric`s, so that cents add up.
 */
export async function fromQuery(
  report: Report,
  { query, sums: own = {}, points, told }: Query,
  asked: Asked,
): Promise<Found> {
  const columns = columnsFor(report, asked.actor)
  const typed = asked.search.trim().toLowerCase()
  const looked = columns.filter(([, column]) => isLooked(column))
  const found =
    typed === '' || looked.length === 0
      ? sql`true`
      : sql`(${sql.join(
          looked.map(([id, column]) => sql`position(${typed} in coalesce(${textOf(id, column)}, '')) > 0`),
          sql` or `,
        )})`
  const summed = columns.filter(([, column]) => isSummed(column))
  const sums = [
    ...summed.map(([id, column]) => [id, sql`sum(${sql.ref(`report.${fieldOf(id, column)}`)})`] as const),
    ...Object.entries(own),
  ]
  const { rows } = await sql<Read>`
    with given as materialized (${query}), report as (select * from given report where ${found})
    select
      (select json_agg(to_json(rows_of_page)) from (
        select * from report order by ${orderOf(report, asked)} limit ${asked.cut.limit} offset ${asked.cut.offset}
      ) rows_of_page) as rows,
      ${points ? pointsOf(points) : sql`null`} as points, ${barsInStatement(report, asked.actor)} as bars,
      ${told ? sql`(select ${told.of} from report)` : sql`null`} as told,
      totals.total, totals.sums, totals.alike, totals.compared
    from (select count(*)::integer as total, json_build_object(${sql.join(
      sums.flatMap(([id, sum]) => [sql.lit(id), sum]),
    )}) as sums, ${alikeIn(report, columns)} from report) totals`.execute(asked.db)
  const [read] = rows
  if (!read) throw new Error('A count has a row.')
  return {
    rows: read.rows ?? [],
    total: read.total,
    totals: totalsOf(columns, read.sums, read.alike ?? {}),
    ...(read.compared ? { compared: read.compared } : {}),
    ...(told ? { notes: told.notes(read.told) } : {}),
    ...(points ? { chart: read.points ?? [] } : {}),
    ...(report.bars ? { bars: barsRead(report, asked.actor, read.bars) } : {}),
  }
}

/** What changes are worked out from, and how many rows they leave out, as columns of the statement. */
function alikeIn({ columns: all }: Report, columns: ReturnType<typeof columnsFor>): RawBuilder<unknown> {
  const changes = changesOf(columns)
  if (changes.length === 0) return sql`null as alike, null as compared`
  const ref = (id: string): RawBuilder<unknown> => sql.ref(`report.${all[id] ? fieldOf(id, all[id]) : id}`)
  const sums = changes.flatMap(({ id, of, per }) => [
    sql.lit(id),
    sql`json_build_object(${sql.lit(of)}, sum(${ref(of)}) filter (where ${ref(per)} is not null),
      ${sql.lit(per)}, sum(${ref(per)}) filter (where ${ref(of)} is not null))`,
  ])
  const any = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
    sql.join(conditions, sql` or `)
  return sql`json_build_object(${sql.join(sums)}) as alike, json_build_object(
    'without', count(*) filter (where ${any(changes.map(({ of, per }) => sql`(${ref(of)} <> 0 and ${ref(per)} is null)`))}),
    'with', count(*) filter (where ${any(changes.map(({ per }) => sql`${ref(per)} is not null`))})) as compared`
}

const pointsOf = ({ by, values }: NonNullable<Query['points']>): RawBuilder<unknown> => sql`
  (select json_agg(json_build_object('point', point, 'values', "values") order by point) from (
    select ${by} as point, json_build_object(${sql.join(
      Object.entries(values).flatMap(([name, value]) => [sql.lit(name), value]),
    )}) as "values" from report group by 1
  ) points)`
