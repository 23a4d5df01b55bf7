import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { figuredChannels } from './claims.ts'

const channel = type.enumerated(...figuredChannels)
/** A program by its code, as it stands in addresses. */
const program = type('1 <= string <= 255')

/** The claims of a month of all stores of a program. */
export const monthClaimsCalls = defineCalls({
  'coopClaims.plan': {
    method: 'GET',
    path: '/co-op-claims/months',
    summary:
      'How many claims a program’s stores would get for a month from their figures, by channel, and what is there already.',
    allow: employees,
    query: type({ '+': 'reject', program, month: day }),
    response: type({
      month: 'string',
      program: 'string',
      /** Null where neither the program nor its manufacturer says it. */
      sharePercent: 'number | null',
      deadline: 'string',
      /** Why none can be made; null where they can. */
      problem: 'string | null',
      stores: 'number',
      channels: type({
        channel,
        /** Claims that would be made, and what they come to in dollars. */
        fresh: 'number',
        spent: 'number',
        claimed: 'number',
        /** Claims that are there and stay as they are. */
        there: 'number',
      }).array(),
      /** Stores without spend in any channel. */
      without: type({ id: 'number', name: 'string' }).array(),
    }),
  },
  'coopClaims.make': {
    method: 'POST',
    path: '/co-op-claims/months',
    summary:
      'Makes the claims of a month for every store of a program with spend in a channel, what was spent as the figures say; claims that are there stay as they are.',
    allow: employees,
    body: type({
      '+': 'reject',
      program,
      month: day,
      channels: channel.array().atLeastLength(1).atMostLength(3),
      /** That they are wanted although their deadline has passed. */
      'late?': 'boolean',
    }),
    response: type({ made: 'number', there: 'number' }),
  },
})
