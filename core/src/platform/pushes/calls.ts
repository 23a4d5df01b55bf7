import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, name, nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employeesWithExactRole } from '../../foundation/policy/rules-of-calls.ts'
import { inOwnName } from '../../foundation/policy/rules-of-calls.ts'

/** A report is pushed to everybody at once by very few. */
const pushes = inOwnName(employeesWithExactRole('Super Administrator'))

const chosen = {
  report: name,
  clientIds: id.array().atLeastLength(1).atMostLength(1000),
} as const

const push = type({
  id: 'number',
  report: 'string',
  title: 'string',
  message: 'string',
  state: "'Waiting' | 'Sending' | 'Sent' | 'Canceled'",
  /** When it goes out: a minute after it was made. */
  sendsAt: 'string',
  clients: 'number',
  people: 'number',
  /** Clients whose people have it. */
  sent: 'number',
  /** Why it did not reach somebody, in sentences. */
  problems: 'string[]',
  createdBy: 'string',
})

export const reportPushCalls = defineCalls({
  'reportPushes.reports': {
    method: 'GET',
    path: '/report-pushes/reports',
    summary: 'The reports of a client that its own people may read: those that can be pushed.',
    allow: pushes,
    response: type({ name: 'string', title: 'string' }).array(),
  },
  'reportPushes.list': {
    method: 'GET',
    path: '/report-pushes',
    summary: 'What was pushed, the latest first.',
    allow: pushes,
    response: push.array(),
  },
  'reportPushes.count': {
    method: 'POST',
    path: '/report-pushes/count',
    reads: true,
    summary:
      'Whom a report would reach, before it goes: people, clients, and clients nobody of whom would get it.',
    allow: pushes,
    body: type({ '+': 'reject', ...chosen }),
    response: type({ clients: 'number', people: 'number', without: 'string[]' }),
  },
  'reportPushes.create': {
    method: 'POST',
    path: '/report-pushes',
    summary:
      'Sends a report with a message to all client users of the clients, each the report of the own store, a minute from now.',
    allow: pushes,
    body: type({
      '+': 'reject',
      ...chosen,
      message: '1 <= string <= 5000',
      file: "'pdf' | 'xlsx'",
    }),
    response: push,
  },
  'reportPushes.cancel': {
    method: 'POST',
    path: '/report-pushes/{id}/cancel',
    summary: 'Takes a push back while it waits; nobody gets anything.',
    allow: pushes,
    params: byId,
    body: nothing,
    response: push,
  },
  'reportPushes.sendNow': {
    method: 'POST',
    path: '/report-pushes/{id}/send',
    summary: 'Sends it without waiting for the rest of its minute.',
    allow: pushes,
    params: byId,
    body: nothing,
    response: push,
  },
})
