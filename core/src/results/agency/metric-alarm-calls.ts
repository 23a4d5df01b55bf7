import { defineCalls } from '../../foundation/contract/call.ts'
import { byId } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { dryRunDays } from './metric-alarms.ts'

export const metricAlarmCalls = defineCalls({
  'metricAlarms.dryRun': {
    method: 'GET',
    path: '/metric-alarms/{id}/dry-run',
    summary: `How often an alarm would have rung in the last ${dryRunDays} days, and for which clients.`,
    allow: employees,
    params: byId,
    response: type({
      days: 'number',
      /** Times that it would have begun to ring for a client. */
      rings: 'number',
      /** Nights with at least one. */
      nights: 'number',
      clients: type({ id: 'number', name: 'string', slug: 'string', rings: 'number' }).array(),
    }),
  },
})
