import type { Type } from 'arktype'
import { type } from '../../foundation/contract/type.ts'
import type { Call } from '../../foundation/contract/call.ts'
import { day, idText, paging } from '../../foundation/contract/schemas.ts'
import { reportCallNames } from './names.ts'
import { filtersOf } from './query.ts'
import { isOfClient, type Report, type ReportFilter } from './report.ts'
import type { ReportAnswer, RowOf } from './report-answer.ts'
import type { ReportColumn } from './report-column.ts'

/** What the call of a report is asked for; filters by their names. */
export interface ReportQuery {
  readonly page?: number
  readonly pageSize?: number
  readonly sort?: string
  readonly search?: string
  readonly [filter: string]: string | number | undefined
}

/** The call that a report is read by. */
export interface ReportCall<R extends Report = Report> extends Call {
  readonly query: Type<ReportQuery>
  readonly response: Type<ReportAnswer<RowOf<R>>>
}
/** The call that gives it as a file. */
export interface ReportDownload extends Call {
  readonly query: Type<ReportQuery>
  readonly answers: 'spreadsheet'
}

const filterSchema = (filter: ReportFilter): Type => {
  switch (filter.kind) {
    case 'choice':
      return type.enumerated(...filter.options.map(({ value }) => value))
    case 'record':
      return idText
    case 'day':
    case 'month':
      return day
    case 'year':
      return type('string.integer.parse').to('2000 <= number.integer <= 2100')
    case 'found':
    case 'text':
      return type('string <= 200')
  }
}

const named = {
  client: { id: 'number', name: 'string', slug: 'string' },
  person: { id: 'number', fullName: 'string' },
} as const

const valueSchema = ({ kind = 'text' }: ReportColumn): Type => {
  const schemas: Readonly<Partial<Record<string, Type>>> = {
    client: type(named.client),
    person: type(named.person),
    money: type('number'),
    count: type('number'),
    number: type('number'),
    percent: type('number'),
    duration: type('number'),
    flag: type('boolean'),
    list: type('string[]'),
  }
  return (schemas[kind] ?? type('string')).or('null')
}

const range = type({ startDate: 'string', endDate: 'string' })

const responseOf = ({ columns, also = [], map, bars }: Report): Type<ReportAnswer> => {
  const row = type.raw({
    ...Object.fromEntries(
      Object.entries(columns).map(([id, column]) => [`${column.from ?? id}?`, valueSchema(column)]),
    ),
    ...Object.fromEntries(also.map((field) => [`${field}?`, 'unknown'])),
  }) as unknown as Type<object>
  // A schema built at run time has no static type; `ReportAnswer` says the same.
  return type.raw({
    columns: 'string[]',
    rows: row.array(),
    total: 'number',
    page: 'number',
    pageSize: 'number',
    totals: { '[string]': 'number | null' },
    period: range.or('null'),
    before: range.or('null'),
    asOf: 'string | null',
    notes: 'string[]',
    offers: { '[string]': type({ value: 'string', label: 'string' }).array() },
    chart: type({ point: 'string', values: { '[string]': 'number | null' } })
      .array()
      .or('null'),
    ...(map
      ? {
          'places?': type({
            id: 'string',
            label: 'string',
            longitude: 'number',
            latitude: 'number',
            value: 'number',
          }).array(),
        }
      : {}),
    ...(bars
      ? {
          'bars?': {
            '[string]': type({ 'value?': 'unknown', 'others?': 'number', amount: 'number | null' }).array(),
          },
        }
      : {}),
  }) as unknown as Type<ReportAnswer>
}

const queryOf = (report: Report, more: Readonly<Record<string, unknown>> = {}): Type<ReportQuery> =>
  type.raw({
    '+': 'reject',
    ...paging,
    ...Object.fromEntries(
      Object.entries(filtersOf(report)).map(([name, filter]) => [`${name}?`, filterSchema(filter)]),
    ),
    ...more,
  }) as unknown as Type<ReportQuery>

/** Whose it is: a person without the client's figures is refused before anything is read. */
const ofClient = (report: Report): Pick<Call, 'client' | 'params'> =>
  isOfClient(report) ? { client: 'clientId', params: type({ clientId: idText }) } : {}

const callsOf = (report: Report): readonly (readonly [string, Call])[] => {
  const [read, download] = reportCallNames(report.name)
  const { path, fileAt = path, sentence, allow } = report
  return [
    [
      read,
      {
        method: 'GET',
        path,
        summary: `${sentence} With format=csv everything that the filters find, as text/csv; with breakCache=true as it is now, not as a copy knew it.`,
        allow,
        mayLag: true,
        ...ofClient(report),
        query: queryOf(report, {
          'format?': "'json' | 'csv'",
          'columns?': 'string <= 2000',
          'breakCache?': "'true'",
        }),
        response: responseOf(report),
      },
    ],
    [
      download,
      {
        method: 'POST',
        path: fileAt,
        summary: `${report.title} as a file: everything that the filters find, an Excel workbook unless format says csv, or pdf for its page with figures, chart and sections.`,
        allow,
        mayLag: true,
        ...ofClient(report),
        reads: true,
        perMinute: 60,
        query: queryOf(report, { 'format?': "'csv' | 'xlsx' | 'pdf'", 'columns?': 'string <= 2000' }),
        answers: 'spreadsheet',
      },
    ],
  ]
}

/** The calls of declared reports, by their names. */
export const callsOfReports = (reports: readonly Report[]): Readonly<Record<string, Call>> =>
  Object.fromEntries(reports.flatMap(callsOf))
