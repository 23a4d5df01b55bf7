import type { CSSProperties, ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import { classNames } from '../class-names/index.ts'
import { alignOf, formatValue } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
import type { ShownColumn } from './use-table-rows.ts'
import styles from './grid.module.css'

export interface GridFootProps<Row extends RowData> {
  readonly columns: readonly ShownColumn<Row>[]
  readonly totals: NonNullable<DataTableProps<Row>['totals']>
  /** Narrow columns before those with values, and after them. */
  readonly before: number
  readonly after: number
  readonly pinned: (index: number) => CSSProperties | undefined
}

/** The row of totals below a grid. */
export const GridFoot = <Row extends RowData>({
  columns,
  totals,
  before,
  after,
  pinned,
}: GridFootProps<Row>): ReactElement => (
  <tfoot>
    <tr>
      {before > 0 && (
        <td
          className={classNames(styles.foot, styles.tight, styles.pinned)}
          style={pinned(0)}
          colSpan={before}
        />
      )}
      {columns.map(({ column }, index) => (
        <td
          key={column.id}
          className={classNames(
            styles.foot,
            styles[alignOf(column)],
            index === 0 && styles.pinned,
            index === 0 && styles.edge,
          )}
          style={pinned(before + index)}
        >
          {column.id in totals
            ? formatValue(column.kind ?? 'text', totals[column.id])
            : index === 0
              ? 'Total'
              : ''}
        </td>
      ))}
      {after > 0 && <td className={classNames(styles.foot, styles.tight, styles.last)} />}
    </tr>
  </tfoot>
)
