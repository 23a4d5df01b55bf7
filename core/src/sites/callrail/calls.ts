import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { nothing } from '../../foundation/contract/schemas.ts'
import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

const client = type({ id: 'number', name: 'string', slug: 'string' })

export const callRailCalls = defineCalls({
  'callRail.account': {
    method: 'GET',
    path: '/callrail',
    summary:
      'Companies and trackers of the CallRail accounts, with the client that each company is, its calls in the last 30 days, and clients without a company. Without a key, what imported call logs of the last 90 days and the integrations of clients say.',
    allow: employeesWithRole('Executive*', 'SEM Manager'),
    perMinute: 10,
    response: type({
      configured: 'boolean',
      /** The last day of the imported call logs; null where there are none, and where CallRail itself is read. */
      until: 'string | null',
      companies: type({
        id: 'string',
        account: 'string',
        name: 'string',
        active: 'boolean',
        /** The client of the same name; null where there is none. */
        Client: client.or('null'),
        trackers: 'number',
        calls: 'number',
      }).array(),
      trackers: type({
        id: 'string',
        name: 'string',
        company: 'string',
        source: 'string',
        numbers: 'string',
        destination: 'string',
        /** It rang in the last 30 days, where call logs are read. */
        active: 'boolean',
        /** In the last 30 days; null while CallRail's calls were not read yet, and for a company that is no client. */
        calls: 'number | null',
        /** The day of its last call, of the last 90. */
        last: 'string | null',
      }).array(),
      /** Running clients that no company is named after. */
      missing: client.array(),
    }),
  },
  'callRail.reading': {
    method: 'GET',
    path: '/callrail/read',
    summary:
      'How the calls of CallRail were last read into the figures of its clients; CallRail is not asked.',
    allow: employeesWithRole('Executive*', 'SEM Manager'),
    response: type({
      /** The last day whose calls are kept; null where none are. */
      through: 'string | null',
      /** Null where they never were, and while they are read. */
      doneAt: 'string | null',
      running: 'boolean',
      problem: 'string | null',
    }),
  },
  'callRail.read': {
    method: 'POST',
    path: '/callrail/read',
    summary: 'Reads the calls of CallRail into the figures of its clients now, as happens every night.',
    allow: employeesWithRole('Executive*', 'SEM Manager'),
    perMinute: 5,
    body: nothing,
    response: type({ started: 'boolean' }),
  },
})
