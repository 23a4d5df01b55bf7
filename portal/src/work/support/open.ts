import { atom } from 'nanostores'

/** Whether the Support Requests dialog is open. */
export const $supportRequestsOpen = atom(false)

/** Opens Support Requests from anywhere in the portal. */
export const openSupportRequests = (): void => $supportRequestsOpen.set(true)

export const closeSupportRequests = (): void => $supportRequestsOpen.set(false)
