import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id } from '../../foundation/contract/schemas.ts'
import { inOwnName, ownUser } from '../../foundation/policy/rules-of-calls.ts'

const budgetChange = type({
  id: 'number',
  client: { id: 'number', name: 'string' },
  Service: { name: 'string' },
  previousAmount: 'number',
  newAmount: 'number',
  createdAt: 'string',
  confirmedAt: 'string | null',
  /** Rises when the amount changes while it waits: `If-Match` with it confirms only the amount that was seen. */
  version: 'number',
})

/** Changed amounts that somebody is asked to confirm. */
export const budgetChangeCalls = defineCalls({
  'budgetChanges.forUser': {
    method: 'GET',
    path: '/budget_changes/forUser/{id}',
    summary: 'Budget changes that the user has not confirmed yet.',
    allow: ownUser,
    user: 'id',
    params: byId,
    response: budgetChange.array(),
  },
  'budgetChanges.confirm': {
    method: 'POST',
    path: '/budget_changes',
    summary:
      'Confirms a budget change that waits for the signed-in user; with If-Match only at the amount that was seen.',
    allow: inOwnName(ownUser),
    body: type({ '+': 'reject', id, confirmedBy: id }),
    response: budgetChange,
  },
})
