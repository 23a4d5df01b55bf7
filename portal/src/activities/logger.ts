import { atom } from 'nanostores'

/** Whether 'Log Client Activities' is open, and for which client. */
export const $activityLogger = atom<{ readonly open: boolean; readonly clientId: number | null }>({
  open: false,
  clientId: null,
})

/** Opens the logger from anywhere in the portal. */
export const openActivityLogger = (options: { readonly clientId?: number } = {}): void =>
  $activityLogger.set({ open: true, clientId: options.clientId ?? null })

export const closeActivityLogger = (): void => $activityLogger.set({ open: false, clientId: null })
