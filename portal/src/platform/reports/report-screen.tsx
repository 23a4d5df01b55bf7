import { reportLoaders } from './loaders.generated.ts'
import { periodOf, type AskedFilters } from '@portal/core/platform/reports/query'
import { reportCallNames } from '@portal/core/platform/reports/names'
import type { ReportDownloadName } from '@portal/core/report-names'
import {
  isSummed,
  type Report as Declared,
  type ReportAnswer,
  type ReportRow,
} from '@portal/core/platform/reports/report'
import { matchRoute, mayOpen, type RouteName } from '@portal/core/foundation/routes'
import { centsFromDollars, today } from '@portal/core/foundation/format'
import { EmptyState } from '@portal/ui/empty-state'
import { useMemo, type ComponentType, type ReactElement } from 'react'
import { Report } from '../parts/report/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { client } from '../../foundation/session/session.ts'
import { columnsOf } from './columns.tsx'
import { filtersFor } from './filters.ts'
import { MoreOfRow } from './more-of-row.tsx'
import { ReportChartCard } from './report-chart.tsx'
import { ReportNotes } from './report-notes.tsx'
import { reportSource } from './report-source.ts'
import { periodWords, tileCount, tilesFrom } from './words.ts'

/** The screen of the report at a route. */
export async function screenOf(route: RouteName): Promise<ComponentType> {
  const load = reportLoaders[route]
  if (!load) throw new Error(`No report stands at ${route}.`)
  const report = await load()
  const source = reportSource(report)
  return () => <ReportScreen report={report} source={source} />
}

interface ReportScreenProps {
  readonly report: Declared
  readonly source: ReturnType<typeof reportSource>
}

/** A declared report: filters, tiles, chart, table, file; its state is the address. */
function ReportScreen({ report, source }: ReportScreenProps): ReactElement {
  const { name, title, rows, empty, search, askedTogether = false } = report
  const facts = useSessionFacts()
  const filters = useMemo(() => filtersFor(report), [report])
  const query = useQuery()
  const asked = query.toString()
  const period = useMemo(
    () => periodOf(report, askedIn(new URLSearchParams(asked)), today()),
    [report, asked],
  )
  const columns = useMemo(() => {
    const leads = (address: string): boolean => {
      const [pathname = ''] = address.split('?')
      const found = matchRoute(pathname)
      return mayOpen(found.route.name, facts, found.params)
    }
    return columnsOf(report, Object.keys(report.columns), leads, period).map((column) => ({
      ...column,
      // What somebody does not get is in no row.
      onlyIf: (row: ReportRow) => report.columns[column.id]?.from !== undefined || column.id in row,
    }))
  }, [report, facts, period])
  const extras = columns.filter(({ extra }) => extra)
  const none = empty?.title ?? `No ${rows} found.`
  return (
    <Report<ReportRow, ReportAnswer>
      name={`reports.${name}`}
      title={title}
      of={source}
      columns={columns}
      filters={filters}
      asksTogether={askedTogether}
      search={search}
      sort={{ column: report.sort.replace(/^-/, ''), descending: report.sort.startsWith('-') }}
      rowId={(row) => report.key.map((field) => JSON.stringify(row[field])).join(' ')}
      period={(_filters, answer) =>
        [report.sentence, periodWords(answer?.period ?? null)].filter(Boolean).join(' ')
      }
      tiles={(answer) => tilesFrom(report, answer)}
      tileCount={tileCount(report)}
      totals={(answer) => totalsOf(report, answer)}
      above={(answer) => (
        <>
          <ReportNotes answer={answer} />
          {report.chart && <ReportChartCard report={report} chart={report.chart} answer={answer} />}
        </>
      )}
      {...(extras.length > 0 ? { expand: (row: ReportRow) => <MoreOfRow row={row} columns={extras} /> } : {})}
      href={undefined}
      download={({ filters: asked, sort, search: sought }, format, shown) =>
        client.download(reportCallNames(name)[1] as ReportDownloadName, {
          query: {
            ...asked,
            ...(sought === '' ? {} : { search: sought }),
            ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.column}` } : {}),
            format,
            columns: shown.join(','),
          },
        })
      }
      empty={empty?.hint ? <EmptyState title={none}>{empty.hint}</EmptyState> : none}
    />
  )
}

/** What an address asks of a period. */
const askedIn = (query: URLSearchParams): AskedFilters => ({
  ...Object.fromEntries(query),
  ...(query.has('year') ? { year: Number(query.get('year')) || undefined } : {}),
})

/** The last row: what is summed, and what follows from sums; money in cents. */
const totalsOf = (report: Declared, { totals }: ReportAnswer): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    Object.entries(report.columns).flatMap(([id, column]) => {
      const value = totals[id]
      if (value === undefined || !(isSummed(column) || column.rate)) return []
      return [[id, value !== null && column.kind === 'money' ? centsFromDollars(value) : value]]
    }),
  )
