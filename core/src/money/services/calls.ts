import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, name } from '../../foundation/contract/schemas.ts'
import { pacingSections } from './sections.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'

/** A service that clients are billed for. */
export const service = type({
  id: 'number',
  name: 'string',
  order: 'number',
  active: 'boolean',
  serviceGroupId: 'number | null',
  ServiceGroup: type({ id: 'number', name: 'string' }).or('null'),
  /** The section of the pacing report that its budgets belong to. */
  pacingSectionId: 'number | null',
})

const sectionId = type.enumerated(...pacingSections.map(({ id: section }) => section)).or('null')

export const serviceCalls = defineCalls({
  'services.list': {
    method: 'GET',
    path: '/services',
    summary: 'Services, in their order.',
    allow: ownClients,
    response: service.array(),
  },
  'services.get': {
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service.',
    allow: ownClients,
    params: byId,
    response: service,
  },
  'services.create': {
    method: 'POST',
    path: '/services',
    summary: 'Adds a service.',
    allow: employees,
    body: type({
      '+': 'reject',
      name,
      'order?': 'number.integer',
      'active?': 'boolean',
      'serviceGroupId?': id.or('null'),
      'pacingSectionId?': sectionId,
    }),
    response: service,
  },
  'services.update': {
    method: 'PUT',
    path: '/services/{id}',
    summary: 'Changes a service.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'order?': 'number.integer',
      'active?': 'boolean',
      'serviceGroupId?': id.or('null'),
      'pacingSectionId?': sectionId,
    }),
    response: service,
  },
  'services.remove': {
    method: 'DELETE',
    path: '/services/{id}',
    summary: 'Removes a service that no budget uses.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
})
