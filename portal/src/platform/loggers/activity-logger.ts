import type { Answer } from '@portal/core/calls'
import { atom } from 'nanostores'

type Activity = Answer<'activities.create'>

interface Logger {
  readonly open: boolean
  readonly clientId: number | null
  /** The activity that is edited; null for a new one. */
  readonly activity: Activity | null
}

const closed: Logger = { open: false, clientId: null, activity: null }

/** Whether 'Log Client Activities' is open, and for which client. */
export const $activityLogger = atom<Logger>(closed)

/** Opens the logger from anywhere in the portal. */
export const openActivityLogger = (options: { readonly clientId?: number } = {}): void =>
  $activityLogger.set({ open: true, clientId: options.clientId ?? null, activity: null })

/** Opens the logger with an activity to edit. */
export const editActivity = (activity: Activity): void =>
  $activityLogger.set({ open: true, clientId: activity.clientId, activity })

export const closeActivityLogger = (): void => $activityLogger.set(closed)
