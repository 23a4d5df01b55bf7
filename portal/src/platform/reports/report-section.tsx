import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { CallOptions } from '@portal/core/client'
import type { ReportCallName } from '@portal/core/report-names'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { emptySentences } from '@portal/core/platform/reports/words'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Download } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useState, type ReactElement, type ReactNode } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report as reportError } from '../../foundation/errors/errors.ts'
import { useCall } from '../../foundation/session/query.ts'
import { giveFile } from '../parts/list/export.ts'
import { columnsOf } from './columns.tsx'
import { downloadOf } from './download.ts'
import { ReportChartCard } from './report-chart.tsx'
import { ReportNotes } from './report-notes.tsx'
import { callOf, type ReportOf } from './report-source.ts'
import styles from './reports.module.css'

export interface ReportSectionProps {
  readonly report: Report
  readonly clientId?: number | undefined
  /** What the page was asked for and asks for itself: filters and period. */
  readonly query: Readonly<Record<string, string>>
  readonly leads: (address: string) => boolean
  /** What can be done with a row, at its end. */
  readonly actions?: (row: ReportRow) => ReactNode
}

/** Rows that a section shows before somebody wants them all. */
const first = 12
const most = 200

/** What stands below the table of a report: another one over the same days. */
export function ReportSection({ report, clientId, query, leads, actions }: ReportSectionProps): ReactElement {
  const of: ReportOf = clientId === undefined ? {} : { params: { clientId } }
  const { title, sentence, rows: what, empty, chart, key } = report
  const [whole, setWhole] = useState(false)
  const { data, error, loading, retry } = useCall(
    callOf(report),
    // Every declared report has the call; its filters and rows are its own, what draws them all takes any.
    { ...of, query: { ...query, pageSize: most } } as CallOptions<ReportCallName>,
  )
  const answer = data as ReportAnswer | undefined
  const rows = answer?.rows ?? []
  const shown = whole ? rows : rows.slice(0, first)
  if (error && !answer)
    return (
      <Card title={title}>
        <ErrorState
          message={messageFor(error) ?? 'You may not see these figures.'}
          onRetry={retry}
          retrying={loading}
        />
      </Card>
    )
  const period = answer?.period && { start: answer.period.startDate, end: answer.period.endDate }
  const columns = columnsOf(report, answer?.columns ?? Object.keys(report.columns), {
    leads,
    period: period ?? null,
    asked: query,
    rows,
  })
  const none = answer !== undefined && rows.length === 0
  return (
    <>
      {chart && <ReportChartCard report={report} chart={chart} answer={answer} />}
      <Card
        title={title}
        description={sentence}
        flush={!none}
        actions={
          <DownloadButton
            title={title}
            disabled={none}
            run={() => downloadOf(report, of, { ...query, format: 'xlsx' })}
          />
        }
      >
        {none ? (
          <p className={styles.none}>{emptySentences(empty) ?? `No ${what} in this time.`}</p>
        ) : (
          <>
            <Table<ReportRow>
              label={title}
              columns={columns.filter(({ extra }) => !extra)}
              rows={shown}
              rowId={(row) => key.map((field) => JSON.stringify(row[field])).join(' ')}
              loading={loading}
              actions={actions}
            />
            {rows.length > first && (
              <div className={styles.more}>
                <Button size="small" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
                  {whole ? `Show the first ${first}` : `Show all ${rows.length} ${what}`}
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
      <ReportNotes answer={answer} />
    </>
  )
}

interface DownloadButtonProps {
  readonly title: string
  readonly disabled: boolean
  readonly run: () => ReturnType<typeof downloadOf>
}

function DownloadButton({ title, disabled, run }: DownloadButtonProps): ReactElement {
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      const { blob, fileName } = await run()
      giveFile(blob, fileName)
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="ghost"
      icon={Download}
      disabled={disabled}
      loading={busy}
      aria-label={`Download ${title} as Excel`}
      onClick={() => void start()}
    >
      Excel
    </Button>
  )
}
