import { getDraft, removeDraft, saveDraft } from './drafts.ts'
import {
  activitiesOfClient,
  activitiesOfClientPaged,
  activitiesOfNamedUser,
  activitiesOfUser,
  getActivity,
} from './list-activities.ts'
import { createPacingNote, pacingNotesOfClient, pacingNotesOfMonth } from './pacing-notes.ts'
import { clientReport } from './reports/client-report.ts'
import { previewReport, sendReport } from './reports/send-report.ts'
import { userPerformance } from './reports/user-performance.ts'
import { createActivity, removeActivity, updateActivity } from './save-activity.ts'

export const activityOperations = {
  'activities.ofClient': activitiesOfClient,
  'activities.ofClientPaged': activitiesOfClientPaged,
  'activities.ofUser': activitiesOfUser,
  'users.activities': activitiesOfNamedUser,
  'activities.get': getActivity,
  'activities.create': createActivity,
  'activities.update': updateActivity,
  'activities.remove': removeActivity,
  'activityReports.userPerformance': userPerformance,
  'activityReports.clientReport': clientReport,
  'activityReports.previewMail': previewReport,
  'activityReports.sendMail': sendReport,
  'drafts.get': getDraft,
  'drafts.save': saveDraft,
  'drafts.remove': removeDraft,
  'pacingNotes.ofClient': pacingNotesOfClient,
  'pacingNotes.ofMonth': pacingNotesOfMonth,
  'pacingNotes.create': createPacingNote,
}
