import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName } from '../../foundation/policy/rules-of-calls.ts'

const every = type("'week' | 'month'")
const file = type("'pdf' | 'xlsx' | 'csv'")

/** A report that comes round by mail. */
export const reportSchedule = type({
  id: 'number',
  report: 'string',
  title: 'string',
  client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  query: type({ '[string]': 'string' }),
  every,
  day: 'number',
  files: file.array(),
  recipients: 'string[]',
  isActive: 'boolean',
  nextOn: 'string',
  lastAt: 'string | null',
  lastState: "'sent' | 'failed' | 'stopped' | null",
  lastMessage: 'string | null',
  owner: type({ id: 'number', fullName: 'string' }),
  /** Whether the asker may stop, resume and delete it. */
  isOwn: 'boolean',
})

export const scheduleCalls = defineCalls({
  'reportSchedules.list': {
    method: 'GET',
    path: '/report-schedules',
    summary: "The asker's reports that come round by mail; for administrators everybody's.",
    allow: employees,
    response: reportSchedule.array(),
  },
  'reportSchedules.create': {
    method: 'POST',
    path: '/report-schedules',
    summary:
      'Sends a report by mail every week or month, with the rights that the asker has at that time. People outside of the agency get reports of one client only, in Investment.',
    allow: inOwnName(employees),
    body: type({
      '+': 'reject',
      report: '1 <= string <= 100',
      'clientId?': id,
      'query?': type({ '[string]': 'string <= 200' }),
      every,
      day: '1 <= number.integer <= 28',
      files: file.array().atLeastLength(1).atMostLength(3),
      recipients: type('3 <= string <= 255').array().atLeastLength(1).atMostLength(50),
    }),
    response: reportSchedule,
  },
  'reportSchedules.setActive': {
    method: 'PUT',
    path: '/report-schedules/{id}',
    summary: 'Stops a report that comes round, or lets it go on.',
    allow: inOwnName(employees),
    params: byId,
    body: type({ '+': 'reject', isActive: 'boolean' }),
    response: reportSchedule,
  },
  'reportSchedules.send': {
    method: 'POST',
    path: '/report-schedules/{id}/send',
    summary: 'Sends it now, beside its rhythm.',
    allow: inOwnName(employees),
    params: byId,
    body: type({ '+': 'reject' }),
    response: reportSchedule,
  },
  'reportSchedules.remove': {
    method: 'DELETE',
    path: '/report-schedules/{id}',
    summary: 'Ends a report that comes round.',
    allow: inOwnName(employees),
    params: byId,
    response: type({ id: 'number' }),
  },
})
