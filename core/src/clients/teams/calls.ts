import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { keepsTeams } from '../../foundation/policy/rules-of-calls.ts'

/** Most clients whose teams change at once. */
const mostTeams = 5000

/**
 * One change to many teams. Whose: the `clientIds`, or all clients on whose
 * teams `heldBy` is of the type. What: `userId` comes in where given; `heldBy`
 * goes where given, else everybody of the agency who is of the type when
 * `replaces` says so. People outside of the agency never go this way.
 */
const change = type({
  '+': 'reject',
  clientUserTypeId: id,
  'clientIds?': id.array().atLeastLength(1).atMostLength(mostTeams),
  'heldBy?': id,
  'userId?': id,
  'replaces?': 'boolean',
})

const person = type({ userId: 'number', fullName: 'string' })

export const teamChangeCalls = defineCalls({
  'teamChanges.preview': {
    method: 'POST',
    path: '/clients/team-changes/preview',
    summary: 'What a change to the teams of many clients would do; it changes nothing.',
    allow: keepsTeams,
    reads: true,
    body: change,
    response: type({
      /** Clients that it concerns, and of these the ones where nothing would change. */
      clients: 'number',
      unchanged: 'number',
      added: 'number',
      removed: 'number',
      /** The first of the clients that would change, by name. */
      changes: type({
        clientId: 'number',
        client: 'string',
        added: person.array(),
        removed: person.array(),
      }).array(),
    }),
  },
  'teamChanges.make': {
    method: 'POST',
    path: '/clients/team-changes',
    summary: 'Changes the teams of many clients, all or none.',
    allow: keepsTeams,
    body: change,
    response: type({ clients: 'number', added: 'number', removed: 'number' }),
  },
})
