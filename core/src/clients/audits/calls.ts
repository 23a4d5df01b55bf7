import { defineCalls } from '../../foundation/contract/call.ts'
import { nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** Who has all clients looked at outside of the night. */
export const runsAudits = employeesWithRole('Developer', 'Director')

export const clientAuditCalls = defineCalls({
  'clientAudits.run': {
    method: 'POST',
    path: '/clients/audits/run',
    summary: 'Looks at every client now, by the checks of the settings.',
    allow: runsAudits,
    body: nothing,
    response: type({ open: 'number', found: 'number', fixed: 'number' }),
  },
})
