import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'

type Added = Pick<Answer<'users.create'>, 'fullName' | 'email' | 'active' | 'isSuspended' | 'startDate'>

/** What is said of a new account: where the invitation goes, or when. Who starts later is invited on that day. */
export function addedSentence({ fullName, email, active, isSuspended, startDate }: Added): string {
  const added = `${fullName} has been added.`
  if (isSuspended) return added
  if (active) return `${added} The invitation goes to ${email}.`
  return startDate ? `${added} The invitation goes out on ${formatDay(startDate)}.` : added
}
