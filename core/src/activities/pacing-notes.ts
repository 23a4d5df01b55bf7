import { activityTypeId, pacingSectionOf } from './constants.ts'

/** The two sections that display/video chooses from (shell section 4). */
export const displayVideoSections = [
  { value: 3, label: 'Display' },
  { value: 4, label: 'Video' },
] as const

/** Types to whose activities a pacing note may be added (shell section 4). */
export const takesPacingNote = (typeId: number | null): boolean =>
  typeId === activityTypeId.displayVideo || (typeId !== null && typeId in pacingSectionOf)
