import { defineCalls } from '../foundation/contract/call.ts'
import { byId, nothing } from '../foundation/contract/schemas.ts'
import { type } from '../foundation/contract/type.ts'
import { employees } from '../foundation/policy/rules-of-calls.ts'

export const watchlistCalls = defineCalls({
  'watchlistProposals.take': {
    method: 'POST',
    path: '/priority-watchlist/proposals/{id}/take',
    summary:
      'Puts a proposed store on the watchlist, with its reason and what it runs a month; whoever takes it owns it.',
    allow: employees,
    params: byId,
    body: nothing,
    response: type({ entryId: 'number' }),
  },
})
