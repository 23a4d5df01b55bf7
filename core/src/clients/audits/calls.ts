import { defineCalls } from '../../foundation/contract/call.ts'
import { nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { runsAudits } from './runs-audits.ts'

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
