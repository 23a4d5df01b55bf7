import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { putFile } from '../../foundation/contract/put-file.ts'
import { idText } from '../../foundation/contract/schemas.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { adPreview } from '../../platform/assets/calls.ts'
import { adPictureLimits } from './limits.ts'

export const adPreviewCalls = defineCalls({
  'adPreviews.setPicture': putFile({
    path: '/ad-previews/{id}/picture',
    summary: 'Puts a picture into an ad preview, in the place of the one before.',
    allow: employees,
    files: adPictureLimits,
    response: type({ id: 'number' }),
  }),
  'adPreviews.shown': {
    method: 'GET',
    path: '/shared-ad-previews/{shareNumber}',
    summary:
      'An ad as the networks would show it, for whoever has the address. One that is not open is not there.',
    allow: anyone,
    perMinute: 60,
    params: type({ '+': 'reject', shareNumber: idText }),
    response: type({ name: 'string', client: 'string', previews: adPreview.array() }),
  },
})
