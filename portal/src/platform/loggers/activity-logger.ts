import type { Answer } from '@portal/core/calls'
import { atom } from 'nanostores'
import type { LinkedEntry } from './logger-in-address.ts'

type Activity = Answer<'activities.create'>

interface Logger {
  readonly open: boolean
  readonly clientId: number | null
  /** The activity that is edited; null for a new one. */
  readonly activity: Activity | null
  /** What a new one begins with. */
  readonly entry?: LinkedEntry
}

const closed: Logger = { open: false, clientId: null, activity: null }

/** Whether 'Log Client Activities' is open, and for which client. */
export const $activityLogger = atom<Logger>(closed)

/** Opens the logger from anywhere in the portal. */
export const openActivityLogger = (
  options: { readonly clientId?: number; readonly entry?: LinkedEntry } = {},
): void => $activityLogger.set({ ...closed, ...options, open: true })

/** Opens the logger with an activity to edit. */
export const editActivity = (activity: Activity): void =>
  $activityLogger.set({ open: true, clientId: activity.clientId, activity })

export const closeActivityLogger = (): void => $activityLogger.set(closed)
