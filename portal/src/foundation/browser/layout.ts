import type { RouteName } from '@portal/core/foundation/routes'
import { atom } from 'nanostores'
import { asFlag, keptAtom } from './kept.ts'
import { yourDayLiesNow } from './media.ts'

/** Whether the sidebar stays open on wide windows instead of shrinking to a rail. */
export const $sidebarPinned = keptAtom('portal:sidebar-pinned', false, asFlag)

/** Whether the drawer of small screens is out. */
export const $drawerOpen = atom(false)

/** Whether the Your Day panel stands beside the screen. */
export const $yourDayOpen = keptAtom('portal:your-day-open', false, asFlag)

/** Whether it lies over the screen: for a moment only, so that no reload and no other screen begins under it. */
export const $yourDayOver = atom(false)

/** Opens or closes Your Day, beside the screen or over it. */
export const toggleYourDay = (): void => {
  const open = yourDayLiesNow() ? $yourDayOver : $yourDayOpen
  open.set(!open.get())
}

/** Whether the list of keyboard shortcuts is shown. */
export const $shortcutsOpen = atom(false)

/** The screen that is shown; also in the page, for styles of a single screen. */
export const $routeName = atom<RouteName | null>(null)
$routeName.listen((name) => {
  document.documentElement.dataset['route'] = name ?? ''
})
