import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing } from '../../foundation/contract/schemas.ts'
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
      /** Nights on which figures were late, so that nothing could ring as a fall. */
      late: 'number',
      clients: type({ id: 'number', name: 'string', slug: 'string', rings: 'number' }).array(),
    }),
  },
  'metricAlarms.acknowledge': {
    method: 'POST',
    path: '/metric-alarm-rings/{id}/acknowledge',
    summary:
      'Says that what rang is known and somebody looks after it: who and when stand beside it. Once said it stays.',
    allow: employees,
    params: byId,
    body: nothing,
    response: type({ id: 'number' }),
  },
})
