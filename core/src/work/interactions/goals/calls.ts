import { type } from '../../../foundation/contract/type.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { byId, day, idText, page, paging, text } from '../../../foundation/contract/schemas.ts'
import { ownClients } from '../../../foundation/policy/rules-of-calls.ts'
import { interactionLoggers } from '../policy.ts'
import { goalMeasures } from './measures.ts'

/** A goal of a client for a month, whose first day `month` is. */
const primaryGoal = type({
  id: 'number',
  clientId: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  month: 'string',
  goal: 'string',
  userId: 'number',
  user: { id: 'number', fullName: 'string' },
  createdAt: 'string',
  /** What it is held against; null where it is words alone. */
  measure: type.enumerated(...goalMeasures).or('null'),
  target: 'number | null',
  /** What the measure comes to in the month so far; null where nothing is known. */
  figure: 'number | null',
  state: "'Reached' | 'Under Way' | 'Missed' | null",
})

export const primaryGoalCalls = defineCalls({
  'primaryGoals.create': {
    method: 'POST',
    path: '/clients/{id}/primary-goals',
    summary: "Saves a client's primary goal for a month.",
    allow: interactionLoggers,
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', month: day, goal: text }),
    response: primaryGoal,
  },
  'primaryGoals.update': {
    method: 'PUT',
    path: '/primary-goals/{id}',
    summary: 'Holds a primary goal against a figure of its month, or against none.',
    allow: interactionLoggers,
    params: byId,
    body: type({
      '+': 'reject',
      measure: type.enumerated(...goalMeasures).or('null'),
      target: 'number.integer | null',
    }),
    response: primaryGoal,
  },
  'primaryGoals.ofClient': {
    method: 'GET',
    path: '/clients/{id}/primary-goals',
    summary: "A client's primary goals, newest month first.",
    allow: ownClients,
    client: 'id',
    params: byId,
    response: primaryGoal.array(),
  },
  'primaryGoals.list': {
    method: 'GET',
    path: '/primary-goals',
    summary: 'Primary goals of the clients one may see, by month and client, paged.',
    allow: ownClients,
    query: type({ '+': 'reject', ...paging, 'month?': day, 'clientId?': idText }),
    response: page(primaryGoal),
  },
})
