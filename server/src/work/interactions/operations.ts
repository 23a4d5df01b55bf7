import { customFieldOperations } from './custom-fields.ts'
import { dataFixOperations } from './data-fix/operations.ts'
import { interactionTypeOperations } from './interaction-types.ts'
import {
  getInteraction,
  interactionsByClients,
  interactionsByIds,
  interactionsByUsers,
  interactionsOfClient,
} from './list-interactions.ts'
import { primaryGoalOperations } from './primary-goals.ts'
import { activityReport, userPerformanceReport } from './reports.ts'
import { createInteraction, removeInteraction, updateInteraction } from './save-interaction.ts'

export const interactionOperations = {
  ...customFieldOperations,
  ...dataFixOperations,
  ...interactionTypeOperations,
  ...primaryGoalOperations,
  'interactions.get': getInteraction,
  'interactions.ofClient': interactionsOfClient,
  'interactions.byClients': interactionsByClients,
  'interactions.byIds': interactionsByIds,
  'interactions.byUsers': interactionsByUsers,
  'interactions.activityReport': activityReport,
  'interactions.userPerformanceReport': userPerformanceReport,
  'interactions.create': createInteraction,
  'interactions.update': updateInteraction,
  'interactions.remove': removeInteraction,
}
