import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { anyone } from '../../foundation/policy/rules-of-calls.ts'

/** Errors that a browser met, for those who keep the portal running. */
export const errorCalls = defineCalls({
  'errors.report': {
    method: 'POST',
    path: '/error-reports',
    summary: 'Hands an error that a browser met to those who keep the portal running.',
    // The sign-in screen can break as well.
    allow: anyone,
    reads: true,
    perMinute: 60,
    body: type({
      '+': 'reject',
      message: '1 <= string <= 1000',
      'stack?': 'string <= 8000',
      /** The path of the screen, without its query. */
      page: 'string <= 500',
      /** The call that failed, and the status of its answer. */
      'call?': 'string <= 200',
      'status?': '0 <= number.integer <= 599',
      /** Under which the server's log tells of that call. */
      'requestId?': 'string <= 64',
    }),
    response: type({ reported: 'true' }),
  },
})
