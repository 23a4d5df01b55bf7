import { activityTypeId, pacingSectionOf } from './constants.ts'

/** Types to whose activities a pacing note may be added. */
export const takesPacingNote = (typeId: number | null): boolean =>
  typeId === activityTypeId.displayVideo || (typeId !== null && typeId in pacingSectionOf)
