import type { ReportRow } from '@portal/core/platform/reports/report'
import { formatValue } from '@portal/ui/data-table'
import { Fragment, type ReactElement } from 'react'
import type { ListColumn } from '../parts/list/index.ts'
import styles from './reports.module.css'

export interface MoreOfRowProps {
  readonly row: ReportRow
  readonly columns: readonly ListColumn<ReportRow>[]
}

/** What a row holds besides the columns in sight. */
export const MoreOfRow = ({ row, columns }: MoreOfRowProps): ReactElement => (
  <dl className={styles.facts}>
    {columns.map((column) => (
      <Fragment key={column.id}>
        <dt>{column.label}</dt>
        <dd>{column.cell?.(row) ?? formatValue(column.kind ?? 'text', column.value(row))}</dd>
      </Fragment>
    ))}
  </dl>
)
