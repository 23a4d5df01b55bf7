import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

export const linkCalls = defineCalls({
  'apps.links': {
    method: 'GET',
    path: '/apps/links',
    summary: "Where the agency's other applications are: of the tenant, else of the server.",
    allow: employees,
    response: type({
      'task-tool?': 'string',
      'mystery-shop?': 'string',
      'feed-transformer?': 'string',
      'campaign-creator?': 'string',
      'seo-tools?': 'string',
      'intranet?': 'string',
    }),
  },
})
