import { activityTypeOperations } from './activity-types.ts'
import { categoryOperations } from './categories.ts'
import { getDraft, removeDraft, saveDraft } from './drafts.ts'
import {
  activitiesOfClient,
  activitiesOfClientPaged,
  activitiesOfUser,
  getActivity,
} from './list-activities.ts'
import { createPacingNote, pacingNotesOfClient } from './pacing-notes.ts'
import { createActivity, removeActivity, updateActivity } from './save-activity.ts'

export const activityOperations = {
  ...activityTypeOperations,
  ...categoryOperations,
  'activities.ofClient': activitiesOfClient,
  'activities.ofClientPaged': activitiesOfClientPaged,
  'activities.ofUser': activitiesOfUser,
  'activities.get': getActivity,
  'activities.create': createActivity,
  'activities.update': updateActivity,
  'activities.remove': removeActivity,
  'drafts.get': getDraft,
  'drafts.save': saveDraft,
  'drafts.remove': removeDraft,
  'pacingNotes.ofClient': pacingNotesOfClient,
  'pacingNotes.create': createPacingNote,
}
