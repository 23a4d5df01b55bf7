import { atom, computed } from 'nanostores'

/** What the logger opens with: a client, or the interaction to change. */
export interface LoggerOpening {
  readonly clientId?: number
  readonly interactionId?: number
}

/** With what 'Log Client Interaction' is open; null while it is closed. */
export const $interactionLogger = atom<LoggerOpening | null>(null)

export const $interactionLoggerOpen = computed($interactionLogger, (opening) => opening !== null)

/** Opens the interaction logger from anywhere in the portal. */
export const openInteractionLogger = (opening: LoggerOpening = {}): void => $interactionLogger.set(opening)

export const closeInteractionLogger = (): void => $interactionLogger.set(null)
