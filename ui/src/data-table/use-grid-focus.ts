import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

/** A cell by place: row -1 is the header. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

interface GridFocusInput {
  readonly grid: RefObject<HTMLElement | null>
  readonly rowCount: number
  readonly columnCount: number
  /** Brings a row into the document, where only those in sight are drawn. */
  readonly reveal: (row: number) => void
  readonly onEnter: (place: CellPlace, cell: HTMLElement, event: KeyboardEvent<HTMLElement>) => void
  readonly onSpace: (place: CellPlace) => boolean
}

interface GridFocus {
  /** The one cell that Tab reaches. */
  readonly active: CellPlace
  /** Puts the focus on the cell that the keys have asked for, where it is drawn by now: for rows that draw themselves. */
  readonly settle: () => void
  /** Said before rows are drawn anew in other elements: the focus that one of them has comes back to its place. */
  readonly hold: () => void
  readonly tabIndexOf: (row: number, column: number) => 0 | -1
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

const rowsOfPage = 10

const cellAt = (grid: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`) ?? null

/** Arrow keys through a grid as in the ARIA practices: one stop for Tab, then the keys move from cell to cell. */
export const useGridFocus = ({
  grid,
  rowCount,
  columnCount,
  reveal,
  onEnter,
  onSpace,
}: GridFocusInput): GridFocus => {
  const [wanted, setWanted] = useState<CellPlace>({ row: 0, column: 0 })
  const pending = useRef(false)
  const active: CellPlace = {
    row: Math.min(wanted.row, rowCount - 1),
    column: Math.min(wanted.column, columnCount - 1),
  }
  const settle = (): void => {
    if (!pending.current) return
    const cell = cellAt(grid.current, active)
    // Not drawn yet: the next drawing, after scrolling there, tries again.
    if (!cell) return
    pending.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  useLayoutEffect(settle)
  const hold = useCallback((): void => {
    const root = grid.current?.getRootNode()
    const held = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    if (held?.closest('tbody') && grid.current?.contains(held)) pending.current = true
  }, [grid])

  const move = (place: CellPlace): void => {
    const row = Math.max(-1, Math.min(rowCount - 1, place.row))
    const column = Math.max(0, Math.min(columnCount - 1, place.column))
    pending.current = true
    setWanted({ row, column })
    if (row >= 0) reveal(row)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event
    // Keys typed into something inside a cell are that thing's own.
    if (!(target instanceof HTMLElement) || target.dataset['place'] === undefined || event.altKey) return
    const { row, column } = active
    const far = event.ctrlKey || event.metaKey
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const goals: Readonly<Record<string, CellPlace>> = {
      ArrowDown: { row: far ? rowCount - 1 : row + 1, column },
      ArrowUp: { row: far ? 0 : row - 1, column },
      ArrowRight: { row, column: column + forward },
      ArrowLeft: { row, column: column - forward },
      PageDown: { row: row + rowsOfPage, column },
      PageUp: { row: Math.max(0, row - rowsOfPage), column },
      Home: { row: far ? 0 : row, column: 0 },
      End: { row: far ? rowCount - 1 : row, column: columnCount - 1 },
    }
    const goal = goals[event.key]
    if (goal) move(goal)
    else if (event.key === 'Enter') onEnter(active, target, event)
    else if (event.key !== ' ' || !onSpace(active)) return
    event.preventDefault()
  }

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const cell =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-place]') : null
    const [row, column] = (cell?.dataset['place'] ?? '').split(':').map(Number)
    if (row === undefined || column === undefined || Number.isNaN(row)) return
    if (row !== active.row || column !== active.column) setWanted({ row, column })
  }

  return {
    active,
    settle,
    hold,
    tabIndexOf: (row, column) => (row === active.row && column === active.column ? 0 : -1),
    onKeyDown,
    onFocus,
  }
}
