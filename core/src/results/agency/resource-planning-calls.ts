import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** Who carries which stores, and the moves of stores from one account manager to another. */
export const resourcePlanningCalls = defineCalls({
  'resourcePlanning.read': {
    method: 'GET',
    path: '/resource-planning',
    summary: 'Account managers with their load and capacity, and the stores of each with what it weighs.',
    allow: employees,
    response: type({
      people: type({ id: 'number', fullName: 'string', load: 'number', capacity: 'number' }).array(),
      stores: type({
        clientId: 'number',
        name: 'string',
        managerId: 'number',
        /** Dollars a month. */
        amount: 'number',
        points: 'number',
      }).array(),
    }),
  },
  'resourcePlanning.apply': {
    method: 'POST',
    path: '/resource-planning',
    summary:
      'Moves stores from one account manager to another: all of them, or none where a team has changed since.',
    allow: employeesWithRole('Director', 'Executive*'),
    body: type({
      '+': 'reject',
      moves: type({ '+': 'reject', clientId: id, fromId: id, toId: id })
        .array()
        .atLeastLength(1)
        .atMostLength(500),
    }),
    response: type({ moved: 'number' }),
  },
})
