import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icon/glyphs.ts'
import { alignOf } from './column.ts'
import type { Column } from './column.ts'
import type { Sort } from './data-table.tsx'
import styles from './grid.module.css'

export interface HeaderCellProps<Row extends RowData> {
  readonly column: Column<Row>
  readonly width: number
  readonly place: string
  readonly tabIndex: 0 | -1
  readonly pinned: boolean
  readonly style: CSSProperties | undefined
  readonly sort: Sort | null
  readonly onSort: (() => void) | undefined
  /** While the edge is dragged; absent where widths are fixed. */
  readonly onResizing: ((width: number) => void) | undefined
  readonly onResized: (width: number) => void
}

const keyStep = 16

/** A column's header: pressing sorts, dragging its edge or Shift+Arrow makes it wider. */
export const HeaderCell = <Row extends RowData>({
  column,
  width,
  place,
  tabIndex,
  pinned,
  style,
  sort,
  onSort,
  onResizing,
  onResized,
}: HeaderCellProps<Row>): ReactElement => {
  const cell = useRef<HTMLTableCellElement>(null)
  const drag = useRef<{ readonly start: number; readonly width: number } | null>(null)

  const dragged = (event: PointerEvent<HTMLElement>): number => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    return (
      (drag.current?.width ?? width) + (event.clientX - (drag.current?.start ?? event.clientX)) * direction
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!onResizing || !event.shiftKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    event.stopPropagation()
    const current = cell.current?.getBoundingClientRect().width ?? width
    onResized(current + (event.key === 'ArrowRight' ? keyStep : -keyStep))
  }
  const align = alignOf(column)
  return (
    <th
      ref={cell}
      scope="col"
      className={classNames(styles.head, styles[align], pinned && styles.pinned, pinned && styles.edge)}
      style={style}
      aria-sort={sort ? (sort.descending ? 'descending' : 'ascending') : undefined}
      data-place={place}
      tabIndex={tabIndex}
      title={column.hint}
      onKeyDown={onKeyDown}
    >
      {onSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.sort}
          data-sorted={sort ? '' : undefined}
          onClick={onSort}
        >
          <span className={styles.headWords}>{column.label}</span>
          <Icon of={sort ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown} size={12} />
        </button>
      ) : (
        <span className={styles.headWords}>{column.label}</span>
      )}
      {onResizing && (
        <span
          className={styles.handle}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = {
              start: event.clientX,
              width: cell.current?.getBoundingClientRect().width ?? width,
            }
          }}
          onPointerMove={(event) => {
            if (drag.current) onResizing(Math.max(48, dragged(event)))
          }}
          onPointerUp={(event) => {
            if (drag.current) onResized(dragged(event))
            drag.current = null
          }}
        />
      )}
    </th>
  )
}
