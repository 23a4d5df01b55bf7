import { atom } from 'nanostores'

/** Whether 'Log Client Interaction' is open. */
export const $interactionLoggerOpen = atom(false)

/** Opens the interaction logger from anywhere in the portal (shell 2.2). */
export const openInteractionLogger = (): void => $interactionLoggerOpen.set(true)

export const closeInteractionLogger = (): void => $interactionLoggerOpen.set(false)
