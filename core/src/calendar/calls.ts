import { type } from 'arktype'
import { defineCalls } from '../contract/call.ts'
import { line } from '../contract/schemas.ts'
import { employees, onlyWhen } from '../policy/rules-of-calls.ts'
import { seesYourDay } from '../policy/shell.ts'

/** An event of a calendar (shell section 3). One that lasts all day has `date`, any other `dateTime`. */
export const calendarEvent = type({
  id: 'string',
  summary: 'string',
  htmlLink: 'string | null',
  start: type({ 'dateTime?': 'string', 'date?': 'string' }),
  end: type({ 'dateTime?': 'string', 'date?': 'string' }).or('null'),
})

export const calendarCalls = defineCalls({
  'calendar.events': {
    method: 'GET',
    path: '/calendar/events',
    summary: 'Today’s events of the caller’s own calendar, by the agency’s clock, in their order.',
    allow: onlyWhen(employees, 'for their own calendar', (person) => seesYourDay(person)),
    query: type({ '+': 'reject', calendarId: line }),
    response: calendarEvent.array(),
  },
})
