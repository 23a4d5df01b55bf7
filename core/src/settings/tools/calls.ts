import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { signedIn } from '../../foundation/policy/rules-of-calls.ts'

export const toolCalls = defineCalls({
  'resources.mine': {
    method: 'GET',
    path: '/my-resources',
    summary:
      'The guides, templates and links that are shown to whoever asks, by category: to employees, partners or client users, these by their type too.',
    allow: signedIn,
    response: type({
      id: 'number',
      name: 'string',
      url: 'string',
      description: 'string',
      category: 'string',
      pinned: 'boolean',
    }).array(),
  },
})
