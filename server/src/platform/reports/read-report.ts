import { sql } from 'kysely'
import { addMonths, formatCount, formatTime, isDay, today } from '@portal/core/foundation/format'
import { beforeOf, periodOf, problemsOf, type AskedFilters } from '@portal/core/platform/reports/query'
import type { ReportFace } from '@portal/core/platform/reports/face'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  columnsFor,
  fieldOf,
  rateOf,
  type ReportColumn,
  type ReportRow,
  type ReportValue,
} from '@portal/core/platform/reports/report-column'
import type { ReportQuery } from '@portal/core/platform/reports/calls'
import type { CallName } from '@portal/core/calls'
import type { Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Asked, ChartPoint, ReportSource } from './answer.ts'
import { fromQuery } from './from-query.ts'
import { fromRows } from './from-rows.ts'
import type { Compared, Found } from './totals.ts'

/** The part of a request that a report is answered from. */
export type ReportRequest = Pick<Incoming<CallName>, 'actor' | 'scope' | 'db' | 'tenantId' | 'services'> & {
  readonly query: ReportQuery
  /** Where it is read from a replica, the instant up to which that has everything. */
  readonly copiedAt?: string | null
  /** Of a report of one client. */
  readonly params?: { readonly clientId?: number | undefined } | undefined
}

/** An answer with the words in which files tell it. */
export type ReadReport = ReportAnswer & { readonly face?: ReportFace }

const usualPageSize = 50

const isSortable = ({ sortable, kind }: ReportColumn): boolean => sortable !== false && kind !== 'list'

/** @throws {Refusal} 422 naming what the report can be sorted by: nobody sorts by what is hidden from them */
function sortOf(report: Report, asked: string | undefined, actor: Asked['actor']): Asked['sort'] {
  const text = asked ?? report.sort
  const column = text.replace(/^-/, '')
  const can = columnsFor(report, actor).flatMap(([id, one]) => (isSortable(one) ? [id] : []))
  if (asked !== undefined && !can.includes(column))
    throw invalid({ sort: `${report.title} can be sorted by ${can.join(', ')}.` })
  return { column, descending: text.startsWith('-') }
}

function askedOf(
  report: Report,
  { query, params, actor, scope, db, tenantId, services }: ReportRequest,
): Asked {
  const clientId = params?.clientId ?? 0
  const { page = 1, pageSize = usualPageSize, sort, search = '', ...filters } = query
  const day = today()
  const problems = problemsOf(report, filters, day)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const gets = new Set(columnsFor(report, actor).map(([id]) => id))
  const period = periodOf(report, filters, day)
  return {
    clientId,
    // Parsed by the schema that the declaration made.
    filters: filters as AskedFilters as Asked['filters'],
    period,
    before: report.compares && period ? beforeOf(period, day, filters['against']) : null,
    days: { startDate: dayIn(filters.startDate), endDate: dayIn(filters.endDate) },
    today: day,
    search,
    sort: sortOf(report, sort, actor),
    cut: { limit: pageSize, offset: (page - 1) * pageSize },
    actor,
    scope,
    db,
    tenantId,
    services,
    sees: (column) => gets.has(column),
    ofClients: (alias) => {
      const of = sql.table(alias)
      const tenant = sql<boolean>`${of}.tenant_id = ${tenantId}`
      const own = isOfClient(report) ? sql<boolean>`${tenant} and ${of}.id = ${clientId}` : tenant
      if (scope === 'all') return own
      if (scope.of === 'group') return sql`${own} and ${of}.group_id = any (${scope.ids}::integer[])`
      return sql`${own} and ${of}.id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
    },
  }
}

/**
 * A chart over months has a point for each from the first that has one to the
 * last of the period that has begun. The month that runs is left off while it
 * has nothing: what comes at its end would look like a fall to nothing.
 */
function everyMonth(
  report: Report,
  points: readonly ChartPoint[],
  { period, today: day }: Asked,
): ChartPoint[] {
  const [first] = points
  if (report.chart?.point !== 'Month' || !first) return [...points]
  const end = period && period.end < day ? period.end : day
  const known = new Map(points.map((point) => [point.point, point]))
  const filled: ChartPoint[] = []
  for (let month = first.point; month <= end; month = addMonths(month, 1)) {
    const runs = addMonths(month, 1) > day
    if (known.has(month) || !runs) filled.push(known.get(month) ?? { point: month, values: {} })
  }
  return filled
}

/** What a report says that may lack what others changed a moment ago. */
export const copiedWords = (copiedAt: string): string =>
  `Read at ${formatTime(copiedAt)} Central from a copy of the database: what others changed in the last seconds may be missing.`

/** Which rows changes leave out, in words. */
export function withoutWords({ rows }: Pick<Report, 'rows'>, total: number, compared?: Compared): string[] {
  if (!compared || compared.without === 0) return []
  return compared.with === 0
    ? ['Nothing is compared: there are no whole figures of the time before.']
    : [
        `${formatCount(compared.without)} of ${formatCount(total)} ${rows} ${compared.without === 1 ? 'has' : 'have'} no whole figures of the time before: changes are worked out without ${compared.without === 1 ? 'it' : 'them'}.`,
      ]
}

const dayIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

async function found(source: ReportSource, asked: Asked) {
  const { report, run } = source
  const answered = await run(asked)
  const rows: Found =
    'query' in answered
      ? await fromQuery(report, answered, asked)
      : 'all' in answered
        ? fromRows(report, answered, asked)
        : answered.page
  return { ...answered, ...rows }
}

/** A value as every call answers its kind: instants in UTC, no day that there is not. */
const valueOf = (kind: ReportColumn['kind'], value: ReportValue): ReportValue => {
  if (typeof value !== 'string') return value ?? null
  if (kind === 'instant') return new Date(value).toISOString()
  return (kind === 'date' || kind === 'month') && !isDay(value) ? null : value
}

/** A row as the actor gets it: the columns of that person, with their rates, and what goes along. */
const presenter = (
  columns: ReturnType<typeof columnsFor>,
  also: readonly string[],
): ((row: ReportRow) => ReportRow) => {
  const fields = columns.map(([id, column]) => [id, fieldOf(id, column), column] as const)
  return (row) =>
    Object.fromEntries([
      ...also.map((field) => [field, row[field]]),
      ...fields.map(([id, field, column]) =>
        column.rate ? [id, rateOf(column, row)] : [field, valueOf(column.kind, row[field])],
      ),
    ])
}

/** @throws {Refusal} 404 for a client that there is not, or not in this tenant */
async function mustBeThere({ db, tenantId, clientId }: Asked): Promise<void> {
  const found = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select('id')
    .executeTakeFirst()
  if (!found) throw notFound('This client')
}

/**
 * A report as somebody gets it. Columns that are not theirs are left out of rows and totals here, and so out of
 * everything that is made of them: screen, file, print and mail.
 *
 * @throws {Refusal} 404 for a client that is not there, 422 for filters that contradict each other, or an order that there is not
 */
export async function readReport(source: ReportSource, request: ReportRequest): Promise<ReadReport> {
  const { report } = source
  const asked = askedOf(report, request)
  if (isOfClient(report)) await mustBeThere(asked)
  const {
    rows,
    total,
    totals,
    figures,
    notes = [],
    asOf = null,
    chart = null,
    places,
    bars,
    offers = {},
    compared,
    face,
  } = await found(source, asked)
  const columns = columnsFor(report, asked.actor).filter(([id]) => !face?.without.includes(id))
  const present = presenter(columns, report.also ?? [])
  const shown = new Set(columns.map(([id]) => id))
  const hidden = new Set(Object.keys(report.columns).filter((id) => !shown.has(id)))
  const { query } = request
  return {
    columns: columns.map(([id]) => id),
    rows: rows.map(present),
    total,
    page: query.page ?? 1,
    pageSize: query.pageSize ?? usualPageSize,
    totals: {
      ...Object.fromEntries(Object.entries(totals).filter(([id]) => !hidden.has(id))),
      ...figures,
    },
    period: asked.period && { startDate: asked.period.start, endDate: asked.period.end },
    before: asked.before && { startDate: asked.before.start, endDate: asked.before.end },
    asOf,
    notes: [
      ...notes,
      ...withoutWords(report, total, compared),
      ...(request.copiedAt ? [copiedWords(request.copiedAt)] : []),
    ],
    offers,
    chart: chart && everyMonth(report, chart, asked),
    ...(places ? { places } : {}),
    ...(bars ? { bars } : {}),
    ...(face ? { face } : {}),
  }
}
