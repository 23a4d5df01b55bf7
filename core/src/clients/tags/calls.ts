import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

const tags = id.array().atLeastLength(1).atMostLength(50)
const ofOne = type({ '+': 'reject', clientId: id, tagIds: tags })
const answer = type({ clientId: 'number', tagIds: 'number[]' })

/** Tags on clients; the list of tags itself is kept in the settings. */
export const clientTagCalls = defineCalls({
  'clientTags.assign': {
    method: 'POST',
    path: '/client-tags/assign',
    summary: 'Puts tags on a client; those that it has stay.',
    allow: employees,
    body: ofOne,
    response: answer,
  },
  'clientTags.unassign': {
    method: 'POST',
    path: '/client-tags/unassign',
    summary: 'Takes tags off a client.',
    allow: employees,
    body: ofOne,
    response: answer,
  },
  'clientTags.bulk': {
    method: 'POST',
    path: '/client-tags/bulk',
    summary: 'Puts tags on many clients and takes others off them, all or none.',
    allow: employees,
    body: type({
      '+': 'reject',
      clientIds: id.array().atLeastLength(1).atMostLength(5000),
      'add?': id.array().atMostLength(50),
      'remove?': id.array().atMostLength(50),
    }),
    response: type({
      clients: 'number',
      /** Tags that were put on, over all clients; one that was there is not counted. */
      added: 'number',
      removed: 'number',
    }),
  },
})
