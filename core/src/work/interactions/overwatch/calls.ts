import { type } from '../../../foundation/contract/type.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { day } from '../../../foundation/contract/schemas.ts'
import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { alarmLevels } from './alarms.ts'

const named = type({ id: 'number', name: 'string' })

/** How one client is spoken with. */
const client = type({
  client: { id: 'number', name: 'string', slug: 'string' },
  group: named.or('null'),
  managers: type({ id: 'number', fullName: 'string' }).array(),
  /** Logged with it in the period, and in as many days before. */
  interactions: 'number',
  previous: 'number',
  minutes: 'number',
  /** The last one up to the period's end, also one of another store that names this one as related. */
  lastPublishedAt: 'string | null',
  lastType: named.or('null'),
  daysSince: 'number | null',
  /** Ids of the alarms that sound, in their order. */
  alarms: 'number[]',
})

export const overwatchCalls = defineCalls({
  'interactionReporting.overwatchDashboard': {
    method: 'GET',
    path: '/interaction-reporting/overwatch-dashboard',
    summary:
      'How each client is spoken with in a period (the 30 days up to today, unless it says) against as many days before, since when nobody spoke with it, and which overwatch alarms sound at the end of the period.',
    allow: employees,
    query: type({ '+': 'reject', 'startDate?': day, 'endDate?': day }),
    response: type({
      startDate: 'string',
      endDate: 'string',
      /** The active ones, in their order. */
      alarms: type({
        id: 'number',
        name: 'string',
        level: type.enumerated(...alarmLevels),
        days: 'number',
        interactionType: named.or('null'),
        /** For how many clients it sounds. */
        clients: 'number',
      }).array(),
      /** Days of the period with an interaction. */
      days: type({ day: 'string', interactions: 'number' }).array(),
      clients: client.array(),
    }),
  },
})
