import { atom } from 'nanostores'
import { asFlag, keptAtom } from './kept.ts'

/** Whether the sidebar stays open on wide windows instead of shrinking to a rail. */
export const $sidebarPinned = keptAtom('portal:sidebar-pinned', false, asFlag)

/** Whether the drawer of small screens is out. */
export const $drawerOpen = atom(false)

/** Whether the list of keyboard shortcuts is shown. */
export const $shortcutsOpen = atom(false)
