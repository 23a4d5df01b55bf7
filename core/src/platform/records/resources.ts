import type { Resource } from '../../foundation/contract/resource.ts'
import { departmentUserAbilities, departmentUserTypes } from '../../access/departments/lists.ts'
import { overwatchAlarms } from '../../work/interactions/overwatch/alarms.ts'
import {
  taskStatuses,
  taskTeams,
  taskTemplateFields,
  taskTemplates,
  taskTypes,
} from '../../work/tasks/lists.ts'
import { userLevels } from '../../access/users/user-levels.ts'
import { credentials, scripts } from './client-access.ts'
import {
  deliverableActions,
  deliverableCategories,
  deliverables,
  deliverableStatuses,
  deliverableTemplates,
  deliverableTypes,
} from './deliverables.ts'
import { appointments, appointmentTypes, leads, leadTypes, sales, saleTypes } from './sales.ts'
import { strategies } from './strategies.ts'
import { cancellationReasons, clientUserTypes, managementGroups, serviceGroups, tactics } from './settings.ts'

/** Every simple record of the product. */
export const resources: readonly Resource[] = [
  serviceGroups,
  credentials,
  scripts,
  saleTypes,
  leadTypes,
  appointmentTypes,
  sales,
  leads,
  appointments,
  deliverableTypes,
  deliverableCategories,
  deliverableStatuses,
  deliverableActions,
  deliverableTemplates,
  deliverables,
  strategies,
  cancellationReasons,
  managementGroups,
  clientUserTypes,
  tactics,
  overwatchAlarms,
  userLevels,
  departmentUserTypes,
  departmentUserAbilities,
  taskTeams,
  taskTypes,
  taskStatuses,
  taskTemplates,
  taskTemplateFields,
]
