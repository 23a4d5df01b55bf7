import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels below which a box that scrolls by itself shows too little. */
const least = 300

/**
 * How high a table may be so that the screen it stands on does not scroll
 * beside it: what is left of the window below it, its own foot and the margin
 * of the screen. null: too little is left, or it stands on no screen.
 */
export function useRoom(box: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    const screen = element?.closest('main')
    if (!element || !screen || element.closest('dialog')) return
    const measure = (): void => {
      const { top, bottom } = element.getBoundingClientRect()
      const frame = element.parentElement?.getBoundingClientRect().bottom ?? bottom
      const margin = Number.parseFloat(getComputedStyle(screen).paddingBlockEnd) || 0
      const left = Math.floor(innerHeight - (top + scrollY) - (frame - bottom) - margin)
      setRoom(left < least ? null : left)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const one of [element.parentElement, element.parentElement?.parentElement, screen.firstElementChild])
      if (one) sizes.observe(one)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
  return room
}
