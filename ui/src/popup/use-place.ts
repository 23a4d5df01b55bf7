import { useLayoutEffect, type CSSProperties, type RefObject } from 'react'
import type { ReferenceType } from '@floating-ui/react-dom'
import type { place, Placing } from './place.ts'

type Place = typeof place

let known: Place | null = null

/** What places popups: 7 KB that no page waits for. It comes when the page is idle, or with the first popup. */
const loadPlace = async (): Promise<Place> => (known ??= (await import('./place.ts')).place)
if (typeof window !== 'undefined' && 'requestIdleCallback' in window)
  window.requestIdleCallback(() => void loadPlace().catch(() => undefined))

/** Without a connection: below, from where the anchor begins. */
const placeSimply: Place = (anchor, floating, { gap }) => {
  const { left, bottom } = anchor.getBoundingClientRect()
  Object.assign(floating.style, { left: `${left}px`, top: `${bottom + gap}px` })
  floating.dataset['positioned'] = ''
  return () => undefined
}

/** Where something that floats stands before it has its place. */
export const unplaced: CSSProperties = { position: 'fixed', left: 0, top: 0 }

/** Keeps an element of the top layer beside its anchor while it is there. */
export function usePlace(
  floating: RefObject<HTMLElement | null>,
  anchor: ReferenceType | null,
  { placement, gap, width }: Placing,
): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!anchor || !element) return
    let stop: (() => void) | null = null
    let here = true
    const begin = (place: Place): void => {
      if (here) stop = place(anchor, element, { placement, gap, width })
    }
    if (known) begin(known)
    else loadPlace().then(begin, () => begin(placeSimply))
    return () => {
      here = false
      stop?.()
    }
  }, [floating, anchor, placement, gap, width])
}
