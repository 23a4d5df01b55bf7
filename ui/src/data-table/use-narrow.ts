import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Below this many px a table is a list of cards (experience: phone). */
const cardsBelow = 600

/** Whether an element is too narrow for a table: measured on the element, so that it holds inside a widget too. */
export const useNarrow = (element: RefObject<HTMLElement | null>): boolean => {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = (): void => {
      const width = measured.getBoundingClientRect().width
      if (width > 0) setNarrow(width < cardsBelow)
    }
    measure()
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(measured)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])
  return narrow
}
