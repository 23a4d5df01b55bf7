import { atom, computed } from 'nanostores'
import type { LinkedEntry } from './logger-in-address.ts'

/** What the logger opens with: a client, or the interaction to change. */
export interface LoggerOpening {
  readonly clientId?: number
  readonly interactionId?: number
  /** Why it is corrected: kept with the change. */
  readonly reason?: string
  /** What a new one begins with. */
  readonly entry?: LinkedEntry
}

/** With what 'Log Client Interaction' is open; null while it is closed. */
export const $interactionLogger = atom<LoggerOpening | null>(null)

export const $interactionLoggerOpen = computed($interactionLogger, (opening) => opening !== null)

/** Opens the interaction logger from anywhere in the portal. */
export const openInteractionLogger = (opening: LoggerOpening = {}): void => $interactionLogger.set(opening)

export const closeInteractionLogger = (): void => $interactionLogger.set(null)
