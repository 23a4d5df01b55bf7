import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId } from '../../foundation/contract/schemas.ts'
import { summedPaceAnswer } from '../metrics/pace.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** What waits for somebody, and how much of it should be done already. */
const waiting = type({ open: 'number', overdue: 'number' })

/** Several clients' sections together; an over is never set off against an under. */
const pace = type({ ...summedPaceAnswer, clientsOffPace: 'number', clientsPaced: 'number' })

const around = {
  /** The first day of the month that budgets and spend are of. */
  month: 'string',
  /** The last day that has figures in the month. */
  through: 'string | null',
} as const

export const teamCalls = defineCalls({
  'team.members': {
    method: 'GET',
    path: '/team',
    summary:
      'Employees with how many clients they have, the budgets of these this month with their pacing, when they last logged an activity, and what waits for them.',
    allow: employees,
    response: type({
      ...around,
      members: type({
        userId: 'number',
        fullName: 'string',
        email: 'string',
        avatar: 'string | null',
        departments: type({ id: 'number', name: 'string', userType: 'string | null' }).array(),
        /** Active clients on whose team the person is, each once. */
        clients: 'number',
        /** As what, with the number of clients each. */
        roles: type({ clientUserTypeId: 'number', name: 'string', clients: 'number' }).array(),
        /** Of the sections that the person's departments answer for; null where these have none, and without clients. */
        pace: pace.or('null'),
        lastActivityAt: 'string | null',
        /** Null where tasks lie in another system. */
        tasks: waiting.or('null'),
        deliverables: waiting,
        strategies: waiting,
      }).array(),
    }),
  },
  'team.clients': {
    method: 'GET',
    path: '/team/{id}/clients',
    summary: 'The active clients of one employee, with their budgets this month and what waits there.',
    allow: employees,
    params: byId,
    response: type({
      ...around,
      clients: type({
        clientId: 'number',
        name: 'string',
        slug: 'string',
        roles: 'string[]',
        pace: pace.or('null'),
        /** The last activity that anybody logged for the client. */
        lastActivityAt: 'string | null',
        /** Of this person, at this client. */
        tasks: waiting.or('null'),
        deliverables: waiting,
      }).array(),
    }),
  },
})
