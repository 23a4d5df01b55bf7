import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { administrators, inOwnName } from '../../foundation/policy/rules-of-calls.ts'
import { helpers } from './helpers.ts'

export const helperCalls = defineCalls({
  'adminHelpers.run': {
    method: 'POST',
    path: '/admin-helpers/{name}',
    summary:
      'Does what an administrator needs now and then, or says with `dryRun` what it would do, which changes nothing.',
    allow: inOwnName(administrators),
    params: type({ '+': 'reject', name: type.enumerated(...helpers.map(({ name }) => name)) }),
    body: type({
      '+': 'reject',
      dryRun: 'boolean',
      'userId?': id.or('null'),
      'toUserId?': id.or('null'),
      'clientId?': id.or('null'),
      'toClientId?': id.or('null'),
    }),
    response: type({
      dryRun: 'boolean',
      /** How many things it is about. */
      count: 'number',
      /** What was done or would be, or what was found. */
      sentence: 'string',
      /** The first of them by name, each with where it is mended. */
      rows: type({ text: 'string', path: 'string | null' }).array(),
    }),
  },
})
