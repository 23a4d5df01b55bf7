import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { idText } from '../../foundation/contract/schemas.ts'
import { administrators, anyone } from '../../foundation/policy/rules-of-calls.ts'
import { longestTerms } from './terms.ts'

const terms = type({
  version: 'number',
  text: 'string',
  publishedAt: 'string',
  /** The newest version; another one than the one that is read, where an older one was asked for. */
  newest: 'number',
})

export const termsCalls = defineCalls({
  'terms.read': {
    method: 'GET',
    path: '/terms',
    summary: "The agency's Terms of Service, the newest version unless another is asked for.",
    allow: anyone,
    perMinute: 60,
    query: type({ '+': 'reject', 'version?': idText }),
    response: terms.or('null'),
  },
  'terms.versions': {
    method: 'GET',
    path: '/terms/versions',
    summary: 'Every published version of the terms, the newest first, and who published it.',
    allow: administrators,
    response: type({ version: 'number', publishedAt: 'string', publishedBy: 'string | null' }).array(),
  },
  'terms.publish': {
    method: 'POST',
    path: '/terms',
    summary: 'Publishes the terms as a new version. `basedOn` is the version that was changed, 0 for none.',
    allow: administrators,
    body: type({ '+': 'reject', text: `1 <= string <= ${longestTerms}`, basedOn: 'number.integer >= 0' }),
    response: terms,
  },
})
