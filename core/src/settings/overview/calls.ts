import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

export const settingsOverviewCalls = defineCalls({
  'settings.changed': {
    method: 'GET',
    path: '/settings/changed',
    summary: 'Which screens of settings were changed last, when and by whom; of those that one may open.',
    allow: employees,
    response: type({
      route: 'string',
      at: 'string',
      /** In whose name; null for the server. */
      by: type({ id: 'number', fullName: 'string' }).or('null'),
    }).array(),
  },
})
