import { ChevronsUpDown, Icon } from '@portal/ui/icon'
import { useLayoutEffect, useRef, type PointerEvent, type ReactElement } from 'react'
import { scrollWhile } from './scroll-while.ts'
import styles from './drag-handle.module.css'

/** A row that is drawn, with where it stands on the page in pixels. */
interface Place {
  readonly at: number
  readonly row: HTMLElement
  readonly top: number
  readonly bottom: number
}

interface Drag {
  readonly own: Place
  readonly rows: readonly Place[]
  /** What the dragged row takes, with the gap below it. */
  readonly height: number
  readonly startY: number
  readonly stopScrolling: () => void
  to: number
}

const rowOf = (handle: Element): HTMLElement | null => handle.closest('tr, li, [data-place-row]')

function placeOf(at: number, row: HTMLElement): Place {
  const { top, bottom } = row.getBoundingClientRect()
  return { at, row, top: top + scrollY, bottom: bottom + scrollY }
}

/** How far a row moves that gives its place to another one, or its own with the gap beside it. */
function heightOf(own: Place, rows: readonly Place[]): number {
  const next = rows.find(({ top }) => top >= own.bottom)
  const before = rows.findLast(({ bottom }) => bottom <= own.top)
  return next ? next.top - own.top : before ? own.bottom - before.bottom : own.bottom - own.top
}

/** The rows between where one came from and where it is make room for it. */
function draw({ own, rows, to, height }: Drag, by: number): void {
  for (const { at, row } of rows) {
    const shift = at > own.at && at <= to ? -height : at < own.at && at >= to ? height : 0
    row.style.translate = at === own.at ? `0 ${by}px` : shift === 0 ? '' : `0 ${shift}px`
  }
}

function undo({ own, rows }: Drag): void {
  own.row.removeAttribute('data-dragged')
  for (const { row } of rows) row.style.translate = ''
}

export interface DragHandleProps {
  /** Where it stands among those of its group. */
  readonly at: number
  /** Rows of the same list and group change places. */
  readonly group: string
  /** Puts it at another place, counted from 0; settled when it was written, or could not be. */
  readonly onDrop: (to: number) => unknown
}

/**
 * What a row, an entry or a card (`data-place-row` in a `data-place-list`) is dragged by, with a mouse, a pen or a
 * finger. By the keyboard, and for whoever does not see it, whoever draws it offers another way.
 */
export function DragHandle({ at, group, onDrop }: DragHandleProps): ReactElement {
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<Drag | null>(null)
  // It stands where it was put, from now on by itself.
  useLayoutEffect(() => {
    const own = handle.current && rowOf(handle.current)
    if (own) own.style.translate = ''
  }, [at])

  const goTo = (clientY: number): void => {
    const now = drag.current
    if (!now) return
    const y = clientY + scrollY
    const [first] = now.rows
    // Behind every other row whose middle lies above.
    now.to = now.rows.reduce(
      (to, { at: place, top, bottom }) =>
        place !== now.own.at && (top + bottom) / 2 < y
          ? Math.max(to, place < now.own.at ? place + 1 : place)
          : to,
      first?.at ?? now.own.at,
    )
    draw(now, y - now.startY)
  }
  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0 || drag.current) return
    const row = rowOf(event.currentTarget)
    const list = event.currentTarget.closest('table, ul, [data-place-list]')
    if (!row || !list) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...list.querySelectorAll<HTMLElement>('[data-place-at]')].flatMap((one) => {
      const found = rowOf(one)
      return found && one.dataset['placeGroup'] === group
        ? [placeOf(Number(one.dataset['placeAt']), found)]
        : []
    })
    const own = placeOf(at, row)
    row.setAttribute('data-dragged', '')
    drag.current = {
      own,
      rows,
      to: at,
      height: heightOf(own, rows),
      startY: event.clientY + scrollY,
      stopScrolling: scrollWhile(event, goTo),
    }
  }
  const end = (isDropped: boolean): void => {
    const now = drag.current
    drag.current = null
    if (!now) return
    now.stopScrolling()
    const goal = now.rows.find(({ at: place }) => place === now.to)
    if (!isDropped || !goal || now.to === now.own.at) return undo(now)
    now.own.row.removeAttribute('data-dragged')
    draw(now, now.to > now.own.at ? goal.bottom - now.own.bottom : goal.top - now.own.top)
    // What could not be written stands where it was.
    void Promise.resolve(onDrop(now.to)).finally(() => setTimeout(() => undo(now), 1500))
  }
  return (
    <span
      ref={handle}
      className={styles.handle}
      data-place-at={at}
      data-place-group={group}
      aria-hidden="true"
      title="Drag to move"
      onPointerDown={begin}
      onPointerMove={(event) => goTo(event.clientY)}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon of={ChevronsUpDown} />
    </span>
  )
}
