import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

export const credentialCalls = defineCalls({
  'credentials.reveal': {
    method: 'POST',
    path: '/credentials/{id}/reveal',
    summary:
      'The password of a credential, for those who work for its client. Who looked and when is in the audit log.',
    allow: employees,
    params: byId,
    body: nothing,
    confidential: true,
    response: type({
      /** null where it was sealed under another secret of the server: it has to be entered again. */
      value: 'string | null',
    }),
  },
  'credentials.code': {
    method: 'POST',
    path: '/credentials/{id}/code',
    summary:
      'The one-time code of this moment, for those who work for the client. Who asked and when is in the audit log.',
    allow: employees,
    params: byId,
    body: nothing,
    confidential: true,
    response: type({
      code: 'string',
      /** For how long it is good, in seconds, of how many. */
      seconds: 'number',
      period: 'number',
    }),
  },
  'credentials.history': {
    method: 'GET',
    path: '/credentials/{id}/history',
    summary: 'Who added, changed, rotated or looked at a credential, newest first, a hundred at most.',
    allow: employees,
    params: byId,
    response: type({
      at: 'string',
      by: 'string',
      what: "'Added' | 'Rotated' | 'Changed' | 'Looked at' | 'Code'",
    }).array(),
  },
})
