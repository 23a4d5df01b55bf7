import { sidebarSizes } from '@portal/core/foundation/routes'
import { useSyncExternalStore } from 'react'

/** Whether a media query matches, now and whenever that changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** `drawer` on small screens, `full` in between, `wide` where the sidebar may shrink to a rail. */
export type Width = 'drawer' | 'full' | 'wide'

/** How wide the window is, in the steps that change the frame. */
export function useWidth(): Width {
  const wide = useMedia(`(width > ${sidebarSizes.hoverExpandsAbove}px)`)
  const drawer = useMedia(`(width < ${sidebarSizes.drawerBelow}px)`)
  return drawer ? 'drawer' : wide ? 'wide' : 'full'
}

const yourDayLies = '(width < 1200px)'

/** Whether Your Day lies over the screen, for want of room beside it; the style of the panel has the same width. */
export const useYourDayLies = (): boolean => useMedia(yourDayLies)

/** The same at this moment, outside of a component. */
export const yourDayLiesNow = (): boolean => matchMedia(yourDayLies).matches
