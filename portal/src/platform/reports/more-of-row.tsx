import { entriesOf } from '@portal/core/platform/reports/columns'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { formatValue } from '@portal/ui/data-table'
import { Fragment, type ReactElement } from 'react'
import type { ListColumn } from '../parts/list/index.ts'
import styles from './reports.module.css'

export interface MoreOfRowProps {
  readonly report: Report
  readonly row: ReportRow
  readonly columns: readonly ListColumn<ReportRow>[]
}

/** What a row holds besides the columns in sight, and its lists, which a cell cuts off, entry by entry. */
export const MoreOfRow = ({ report, row, columns }: MoreOfRowProps): ReactElement => (
  <dl className={styles.facts}>
    {columns.map((column) => {
      const entries = entriesOf(row, column.id, report.columns[column.id])
      return (
        <Fragment key={column.id}>
          <dt>{column.label}</dt>
          {entries.length > 0 ? (
            entries.map((entry) => <dd key={entry}>{entry}</dd>)
          ) : (
            <dd>{column.cell?.(row) ?? formatValue(column.kind ?? 'text', column.value(row))}</dd>
          )}
        </Fragment>
      )
    })}
  </dl>
)
