import type { Actor } from '@portal/core/foundation/policy/actor'
import { unauthenticated } from '../http/authenticate.ts'
import { forbidden, type Refusal } from '../http/refusal.ts'

/** Why the address of a file opens nothing. */
export function refuseAddress(state: 'good' | 'expired' | 'unsigned', actor: Actor): Refusal {
  if (actor.kind === 'visitor')
    return unauthenticated('This address of a file is not valid any more. Sign in and open the file again.')
  return forbidden(
    state === 'expired'
      ? 'This address of a file has expired. Open the record again to get a new one.'
      : 'This address of a file is not complete. Open the file from the record it belongs to.',
  )
}
