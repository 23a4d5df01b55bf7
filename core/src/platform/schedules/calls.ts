import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, idText } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName } from '../../foundation/policy/rules-of-calls.ts'
import { scheduleRhythms } from './schedule-days.ts'

const every = type.enumerated(...scheduleRhythms)
const file = type("'pdf' | 'xlsx' | 'csv'")
const state = type("'sent' | 'kept' | 'failed' | 'stopped' | 'skipped'")

/** A report that comes round by mail. */
const reportSchedule = type({
  id: 'number',
  report: 'string',
  title: 'string',
  client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  query: type({ '[string]': 'string' }),
  /** The saved view whose filters are read each time it goes out, in place of `query`. */
  view: type({ id: 'number', name: 'string' }).or('null'),
  every,
  day: 'number',
  hour: 'number',
  /** It does not go out on a day on which its figures are those of the time before. */
  onlyNew: 'boolean',
  files: file.array(),
  recipients: 'string[]',
  /** Those of the recipients who have unsubscribed from it. */
  left: 'string[]',
  isActive: 'boolean',
  nextOn: 'string',
  lastAt: 'string | null',
  lastState: state.or('null'),
  lastMessage: 'string | null',
  owner: type({ id: 'number', fullName: 'string' }),
  /** Whether the asker may stop, resume and delete it. */
  isOwn: 'boolean',
  /** Whether the asker may change it: it goes out with the rights of whoever set it up, and so only that one. */
  mayChange: 'boolean',
})

/** Its filters, when it comes, and to whom. */
const rest = {
  '+': 'reject',
  'query?': type({ '[string]': 'string <= 200' }),
  /** A saved view of this report that the asker may use: its filters of the day stand in place of `query`. */
  'viewId?': id.or('null'),
  every,
  day: '1 <= number.integer <= 28',
  'hour?': '0 <= number.integer <= 23',
  'onlyNew?': 'boolean',
  /** None: the mail has the key figures and a link. */
  files: file.array().atMostLength(3),
  recipients: type('3 <= string <= 255').array().atLeastLength(1).atMostLength(50),
} as const

/** What is to come round. */
const asked = { ...rest, report: '1 <= string <= 100', 'clientId?': id } as const

/** A report's mail as one of its readers would get it today. */
const scheduledMail = type({ to: 'string[]', subject: 'string', html: 'string', files: 'string[]' })

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
      'Sends a report by mail every day, working day, week or month, with the rights that the asker has at that time. People outside of the agency get reports of one client only, in Investment.',
    allow: inOwnName(employees),
    body: type(asked),
    response: reportSchedule,
  },
  'reportSchedules.people': {
    method: 'GET',
    path: '/report-schedules/people',
    summary:
      'Whom a report may be sent to by name: the people of the agency; of a client its people with an account and its contacts with an address.',
    allow: employees,
    query: type({ '+': 'reject', 'clientId?': idText }),
    response: type({ email: 'string', fullName: 'string', of: "'Agency' | 'Client' | 'Contact'" }).array(),
  },
  'reportSchedules.change': {
    method: 'PATCH',
    path: '/report-schedules/{id}',
    summary: 'Changes what a report that comes round is narrowed to, when it comes and to whom.',
    allow: inOwnName(employees),
    params: byId,
    body: type(rest),
    response: reportSchedule,
  },
  'reportSchedules.preview': {
    method: 'POST',
    path: '/report-schedules/preview',
    reads: true,
    perMinute: 30,
    summary: 'The mails as they would go out today, one for those of the recipients who get the same.',
    allow: inOwnName(employees),
    body: type(asked),
    response: scheduledMail.array(),
  },
  'reportSchedules.test': {
    method: 'POST',
    path: '/report-schedules/test',
    perMinute: 10,
    summary: 'Sends the report to the asker alone, once, as it would come round.',
    allow: inOwnName(employees),
    body: type(asked),
    response: type({ to: 'string' }),
  },
  'reportSchedules.deliveries': {
    method: 'GET',
    path: '/report-schedules/{id}/deliveries',
    summary: 'What became of each time a report was due: when, to whom, and why not; the last hundred.',
    allow: employees,
    params: byId,
    response: type({
      id: 'number',
      at: 'string',
      state,
      byHand: 'boolean',
      to: 'string[]',
      message: 'string | null',
    }).array(),
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
