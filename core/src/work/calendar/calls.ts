import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, line, nothing } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName, onlyWhen } from '../../foundation/policy/rules-of-calls.ts'
import { seesYourDay } from '../../foundation/policy/shell.ts'

/** An event of a calendar. One that lasts all day has `date`, any other `dateTime`. */
const calendarEvent = type({
  id: 'string',
  summary: 'string',
  htmlLink: 'string | null',
  start: type({ 'dateTime?': 'string', 'date?': 'string' }),
  end: type({ 'dateTime?': 'string', 'date?': 'string' }).or('null'),
})

/** Whether the caller can connect a calendar of Google's, and which one is. */
const connection = type({
  offered: 'boolean',
  connected: type({ email: 'string', since: 'string', ended: 'boolean' }).or('null'),
})

const owners = onlyWhen(employees, 'for their own calendar', (person) => seesYourDay(person))

export const calendarCalls = defineCalls({
  'calendar.events': {
    method: 'GET',
    path: '/calendar/events',
    summary:
      'Events of a day of the caller’s own calendar, by the agency’s clock, in their order; of today where no day is named.',
    allow: owners,
    query: type({ '+': 'reject', calendarId: line, 'day?': day }),
    response: calendarEvent.array(),
  },
  'calendar.connection': {
    method: 'GET',
    path: '/calendar/connection',
    summary: 'Whether a Google calendar can be connected, and which one the caller has connected.',
    allow: owners,
    response: connection,
  },
  'calendar.connect': {
    method: 'POST',
    path: '/calendar/connect',
    summary:
      'Where to let the portal read one’s own Google calendar; what Google answers goes to `connected`.',
    allow: inOwnName(owners),
    reads: true,
    perMinute: 30,
    body: nothing,
    response: type({ address: 'string' }),
  },
  'calendar.connected': {
    method: 'POST',
    path: '/calendar/connection',
    summary: 'Connects the caller’s Google calendar with what Google sent the browser back with.',
    allow: inOwnName(owners),
    perMinute: 30,
    body: type({
      '+': 'reject',
      code: 'string <= 2048',
      state: 'string <= 512',
      'iss?': 'string <= 512',
    }),
    response: connection,
  },
  'calendar.disconnect': {
    method: 'DELETE',
    path: '/calendar/connection',
    summary: 'Disconnects the caller’s Google calendar and gives the grant back to Google.',
    allow: inOwnName(owners),
    response: type({ revoked: 'boolean' }),
  },
})
