import type { Client } from '@portal/core/client'
import { writer } from './draft-journal.ts'
import type { DraftTrail } from './draft-trail.ts'

/** Deletes a draft wherever it is, on the device and on the server, unless another window has changed it since. */
export function forgetTrail(trail: DraftTrail, client: Client, userId: number): void {
  const remove = async (): Promise<void> => {
    clearJournals(trail)
    const { at } = trail
    trail.settle(null)
    if (!at) return
    const query = { clientId: at.clientId, userId, draftType: 'activity', writer } as const
    // What cannot be deleted now comes back the next time, and can be deleted then.
    await client.call('drafts.remove', { query, ifMatch: at.seen }).catch(() => undefined)
  }
  clearJournals(trail)
  trail.queue(remove)
}

function clearJournals({ journals }: DraftTrail): void {
  for (const journal of journals) journal.clear()
  journals.clear()
}
