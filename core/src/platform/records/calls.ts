import { type } from 'arktype'
import { defineCalls } from '../../foundation/contract/call.ts'
import { resourceCalls } from '../../foundation/contract/resource-calls.ts'
import { day, id, name } from '../../foundation/contract/schemas.ts'
import { departmentUserAbilities, departmentUserTypes } from '../../access/departments/lists.ts'
import { overwatchAlarms } from '../../work/interactions/overwatch/alarms.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
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

const deliverableIds = id.array().atLeastLength(1).atMostLength(1000)

export const recordCalls = defineCalls({
  ...resourceCalls(serviceGroups),
  ...resourceCalls(credentials),
  ...resourceCalls(scripts),
  ...resourceCalls(saleTypes),
  ...resourceCalls(leadTypes),
  ...resourceCalls(appointmentTypes),
  ...resourceCalls(sales),
  ...resourceCalls(leads),
  ...resourceCalls(appointments),
  ...resourceCalls(deliverableTypes),
  ...resourceCalls(deliverableCategories),
  ...resourceCalls(deliverableStatuses),
  ...resourceCalls(deliverableActions),
  ...resourceCalls(deliverableTemplates),
  ...resourceCalls(deliverables),
  ...resourceCalls(strategies),
  ...resourceCalls(cancellationReasons),
  ...resourceCalls(managementGroups),
  ...resourceCalls(clientUserTypes),
  ...resourceCalls(tactics),
  ...resourceCalls(overwatchAlarms),
  ...resourceCalls(userLevels),
  ...resourceCalls(departmentUserTypes),
  ...resourceCalls(departmentUserAbilities),
  ...resourceCalls(taskTeams),
  ...resourceCalls(taskTypes),
  ...resourceCalls(taskStatuses),
  ...resourceCalls(taskTemplates),
  ...resourceCalls(taskTemplateFields),
  'deliverables.bulkCreate': {
    method: 'POST',
    path: '/deliverables/bulk-create',
    summary:
      'Adds a deliverable for each of the clients, from a template or from what is given; all or none.',
    allow: employees,
    body: type({
      '+': 'reject',
      clientIds: id.array().atLeastLength(1).atMostLength(1000),
      statusId: id,
      'templateId?': id,
      'name?': name,
      'typeId?': id.or('null'),
      'categoryId?': id.or('null'),
      'actionId?': id.or('null'),
      'assigneeId?': id.or('null'),
      'dueAt?': day.or('null'),
    }),
    response: type({ ids: 'number[]' }),
  },
  'deliverables.bulkStatus': {
    method: 'PUT',
    path: '/deliverables/bulk-status',
    summary: 'Gives several deliverables the same status; all or none.',
    allow: employees,
    body: type({ '+': 'reject', ids: deliverableIds, statusId: id }),
    response: type({ ids: 'number[]' }),
  },
})
