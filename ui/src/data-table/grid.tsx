import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import type { DataTableProps } from './data-table.tsx'
import { usePainted } from '../painted/index.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { gridWidths, narrowColumn, useLongest, widthOfAll, type Resizing } from './grid-widths.ts'
import type { ColumnLayout } from './layout.ts'
import type { Revealing } from './many-rows.tsx'
import { ticksOf } from './ticks.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useManyRows } from './use-many-rows.ts'
import { useFollowingHead, useRoom, type Room } from './use-room.ts'
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
/** Rows that are drawn at once when the first ones come are those in sight, and so many at most. */
const mostFirstRows = 24
/** What stands in the place of nothing is called: a place, and no row. */
const placeOf = (index: number): string => `place ${index}`
const places: ReadonlyMap<string, string> = new Map()

/** The table as a grid with sticky header and first column. */
export const Grid = <Row extends RowData>(props: GridProps<Row>): ReactElement => {
  const { shown, layout, selected = [], onSelect, expanded = [], onExpand, onOpen, totals } = props
  const { rows, columns } = shown
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [resizing, setResizing] = useState<Resizing | null>(null)
  const [scrolled, setScrolled] = useState(false)
  const before = (onSelect ? 1 : 0) + (onExpand ? 1 : 0)
  const after = props.rowActions ? 1 : 0
  const whole = widthOfAll(columns, before + after)
  const room = useRoom(scroller, rows.length <= flowUpTo && props.maxHeight === undefined, whole)
  useFollowingHead(scroller, table, room.flows)
  const columnCount = before + columns.length + after
  const onlyInSight = rows.length > drawAllUpTo && !props.forPaper && !room.flows
  // The first rows take the elements of what stood in for them: those need neither be made nor styled anew.
  const [taken, setTaken] = useState(places)
  const isThere = rows.length > 0
  const painted = usePainted(isThere)
  const first = Math.max(1, Math.min(mostFirstRows, Math.ceil(room.inSight.height / rowHeight)))
  if (isThere !== taken.size > 0)
    setTaken(new Map(rows.slice(0, first).map(({ id }, place) => [id, placeOf(place)])))
  const revealing = useRef<Revealing>({ row: null, bring: null })
  const ticks = ticksOf(rows, props)

  const focus = useGridFocus({
    grid: table,
    rowCount: rows.length,
    columnCount,
    reveal: (row) => {
      if (revealing.current.bring) revealing.current.bring(row)
      else revealing.current.row = onlyInSight ? row : null
    },
    onEnter: ({ row }, cell, event) => {
      const data = rows[row]?.data
      if (!pressInside(cell, event) && data !== undefined) onOpen?.(data)
    },
    onSpace: ({ row, column }) => {
      const id = rows[row]?.id
      if (onExpand && column === (onSelect ? 1 : 0) && id !== undefined) ticks.toggleExpanded(id)
      else if (onSelect && id !== undefined) ticks.toggle(id)
      else if (onSelect && row === -1 && column === 0) ticks.toggleAll()
      else return false
      return true
    },
  })
  const manyRows = useManyRows(onlyInSight, focus.hold)
  const atOnce = !painted && !props.forPaper ? first : manyRows === 'on its way' ? drawAllUpTo : rows.length
  const longest = useLongest(rows, props, room.fits)
  const widths = gridWidths(columns, before + after, layout, resizing, longest)
  const pinned = (index: number): CSSProperties | undefined =>
    index <= before ? { insetInlineStart: index * narrowColumn } : undefined

  const seen = painted || props.forPaper ? columns.length : widths.within(room.inSight.width)

  const drawRow = (index: number, measure?: (element: Element | null) => void): ReactElement | null => {
    const row = rows[index]
    return row || !isThere ? (
      <GridRow
        key={row ? (taken.get(row.id) ?? row.id) : placeOf(index)}
        row={row}
        index={index}
        columns={columns}
        seen={seen}
        columnCount={columnCount}
        pinned={pinned}
        tabIndexOf={focus.tabIndexOf}
        measure={measure}
        selected={onSelect ? row !== undefined && selected.includes(row.id) : undefined}
        onSelect={() => row && ticks.toggle(row.id)}
        expanded={onExpand ? row !== undefined && expanded.includes(row.id) : undefined}
        onExpand={() => row && ticks.toggleExpanded(row.id)}
        renderExpanded={props.renderExpanded}
        actions={props.rowActions}
        hrefOf={props.hrefOf}
        onPress={onOpen ? (event, data) => opensRow(event) && onOpen(data) : undefined}
      />
    ) : null
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={heightOf(props.maxHeight, room)}
      data-flows={room.flows || undefined}
      data-scrolled={scrolled ? '' : undefined}
      onScroll={(event) => setScrolled(Math.abs(event.currentTarget.scrollLeft) > 1)}
    >
      <table
        ref={table}
        role="grid"
        aria-label={props.label}
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
          {[...narrow(before), ...columns.map(widths.styleOf), ...narrow(after)].map((style, index) => (
            <col key={index} style={style} />
          ))}
        </colgroup>
        <GridHead
          {...props}
          columns={columns}
          before={before}
          widths={widths}
          ticks={ticks}
          pinned={pinned}
          tabIndexOf={focus.tabIndexOf}
          onResizing={setResizing}
        />
        {manyRows === null || typeof manyRows === 'string' ? (
          Array.from({ length: isThere ? Math.min(rows.length, atOnce) : first }, (_, index) =>
            drawRow(index),
          )
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
        {totals && painted && columns.some(({ column }) => column.id in totals) && (
          <GridFoot columns={columns} totals={totals} before={before} after={after} pinned={pinned} />
        )}
      </table>
    </div>
  )
}

const narrow = (count: number): readonly CSSProperties[] =>
  Array.from({ length: count }, () => ({ inlineSize: narrowColumn }))

/** As high as it may be, or as there is room for below what stands above it. */
const heightOf = (most: number | string | undefined, { height }: Room): CSSProperties | undefined =>
  most !== undefined
    ? { maxBlockSize: most }
    : height === null
      ? undefined
      : ({ '--room': `${height}px` } as CSSProperties)

/** Presses what is in a cell, where there is something. A link is followed, not only pressed: Ctrl+Enter opens it elsewhere. */
function pressInside(cell: HTMLElement, { ctrlKey, metaKey }: KeyboardEvent): boolean {
  const inner = cell.querySelector<HTMLElement>('a[href], button, input')
  inner?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey }),
  )
  return inner !== null
}

/** Whether a press in a row is meant for the row, and not for what stands in it or for a text that is being marked. */
function opensRow({ target }: MouseEvent): boolean {
  const onControl =
    target instanceof Element && target.closest('a, button, input, label, [role="menu"], [popover]')
  return !onControl && window.getSelection()?.toString() === ''
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
