import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { anyone } from '../../foundation/policy/rules-of-calls.ts'

const token = 'string <= 100'

/** A forgotten password, and the first one of a new colleague (Sign-in and recovery). */
export const passwordCalls = defineCalls({
  'users.requestPasswordReset': {
    method: 'POST',
    path: '/users/reset-password',
    summary: 'Mails a link that sets a new password; the answer does not tell whether the address is known.',
    allow: anyone,
    reads: true,
    perMinute: 30,
    body: type({ '+': 'reject', email: 'string <= 255' }),
    response: type({ sent: 'boolean' }),
  },
  'users.verifyResetToken': {
    method: 'POST',
    path: '/users/verify-reset-token',
    summary: 'Whose password a link sets, while it opens.',
    allow: anyone,
    reads: true,
    perMinute: 30,
    body: type({ '+': 'reject', token }),
    response: type({
      email: 'string',
      firstName: 'string',
      lastName: 'string',
      tenantName: 'string',
      purpose: "'reset' | 'invitation'",
      expiresAt: 'string',
    }),
  },
  'users.updatePassword': {
    method: 'POST',
    path: '/users/update-password',
    summary: 'Sets the password through a link, once; every session of the account ends.',
    allow: anyone,
    reads: true,
    perMinute: 20,
    body: type({ '+': 'reject', token, password: 'string <= 200' }),
    response: type({ updated: 'true' }),
  },
})
