import { createStore, promisifyRequest } from 'idb-keyval'

/** Opened when it is first used, and then for as long as the page lives. */
export const journalStore = createStore('agency-portal-drafts', 'written')

/** Where somebody's writing for a client lies: the API's address keeps two portals apart on one page. */
export const journalPlace = (base: string, userId: number, clientId: number | ''): string =>
  `${base} ${userId} ${clientId}`

/** Forgets what somebody wrote here: whoever signs out takes it along (decision 0201). */
export async function forgetJournal(base: string, userId: number): Promise<void> {
  const first = journalPlace(base, userId, '')
  const own = IDBKeyRange.bound([first], [`${first}\uffff`])
  try {
    await journalStore('readwrite', (store) => promisifyRequest(store.delete(own)))
  } catch {
    // There is no such storage: nothing was kept.
  }
}
