import type { Resource } from '../contract/resource.ts'
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
import { cancellationReasons, managementGroups, serviceGroups } from './settings.ts'

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
  cancellationReasons,
  managementGroups,
]
