import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'

/**
 * The focus of a row that is taken away, by a reload or by what was pressed in it, goes to the row that follows, or
 * else to what is left of the list. Called by what draws the rows, in the same drawing that takes one away.
 * @param list around the rows, which stays when the last of them goes
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const held = useRef<{ readonly row: Element; readonly place: () => void } | null>(null)
  useEffect(() => {
    const whole = list.current
    const hold = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('tr, li') : null
      held.current = row && { row, place: placeOf(row) }
    }
    // A row that goes with the focus is left by it too; one that was left before is forgotten.
    const leave = (): void =>
      queueMicrotask(() => {
        if (held.current?.row.isConnected && !held.current.row.contains(activeElement())) held.current = null
      })
    whole?.addEventListener('focusin', hold)
    whole?.addEventListener('focusout', leave)
    return () => {
      whole?.removeEventListener('focusin', hold)
      whole?.removeEventListener('focusout', leave)
    }
  }, [list])
  useLayoutEffect(() => {
    const gone = held.current
    if (!gone || gone.row.isConnected) return
    held.current = null
    if (activeElement() === null) gone.place()
  })
}
