import { type } from 'arktype'
import { defineCalls } from '../../foundation/contract/call.ts'
import type { Fields } from '../../foundation/contract/field.ts'
import { resourceCalls } from '../../foundation/contract/resource-calls.ts'
import type { ResourceCalls } from '../../foundation/contract/resource-types.ts'
import type { Resource } from '../../foundation/contract/resource.ts'
import { day, id, name } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { resources, type DeclaredResource } from './resources.ts'

const deliverableIds = id.array().atLeastLength(1).atMostLength(1000)

type CallsOf<R> =
  R extends Resource<infer N, infer F extends Fields, infer C extends boolean>
    ? ResourceCalls<N, F, C>
    : never
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never

/** The calls of every declared list. */
const ofResources = Object.assign(
  {},
  ...resources.map((resource) => resourceCalls(resource)),
) as unknown as AllOf<CallsOf<DeclaredResource>>

export const recordCalls = defineCalls({
  ...ofResources,
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
