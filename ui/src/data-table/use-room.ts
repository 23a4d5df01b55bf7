import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels below which a box that scrolls by itself shows too little. */
const least = 300

/** How a table stands on its screen. */
export interface Room {
  /** Pixels that it may be high; null where the style sheet says so. */
  readonly height: number | null
  /** It scrolls with the screen: a box of its own would scroll beside it. */
  readonly flows: boolean
  /** It is known to have room for all columns. */
  readonly fits: boolean
  /** Pixels of the window that it may take before anything scrolls. */
  readonly inSight: { readonly width: number; readonly height: number }
}

const unknown: Room = { height: null, flows: false, fits: false, inSight: { width: 2000, height: 400 } }

/** How far what stands below an element, on its screen, reaches below it. */
function reachBelow(element: Element, screen: Element): number {
  const { bottom } = element.getBoundingClientRect()
  let end = bottom
  for (let at: Element | null = element; at && at !== screen; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const place = next.getBoundingClientRect()
      if (place.top >= bottom && place.height > 0) end = Math.max(end, place.bottom)
    }
  return end - bottom
}

/**
 * How a table stands so that one thing scrolls. The last thing of a screen is
 * as high as what is left of the window, with its own foot and the margin of
 * the screen below it, and scrolls by itself; where too little is left, or
 * where more comes below, it flows with the screen.
 *
 * @param mayFlow it is not so long that only the rows in sight are drawn
 * @param width pixels of all its columns
 */
export function useRoom(box: RefObject<HTMLElement | null>, mayFlow: boolean, width: number): Room {
  const [room, setRoom] = useState(unknown)
  useLayoutEffect(() => {
    const element = box.current
    const screen = element?.closest('main')
    if (!element || !screen || element.closest('dialog')) return
    const measure = (): void => {
      const frame = element.parentElement ?? element
      const { top, bottom } = element.getBoundingClientRect()
      const foot = frame.getBoundingClientRect().bottom - bottom
      // As at its top: what its end keeps free besides is not there below a table that fills the window.
      const margin = Number.parseFloat(getComputedStyle(screen).paddingBlockStart) || 0
      const left = Math.floor(innerHeight - (top + scrollY) - foot - margin - reachBelow(frame, screen))
      const inSight = { width: element.clientWidth, height: innerHeight - top }
      const fits = inSight.width >= width
      const next =
        left >= least
          ? { height: left, flows: false, fits, inSight }
          : { height: null, flows: mayFlow, fits, inSight }
      setRoom((now) =>
        now.height === next.height && now.flows === next.flows && now.fits === fits ? now : next,
      )
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
  }, [box, mayFlow, width])
  return room
}

/**
 * Keeps the head of a table that flows in sight, below the bar of the portal.
 * What scrolls sideways by itself has nothing that sticks to the window: the
 * style sheet moves the head along, in browsers whose animations can follow
 * the scrolling, and is told from where and how far.
 */
export function useFollowingHead(
  box: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  flows: boolean,
): void {
  useLayoutEffect(() => {
    const [element, head] = [box.current, table.current?.tHead]
    const whole = table.current
    const screen = element?.closest('main')
    if (!flows || !element || !whole || !head || !screen) return
    const follow = (): void => {
      // Of the head alone: all that is below it would be looked through for what it takes over.
      const { style } = head
      const { top, height } = whole.getBoundingClientRect()
      const bar = Number.parseFloat(getComputedStyle(element).getPropertyValue('--shell-top')) || 0
      const way = height - head.offsetHeight - (whole.tFoot?.offsetHeight ?? 0)
      const from = top + scrollY - bar
      // A range that no scrolling reaches is taken for one that lies behind: the head would stand on the first row.
      const to = Math.min(from + way, document.documentElement.scrollHeight - innerHeight)
      element.toggleAttribute('data-follows', to > from)
      style.setProperty('--from', `${from}px`)
      style.setProperty('--by', `${to - from}px`)
      style.setProperty('--to', `${to}px`)
    }
    const sizes = new ResizeObserver(follow)
    for (const one of [whole, screen.firstElementChild ?? screen]) sizes.observe(one)
    window.addEventListener('resize', follow)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', follow)
    }
  }, [box, table, flows])
}
