import { useDeferredValue, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Checkbox } from '../choice/index.ts'
import { classNames } from '../class-names/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { DataTableProps } from './data-table.tsx'
import { GridFoot } from './grid-foot.tsx'
import { GridRow } from './grid-row.tsx'
import { gridWidths, narrowColumn, type Resizing } from './grid-widths.ts'
import { HeaderCell } from './header-cell.tsx'
import { resizeColumn } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import type { Revealing } from './many-rows.tsx'
import { nextSort } from './next-sort.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useManyRows } from './use-many-rows.ts'
import { useFollowingHead, useRoom } from './use-room.ts'
import type { CellPlace } from './use-grid-focus.ts'
import type { ShownColumn, ShownRow } from './use-table-rows.ts'
import styles from './grid.module.css'

export interface GridProps<Row extends RowData> extends DataTableProps<Row> {
  readonly layout: ColumnLayout
  readonly shown: { readonly rows: readonly ShownRow<Row>[]; readonly columns: readonly ShownColumn<Row>[] }
}

const rowHeight = 36
/** From here on only the rows in sight are drawn: a page of the usual sizes is drawn whole. */
const drawAllUpTo = 100
/** Up to here all rows are drawn where a table flows with its screen. */
const flowUpTo = 250
const skeletonRows = 8
/** Rows that are drawn at once when the first ones come: those in sight, and the others right after they are painted. */
const firstRows = 16

/** The table as a grid with sticky header and first column. */
export const Grid = <Row extends RowData>(props: GridProps<Row>): ReactElement => {
  const {
    label,
    shown,
    layout,
    sort = null,
    onSort,
    onLayout,
    selected = [],
    onSelect,
    expanded = [],
    onExpand,
    totals,
  } = props
  const { rows, columns } = shown
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [resizing, setResizing] = useState<Resizing | null>(null)
  const [scrolled, setScrolled] = useState(false)
  const room = useRoom(scroller, rows.length <= flowUpTo && props.maxHeight === undefined)
  useFollowingHead(scroller, table, room.flows)

  const before = (onSelect ? 1 : 0) + (onExpand ? 1 : 0)
  const after = props.rowActions ? 1 : 0
  const columnCount = before + columns.length + after
  const onlyInSight = rows.length > drawAllUpTo && !props.forPaper && !room.flows
  const settled = useDeferredValue(rows.length)
  const drawn = settled === 0 && !props.forPaper ? rows.slice(0, firstRows) : rows
  const revealing = useRef<Revealing>({ row: null, bring: null })

  const toggleSelected = (id: string): void =>
    onSelect?.(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  const toggleExpanded = (id: string): void =>
    onExpand?.(expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id])
  const shownSelected = rows.filter(({ id }) => selected.includes(id)).length
  const allSelected = rows.length > 0 && shownSelected === rows.length
  const selectAll = (): void => {
    const ids = rows.map(({ id }) => id)
    onSelect?.(allSelected ? selected.filter((id) => !ids.includes(id)) : [...new Set([...selected, ...ids])])
  }

  const focus = useGridFocus({
    grid: table,
    rowCount: rows.length,
    columnCount,
    reveal: (row) => {
      if (revealing.current.bring) revealing.current.bring(row)
      else revealing.current.row = onlyInSight ? row : null
    },
    onEnter: ({ row }: CellPlace, cell, event: KeyboardEvent) => {
      const inner = cell.querySelector<HTMLElement>('a[href], button, input')
      const data = rows[row]?.data
      if (inner) {
        // A link that is followed, not only pressed: Ctrl+Enter opens it elsewhere.
        inner.dispatchEvent(
          new window.MouseEvent('click', {
            bubbles: true,
            cancelable: true,
            composed: true,
            ctrlKey: event.ctrlKey,
            metaKey: event.metaKey,
          }),
        )
      } else if (data !== undefined) props.onOpen?.(data)
    },
    onSpace: ({ row, column }) => {
      const id = rows[row]?.id
      if (onExpand && column === (onSelect ? 1 : 0) && id !== undefined) toggleExpanded(id)
      else if (onSelect && id !== undefined) toggleSelected(id)
      else if (onSelect && row === -1 && column === 0) selectAll()
      else return false
      return true
    },
  })

  const manyRows = useManyRows(onlyInSight, focus.hold)

  const widths = gridWidths(columns, before + after, layout, resizing)
  const pinned = (index: number): CSSProperties | undefined =>
    index <= before ? { insetInlineStart: index * narrowColumn } : undefined

  const openPressed = (event: MouseEvent, data: Row): void => {
    const onControl =
      event.target instanceof Element &&
      event.target.closest('a, button, input, label, [role="menu"], [popover]')
    const selecting = window.getSelection()?.toString() !== ''
    if (props.onOpen && !onControl && !selecting) props.onOpen(data)
  }

  const drawRow = (index: number, measure?: (element: Element | null) => void): ReactElement | null => {
    const row = rows[index]
    return row ? (
      <GridRow
        key={row.id}
        row={row}
        index={index}
        columns={columns}
        columnCount={columnCount}
        pinned={pinned}
        tabIndexOf={focus.tabIndexOf}
        measure={measure}
        selected={onSelect ? selected.includes(row.id) : undefined}
        onSelect={() => toggleSelected(row.id)}
        expanded={onExpand ? expanded.includes(row.id) : undefined}
        onExpand={() => toggleExpanded(row.id)}
        renderExpanded={props.renderExpanded}
        actions={props.rowActions}
        hrefOf={props.hrefOf}
        onPress={props.onOpen ? openPressed : undefined}
      />
    ) : null
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={
        props.maxHeight === undefined
          ? room.height === null
            ? undefined
            : ({ '--room': `${room.height}px` } as CSSProperties)
          : { maxBlockSize: props.maxHeight }
      }
      data-flows={room.flows || undefined}
      data-scrolled={scrolled ? '' : undefined}
      onScroll={(event) => setScrolled(Math.abs(event.currentTarget.scrollLeft) > 1)}
    >
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-busy={props.loading || undefined}
        aria-rowcount={(props.total ?? props.rows.length) + 1}
        aria-colcount={columnCount}
        aria-multiselectable={onSelect ? true : undefined}
        className={styles.table}
        style={{ minInlineSize: widths.least }}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onMouseOver={nameWhatIsCut}
      >
        <colgroup>
          {Array.from({ length: before }, (_, index) => (
            <col key={index} style={{ inlineSize: narrowColumn }} />
          ))}
          {columns.map((shownColumn, at) => (
            <col key={shownColumn.column.id} style={widths.styleOf(shownColumn, at)} />
          ))}
          {after > 0 && <col style={{ inlineSize: narrowColumn }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {onSelect && (
              <th
                className={classNames(styles.head, styles.tight, styles.pinned)}
                style={pinned(0)}
                data-place="-1:0"
                tabIndex={focus.tabIndexOf(-1, 0)}
              >
                <Checkbox
                  label="Select all rows"
                  hideLabel
                  skipTab
                  checked={allSelected}
                  mixed={shownSelected > 0 && !allSelected}
                  onChange={selectAll}
                />
              </th>
            )}
            {onExpand && (
              <th
                className={classNames(styles.head, styles.tight, styles.pinned)}
                style={pinned(onSelect ? 1 : 0)}
                data-place={`-1:${onSelect ? 1 : 0}`}
                tabIndex={focus.tabIndexOf(-1, onSelect ? 1 : 0)}
              >
                <span className="ap-unseen">Details</span>
              </th>
            )}
            {columns.map((shownColumn, index) => (
              <HeaderCell
                key={shownColumn.column.id}
                column={shownColumn.column}
                width={widths.of(shownColumn)}
                place={`-1:${before + index}`}
                tabIndex={focus.tabIndexOf(-1, before + index)}
                pinned={index === 0}
                style={pinned(before + index)}
                sort={sort?.column === shownColumn.column.id ? sort : null}
                // Chromium repeats no heading on the next sheet that has a button in it.
                onSort={
                  onSort && !props.forPaper && shownColumn.column.sortable !== false
                    ? () => onSort(nextSort(sort, shownColumn.column))
                    : undefined
                }
                onResizing={
                  onLayout ? (width) => setResizing({ id: shownColumn.column.id, width }) : undefined
                }
                onResized={(width) => {
                  setResizing(null)
                  onLayout?.(resizeColumn(layout, shownColumn.column.id, width))
                }}
              />
            ))}
            {after > 0 && (
              <th
                className={classNames(styles.head, styles.tight, styles.last)}
                data-place={`-1:${columnCount - 1}`}
                tabIndex={focus.tabIndexOf(-1, columnCount - 1)}
              >
                <span className="ap-unseen">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        {rows.length === 0 && (
          <tbody>
            {Array.from({ length: skeletonRows }, (_, row) => (
              <tr key={row} className={styles.row}>
                {Array.from({ length: columnCount }, (__, column) => (
                  <td key={column} className={styles.cell}>
                    <Skeleton width={column < before ? 16 : `${55 + ((row * 7 + column * 13) % 4) * 10}%`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {manyRows === null || manyRows === 'missing' ? (
          drawn.map((_, index) => drawRow(index))
        ) : manyRows === 'on its way' ? (
          drawn.slice(0, drawAllUpTo).map((_, index) => drawRow(index))
        ) : (
          <manyRows.of
            count={rows.length}
            keyOf={(index) => rows[index]?.id ?? index}
            scroller={scroller}
            height={rowHeight}
            footed={totals !== undefined}
            revealing={revealing}
            drawn={focus.settle}
            draw={drawRow}
          />
        )}
        {totals &&
          rows.length > 0 &&
          drawn.length === rows.length &&
          columns.some(({ column }) => column.id in totals) && (
            <GridFoot columns={columns} totals={totals} before={before} after={after} pinned={pinned} />
          )}
      </table>
    </div>
  )
}

/** Gives a cell whose text is cut a title that tells the whole of it. */
const nameWhatIsCut = (event: MouseEvent<HTMLElement>): void => {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td, th') : null
  if (!cell) return
  const words = cell.querySelector(`.${styles.name}`) ?? cell
  if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1)
    cell.title = cell.textContent
  else cell.removeAttribute('title')
}
