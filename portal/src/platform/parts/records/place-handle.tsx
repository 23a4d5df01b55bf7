import { ChevronsUpDown, Icon } from '@portal/ui/icon'
import { useContext, useLayoutEffect, useRef, type PointerEvent, type ReactElement } from 'react'
import type { KeptRow } from './kept-row.ts'
import { moveTo } from './ordering.ts'
import { PlacesContext } from './places.ts'
import styles from './place-handle.module.css'

interface Drag {
  readonly own: HTMLElement
  /** The rows that are drawn, by where they stand. */
  readonly rows: readonly (readonly [at: number, row: HTMLElement, middle: number])[]
  readonly from: number
  readonly height: number
  readonly startY: number
  to: number
}

const rowOf = (handle: Element): HTMLElement | null => handle.closest('tr, li')

const middleOf = (row: HTMLElement): number => {
  const { top, height } = row.getBoundingClientRect()
  return top + scrollY + height / 2
}

/** The rows between where one came from and where it is make room for it. */
function draw({ own, rows, from, to, height }: Drag, by: number): void {
  for (const [at, row] of rows) {
    const shift = at > from && at <= to ? -height : at < from && at >= to ? height : 0
    row.style.translate = row === own ? `0 ${by}px` : shift === 0 ? '' : `0 ${shift}px`
  }
}

function undo({ own, rows }: Drag): void {
  own.removeAttribute('data-dragged')
  for (const [, row] of rows) row.style.translate = ''
}

/**
 * What a row is dragged by, with a mouse, a pen or a finger. By the keyboard, and for whoever does not see it, a row
 * moves by the letters and entries of its menu.
 */
export function PlaceHandle({ row }: { readonly row: KeptRow }): ReactElement | null {
  const places = useContext(PlacesContext)
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<Drag | null>(null)
  const among = places?.rowsOf(row) ?? []
  const at = among.findIndex(({ id }) => id === row.id)
  const group = String(among[0]?.id)
  // It stands where it was put, from now on by itself.
  useLayoutEffect(() => {
    const own = handle.current && rowOf(handle.current)
    if (own) own.style.translate = ''
  }, [at])
  if (!places || at < 0 || !row.can.update) return null

  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0 || drag.current) return
    const own = rowOf(event.currentTarget)
    const list = event.currentTarget.closest('table, ul')
    if (!own || !list) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...list.querySelectorAll<HTMLElement>('[data-place-at]')].flatMap((one) => {
      const found = rowOf(one)
      return found && one.dataset['placeGroup'] === group
        ? [[Number(one.dataset['placeAt']), found, middleOf(found)] as const]
        : []
    })
    own.setAttribute('data-dragged', '')
    const { height } = own.getBoundingClientRect()
    drag.current = { own, rows, from: at, to: at, height, startY: event.clientY + scrollY }
  }
  const go = (event: PointerEvent<HTMLSpanElement>): void => {
    const now = drag.current
    if (!now) return
    const y = event.clientY + scrollY
    const [first] = now.rows
    // Behind every other row whose middle lies above.
    now.to = now.rows.reduce(
      (to, [place, one, middle]) =>
        one !== now.own && middle < y ? Math.max(to, place < now.from ? place + 1 : place) : to,
      first?.[0] ?? now.from,
    )
    draw(now, y - now.startY)
  }
  const end = (isDropped: boolean): void => {
    const now = drag.current
    drag.current = null
    if (!now) return
    if (!isDropped || now.to === now.from) return undo(now)
    const goal = now.rows.find(([place]) => place === now.to)
    const from = now.rows.find(([place]) => place === now.from)
    now.own.removeAttribute('data-dragged')
    draw(now, (goal?.[2] ?? 0) - (from?.[2] ?? 0))
    // What could not be written stands where it was.
    void moveTo(places, row, now.to).finally(() => setTimeout(() => undo(now), 1500))
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
      onPointerMove={go}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon of={ChevronsUpDown} />
    </span>
  )
}
