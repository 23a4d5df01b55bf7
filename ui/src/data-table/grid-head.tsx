import type { CSSProperties, ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Checkbox } from '../choice/index.ts'
import { classNames } from '../class-names/index.ts'
import type { DataTableProps } from './data-table.tsx'
import type { GridWidths, Resizing } from './grid-widths.ts'
import { HeaderCell } from './header-cell.tsx'
import { resizeColumn } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import { nextSort } from './next-sort.ts'
import type { Ticks } from './ticks.ts'
import type { ShownColumn } from './use-table-rows.ts'
import styles from './grid.module.css'

export interface GridHeadProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'sort' | 'onSort' | 'onLayout' | 'onSelect' | 'onExpand' | 'rowActions' | 'forPaper'
> {
  readonly columns: readonly ShownColumn<Row>[]
  /** Narrow columns before those with values. */
  readonly before: number
  readonly layout: ColumnLayout
  readonly widths: GridWidths<Row>
  readonly ticks: Ticks
  readonly pinned: (index: number) => CSSProperties | undefined
  readonly tabIndexOf: (row: number, column: number) => 0 | -1
  /** A column's edge is being drawn; null once it is let go. */
  readonly onResizing: (resizing: Resizing | null) => void
}

/** The row of headings of a grid, the narrow ones for boxes, arrows and menus among them. */
export const GridHead = <Row extends RowData>({
  columns,
  before,
  rowActions,
  layout,
  widths,
  ticks,
  pinned,
  tabIndexOf,
  sort = null,
  onSort,
  onLayout,
  onSelect,
  onExpand,
  forPaper,
  onResizing,
}: GridHeadProps<Row>): ReactElement => {
  const at = (column: number) => ({ 'data-place': `-1:${column}`, tabIndex: tabIndexOf(-1, column) })
  const narrow = classNames(styles.head, styles.tight, styles.pinned)
  const expandAt = onSelect ? 1 : 0
  return (
    <thead>
      <tr aria-rowindex={1}>
        {onSelect && (
          <th className={narrow} style={pinned(0)} {...at(0)}>
            <Checkbox
              label="Select all rows"
              hideLabel
              skipTab
              checked={ticks.all}
              mixed={ticks.some}
              onChange={ticks.toggleAll}
            />
          </th>
        )}
        {onExpand && (
          <th className={narrow} style={pinned(expandAt)} {...at(expandAt)}>
            <span className="ap-unseen">Details</span>
          </th>
        )}
        {columns.map((shown, index) => (
          <HeaderCell
            key={shown.column.id}
            column={shown.column}
            width={widths.of(shown)}
            place={`-1:${before + index}`}
            tabIndex={tabIndexOf(-1, before + index)}
            pinned={index === 0}
            style={pinned(before + index)}
            sort={sort?.column === shown.column.id ? sort : null}
            // Chromium repeats no heading on the next sheet that has a button in it.
            onSort={
              onSort && !forPaper && shown.column.sortable !== false
                ? () => onSort(nextSort(sort, shown.column))
                : undefined
            }
            onResizing={onLayout ? (width) => onResizing({ id: shown.column.id, width }) : undefined}
            onResized={(width) => {
              onResizing(null)
              onLayout?.(resizeColumn(layout, shown.column.id, width))
            }}
          />
        ))}
        {rowActions && (
          <th className={classNames(styles.head, styles.tight, styles.last)} {...at(before + columns.length)}>
            <span className="ap-unseen">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
