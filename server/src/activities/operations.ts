import { activityTypeOperations } from './activity-types.ts'
import { categoryOperations } from './categories.ts'
import { activitiesOfClient, activitiesOfClientPaged, activitiesOfUser } from './list-activities.ts'
import { createActivity, removeActivity, updateActivity } from './save-activity.ts'

export const activityOperations = {
  ...activityTypeOperations,
  ...categoryOperations,
  'activities.ofClient': activitiesOfClient,
  'activities.ofClientPaged': activitiesOfClientPaged,
  'activities.ofUser': activitiesOfUser,
  'activities.create': createActivity,
  'activities.update': updateActivity,
  'activities.remove': removeActivity,
}
