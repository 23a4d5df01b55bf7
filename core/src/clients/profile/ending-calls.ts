import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { client } from './calls.ts'

/** Canceling a client: what ends with it, and what is left to decide. */
export const clientEndingCalls = defineCalls({
  'clients.leaving': {
    method: 'GET',
    path: '/clients/{id}/leaving',
    summary:
      'What canceling a client would end and leave behind: its budgets, open tasks, and its people who would see no other store.',
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      /** Budgets that run today. */
      budgets: 'number',
      /** Budgets that begin later. */
      budgetsToCome: 'number',
      /** Budgets that would go on after the day on which it is canceled; none while no day is set. */
      budgetsBeyond: 'number',
      openTasks: 'number',
      /** The next of them, ten at most. */
      tasks: type({ id: 'number', title: 'string' }).array(),
      /** Its own people who can sign in and see no other store that is served. */
      users: type({ id: 'number', fullName: 'string', email: 'string' }).array(),
      /** Its own people who see other stores as well: they keep their accounts. */
      usersElsewhere: 'number',
      /** Whether the asker may end accounts. */
      mayEndUsers: 'boolean',
    }),
  },
  'clients.cancelNow': {
    method: 'PUT',
    path: '/clients/{id}/cancelNow',
    summary:
      'Makes a client inactive at once: it is canceled on its last day, today unless another is named, and its running budgets end with it; the accounts of its people who see no other store, where that is asked for. The answer names what is left to do.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      'lastDay?': day,
      'cancellationReasonId?': id.or('null'),
      /** Ends the accounts of its own people who see no other store; for who keeps the accounts. */
      'endUsers?': 'boolean',
    }),
    response: type({
      client,
      /** Accounts that were ended. */
      usersEnded: 'number',
      /** Budgets that end on the last day: `budgets.tellEndings` tells the team of them. */
      budgetIds: 'number[]',
      /** Budgets that would begin after it: they stay for somebody to decide. */
      budgetsToCome: 'number',
      openTasks: 'number',
    }),
  },
  'clients.endBudgets': {
    method: 'PUT',
    path: '/clients/{id}/endBudgets',
    summary:
      'Ends the budgets of a client that would go on after the day on which it is canceled, on that day.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', 'cancellationReasonId?': id.or('null') }),
    response: type({
      /** Those that end: `budgets.tellEndings` tells the team of them. */
      budgetIds: 'number[]',
    }),
  },
})
