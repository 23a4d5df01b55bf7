import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { employees, signedIn } from '../../foundation/policy/rules-of-calls.ts'
import { resourceFile } from './resource-file.ts'

export const toolCalls = defineCalls({
  'resources.mine': {
    method: 'GET',
    path: '/my-resources',
    summary:
      'The guides, templates and links that are shown to whoever asks, by category: to employees, also by role, to partners or client users, these by their type too.',
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
  'resources.putFile': {
    method: 'POST',
    path: '/resource-files',
    summary:
      'Stores the file of a resource and answers its address in the portal, which opens it for whoever the resource is shown to.',
    allow: employees,
    body: type({ '+': 'reject' }),
    files: resourceFile,
    response: type({ address: 'string', name: 'string' }),
  },
})
