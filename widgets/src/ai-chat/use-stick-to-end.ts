import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end that still count as being there. */
const near = 48

/**
 * Keeps the end of a growing list in sight, until somebody scrolls up to read,
 * and again from when they are back at the end.
 *
 * @param content what makes it grow
 * @param whole what begins it anew, at its end
 */
export function useStickToEnd(
  content: readonly unknown[],
  whole: unknown,
): { readonly scroller: RefObject<HTMLDivElement | null>; readonly away: boolean; toEnd(): void } {
  const scroller = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [away, setAway] = useState(false)
  const toEnd = useCallback(() => {
    sticks.current = true
    setAway(false)
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }, [])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = (): void => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight <= near
      setAway(!sticks.current)
    }
    // Growing moves nothing: the end goes away from where one is. Only a person's own scrolling lets go.
    const grown = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', look, { passive: true })
    grown.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      grown.disconnect()
    }
  }, [])
  useLayoutEffect(() => toEnd(), [whole, toEnd])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && sticks.current) element.scrollTop = element.scrollHeight
  })
  void content
  return { scroller, away, toEnd }
}
