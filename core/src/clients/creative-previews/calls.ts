import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { putFile } from '../../foundation/contract/put-file.ts'
import { idText } from '../../foundation/contract/schemas.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { creativeLimits } from './limits.ts'

export const creativePreviewCalls = defineCalls({
  'creativePreviews.setFile': putFile({
    path: '/programmatic-insights-previews/{id}/file',
    summary: 'Puts the picture or film of a creative into its preview, in the place of the one before.',
    allow: employees,
    files: creativeLimits,
    response: type({ id: 'number' }),
  }),
  'creativePreviews.shown': {
    method: 'GET',
    path: '/shared-creative-previews/{shareNumber}',
    summary:
      'A page with the creative, for whoever has the address, until its last day. It runs nothing and asks nobody else for anything.',
    allow: anyone,
    perMinute: 60,
    params: type({ '+': 'reject', shareNumber: idText }),
    answers: 'file',
  },
})
