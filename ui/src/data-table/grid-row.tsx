import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Checkbox } from '../choice/index.ts'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { ChevronRight } from '../icon/glyphs.ts'
import { IconMenu } from '../menu/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import { cellContent, TitleCell } from './cell.tsx'
import { alignOf, nameIn } from './column.ts'
import type { ShownColumn, ShownRow } from './use-table-rows.ts'
import styles from './grid.module.css'

export interface GridRowProps<Row extends RowData> {
  readonly row: ShownRow<Row>
  readonly index: number
  readonly columns: readonly ShownColumn<Row>[]
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
  row: { data },
  index,
  columns,
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
  const name = first ? nameIn(first.column, data) : `row ${index + 1}`
  const before = (selected === undefined ? 0 : 1) + (expanded === undefined ? 0 : 1)
  const at = (column: number) => ({ 'data-place': `${index}:${column}`, tabIndex: tabIndexOf(index, column) })
  const expandAt = selected === undefined ? 0 : 1
  const entries = actions?.(data)

  return (
    <tbody ref={measure} data-index={index}>
      <tr
        aria-rowindex={index + 2}
        aria-selected={selected}
        className={classNames(styles.row, onPress && styles.opens)}
        onClick={onPress && ((event) => onPress(event, data))}
      >
        {selected !== undefined && (
          <td
            role="gridcell"
            className={classNames(styles.cell, styles.tight, styles.pinned)}
            style={pinned(0)}
            {...at(0)}
          >
            <Checkbox label={`Select ${name}`} hideLabel skipTab checked={selected} onChange={onSelect} />
          </td>
        )}
        {expanded !== undefined && (
          <td
            role="gridcell"
            className={classNames(styles.cell, styles.tight, styles.pinned)}
            style={pinned(expandAt)}
            {...at(expandAt)}
          >
            <button
              type="button"
              tabIndex={-1}
              className={styles.expand}
              aria-expanded={expanded}
              aria-label={`Details of ${name}`}
              onClick={onExpand}
            >
              <Icon of={ChevronRight} />
            </button>
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
                <TitleCell column={column} row={data} hrefOf={hrefOf} className={styles.link} />
              </div>
            </th>
          ) : (
            <td
              key={column.id}
              role="gridcell"
              className={classNames(styles.cell, styles[alignOf(column)])}
              {...at(before + place)}
            >
              {cellContent(column, data)}
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
              <IconMenu label={`Actions for ${name}`} size="small" skipTab items={entries} />
            )}
          </td>
        )}
      </tr>
      {expanded && renderExpanded && (
        <tr className={styles.expandedRow}>
          <td role="gridcell" colSpan={columnCount} className={styles.expanded}>
            {renderExpanded(data)}
          </td>
        </tr>
      )}
    </tbody>
  )
}
