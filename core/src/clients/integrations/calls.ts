import { defineCalls } from '../../foundation/contract/call.ts'
import { byId } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

export const clientIntegrationCalls = defineCalls({
  'clientIntegrations.states': {
    method: 'GET',
    path: '/clients/{id}/integration-states',
    summary: 'Until which day figures have come from the outside systems of a client.',
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      id: 'number',
      state: "'Working' | 'No Figures Since' | 'No Figures Yet' | 'Not Read'",
      lastDay: 'string | null',
      /** Another client that has the same account: an import cannot tell the two apart. */
      alsoOf: 'string | null',
    }).array(),
  },
})
