import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, text } from '../../foundation/contract/schemas.ts'
import { administrators } from '../../foundation/policy/rules-of-calls.ts'

const reason = text.and('string <= 2000' as 'string')

/** An account that ends on a day. */
export const termination = type({
  id: 'number',
  userId: 'number',
  User: { id: 'number', fullName: 'string', email: 'string' },
  terminatesOn: 'string',
  reason: 'string',
  /** When it was done; null while it is still to come. */
  doneAt: 'string | null',
  createdAt: 'string',
  version: 'number',
  can: { update: 'boolean', remove: 'boolean' },
})

/** Scheduled user terminations: on its day an account becomes inactive and its sessions end. */
export const terminationCalls = defineCalls({
  'scheduledUserTerminations.list': {
    method: 'GET',
    path: '/scheduled-user-terminations',
    summary: 'Accounts that end on a day, those still to come first.',
    allow: administrators,
    query: type({ '+': 'reject', 'userId?': idText, 'waiting?': "'true' | 'false'" }),
    response: termination.array(),
  },
  'scheduledUserTerminations.get': {
    method: 'GET',
    path: '/scheduled-user-terminations/{id}',
    summary: 'One scheduled termination.',
    allow: administrators,
    params: byId,
    response: termination,
  },
  'scheduledUserTerminations.create': {
    method: 'POST',
    path: '/scheduled-user-terminations',
    summary: 'Ends an account on a day, of today or later; one at a time for each account.',
    allow: administrators,
    body: type({ '+': 'reject', userId: id, terminatesOn: day, 'reason?': reason }),
    response: termination,
  },
  'scheduledUserTerminations.update': {
    method: 'PUT',
    path: '/scheduled-user-terminations/{id}',
    summary: 'Changes the day or the reason of a termination that is still to come.',
    allow: administrators,
    params: byId,
    body: type({ '+': 'reject', 'terminatesOn?': day, 'reason?': reason }),
    response: termination,
  },
  'scheduledUserTerminations.remove': {
    method: 'DELETE',
    path: '/scheduled-user-terminations/{id}',
    summary: 'Calls a termination off that is still to come.',
    allow: administrators,
    params: byId,
    response: type({ id: 'number' }),
  },
})
