import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Checkbox } from '../choice/index.ts'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { ChevronRight } from '../icon/glyphs.ts'
import { IconMenu } from '../menu/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { cellContent, TitleCell } from './cell.tsx'
import { alignOf, nameIn } from './column.ts'
import type { ShownColumn, ShownRow } from './use-table-rows.ts'
import styles from './grid.module.css'

export interface GridRowProps<Row extends RowData> {
  /** Absent while it is on its way: something stands in for what its cells will say. */
  readonly row: ShownRow<Row> | undefined
  readonly index: number
  readonly columns: readonly ShownColumn<Row>[]
  /** How many columns with values are filled: those in sight before the others. */
  readonly seen: number
  readonly columnCount: number
  readonly pinned: (column: number) => CSSProperties | undefined
  readonly tabIndexOf: (row: number, column: number) => 0 | -1
  readonly measure: ((element: Element | null) => void) | undefined
  /** undefined where rows cannot be ticked. */
  readonly selected: boolean | undefined
  readonly onSelect: () => void
  readonly expanded: boolean | undefined
  readonly onExpand: () => void
  readonly renderExpanded: ((row: Row) => ReactNode) | undefined
  readonly actions: ((row: Row) => readonly MenuEntry[]) | undefined
  readonly hrefOf: ((row: Row) => string | null) | undefined
  readonly onPress: ((event: MouseEvent, row: Row) => void) | undefined
}

/** One record of the grid, and below it what it holds when it is open: a body of its own, measured as one. */
export const GridRow = <Row extends RowData>({
  row,
  index,
  columns,
  seen,
  columnCount,
  pinned,
  tabIndexOf,
  measure,
  selected,
  onSelect,
  expanded,
  onExpand,
  renderExpanded,
  actions,
  hrefOf,
  onPress,
}: GridRowProps<Row>): ReactElement => {
  const [first] = columns
  const data = row?.data
  const named = (what: string): string =>
    `${what} ${first && data ? nameIn(first.column, data) : `row ${index + 1}`}`
  const before = (selected === undefined ? 0 : 1) + (expanded === undefined ? 0 : 1)
  const at = (column: number) =>
    data && { 'data-place': `${index}:${column}`, tabIndex: tabIndexOf(index, column) }
  const expandAt = selected === undefined ? 0 : 1
  const entries = data && actions?.(data)

  return (
    <tbody ref={measure} data-index={index} aria-hidden={!data || undefined}>
      <tr
        aria-rowindex={index + 2}
        aria-selected={selected}
        className={classNames(styles.row, onPress && styles.opens)}
        onClick={onPress && data && ((event) => onPress(event, data))}
      >
        {selected !== undefined && (
          <td
            role="gridcell"
            className={classNames(styles.cell, styles.tight, styles.pinned)}
            style={pinned(0)}
            {...at(0)}
          >
            {data && (
              <Checkbox label={named('Select')} hideLabel skipTab checked={selected} onChange={onSelect} />
            )}
          </td>
        )}
        {expanded !== undefined && (
          <td
            role="gridcell"
            className={classNames(styles.cell, styles.tight, styles.pinned)}
            style={pinned(expandAt)}
            {...at(expandAt)}
          >
            {data && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.expand}
                aria-expanded={expanded}
                aria-label={named('Details of')}
                onClick={onExpand}
              >
                <Icon of={ChevronRight} />
              </button>
            )}
          </td>
        )}
        {columns.map(({ column }, place) =>
          place === 0 ? (
            <th
              key={column.id}
              scope="row"
              role="rowheader"
              className={classNames(
                styles.cell,
                styles.title,
                styles[alignOf(column)],
                styles.pinned,
                styles.edge,
              )}
              style={pinned(before)}
              {...at(before)}
            >
              <div className={styles.name}>
                {data ? (
                  <TitleCell column={column} row={data} hrefOf={hrefOf} className={styles.link} />
                ) : (
                  standIn(index, place)
                )}
              </div>
            </th>
          ) : (
            <td
              key={column.id}
              role="gridcell"
              className={classNames(styles.cell, styles[alignOf(column)])}
              {...at(before + place)}
            >
              {place >= seen ? null : data ? cellContent(column, data) : standIn(index, place)}
            </td>
          ),
        )}
        {actions && (
          <td
            role="gridcell"
            className={classNames(styles.cell, styles.tight, styles.last)}
            {...at(columnCount - 1)}
          >
            {entries && entries.length > 0 && (
              <IconMenu label={named('Actions for')} size="small" skipTab items={entries} />
            )}
          </td>
        )}
      </tr>
      {expanded && renderExpanded && data && (
        <tr className={styles.expandedRow}>
          <td role="gridcell" colSpan={columnCount} className={styles.expanded}>
            {renderExpanded(data)}
          </td>
        </tr>
      )}
    </tbody>
  )
}

const standIn = (row: number, column: number): ReactElement => (
  <Skeleton width={`${55 + ((row * 7 + column * 13) % 4) * 10}%`} />
)
