import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, name } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

const deliverableIds = id.array().atLeastLength(1).atMostLength(1000)

/** What is done to several deliverables at once; the list itself is a record. */
export const deliverableCalls = defineCalls({
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
  'deliverableTasks.tick': {
    method: 'PUT',
    path: '/account-manager-deliverable-tasks/{id}/done',
    summary: 'Says that what an account manager does every month was done for a client, or was not.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', clientId: id, month: day, done: 'boolean' }),
    response: type({ done: 'boolean' }),
  },
  'strategies.name': {
    method: 'PUT',
    path: '/strategies/{id}/deliverables',
    summary: 'Names what is made for a strategy: these deliverables of its client, and no others.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', ids: id.array().atMostLength(200) }),
    response: type({ ids: 'number[]' }),
  },
})
