import type { Report as Declared } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { expectedTiles, tilesFrom } from '@portal/core/platform/reports/words'
import { EmptyState } from '@portal/ui/empty-state'
import { useMemo, type ReactElement } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { ListTools, ListView, useList } from '../parts/list/index.ts'
import { DownloadReport } from '../parts/report/report.tsx'
import { Tiles } from '../parts/report/tiles.tsx'
import { columnsOf } from './columns.tsx'
import { downloadOf } from './download.ts'
import { filtersFor } from './filters.ts'
import { ReportChartCard } from './report-chart.tsx'
import { ReportNotes } from './report-notes.tsx'
import styles from './reports.module.css'
import { leadsFor, seenIn } from './seen.ts'
import { reportSource, type ReportOf } from './report-source.ts'

/**
 * A declared report as a part of another screen, such as a tab of a client's profile: figures, chart, filters, table
 * and file, without a title of its own.
 */
export function ReportPanel({
  report,
  clientId,
}: {
  readonly report: Declared
  readonly clientId?: number
}): ReactElement {
  const { name, title, rows, empty, search } = report
  const facts = useSessionFacts()
  const of = useMemo<ReportOf>(() => (clientId === undefined ? {} : { params: { clientId } }), [clientId])
  const source = useMemo(() => reportSource(report, of), [report, of])
  const filters = useMemo(() => filtersFor(report, facts.actor), [report, facts])
  const columns = useMemo(
    () => columnsOf(report, seenIn(report, facts), { leads: leadsFor(facts), period: null, asked: {} }),
    [report, facts],
  )
  const list = useList<ReportRow, ReportAnswer>({
    name: `reports.${name}`,
    of: source,
    columns,
    filters,
    sort: { column: report.sort.replace(/^-/, ''), descending: report.sort.startsWith('-') },
  })
  const none = empty?.title ?? `No ${rows} found.`
  return (
    <div className={styles.panel}>
      <Tiles
        tiles={list.answer === undefined ? null : tilesFrom(report, list.answer)}
        places={expectedTiles(report, seenIn(report, facts))}
      />
      {report.chart && <ReportChartCard report={report} chart={report.chart} answer={list.answer} />}
      <ReportNotes answer={list.answer} />
      <ListView<ReportRow, ReportAnswer>
        list={list}
        label={title}
        rowId={(row) => report.key.map((field) => JSON.stringify(row[field])).join(' ')}
        tools={
          <ListTools
            of={list}
            search={search}
            aside={
              <DownloadReport
                title={title}
                list={list}
                asPdf
                size="small"
                run={({ filters: values, search: typed }, format, shown) =>
                  downloadOf(report, of, {
                    ...values,
                    ...(typed === '' ? {} : { search: typed }),
                    format,
                    columns: shown.join(','),
                  })
                }
              />
            }
          />
        }
        empty={<EmptyState title={none}>{empty?.hint}</EmptyState>}
      />
    </div>
  )
}
