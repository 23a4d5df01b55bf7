import { createStore, promisifyRequest } from 'idb-keyval'

/** Opened when it is first used, and then for as long as the page lives. */
export const journalStore = createStore('agency-portal-drafts', 'written')

/** Where somebody's writing for a client, or in a form, lies: the API's address keeps two portals apart on one page. */
export const journalPlace = (base: string, userId: number, of: number | string): string =>
  `${base} ${userId} ${of}`

/** Journals that are open in this window, which have words that are not kept yet. */
interface OpenJournal {
  readonly place: string
  /** Keeps nothing more, not even what waits. */
  end(): void
}
const openJournals = new Set<OpenJournal>()

/** Has a journal ended when its person's writing is forgotten. @returns leaves it alone */
export function endedWhenForgotten(journal: OpenJournal): () => void {
  openJournals.add(journal)
  return () => void openJournals.delete(journal)
}

/**
 * Forgets what somebody wrote here: whoever signs out takes it along (decision 0201).
 *
 * @param userId whose; null for everybody's, where nobody knows who it was
 */
export async function forgetJournal(base: string, userId: number | null): Promise<void> {
  const first = userId === null ? `${base} ` : journalPlace(base, userId, '')
  for (const journal of [...openJournals]) if (journal.place.startsWith(first)) journal.end()
  const own = IDBKeyRange.bound([first], [`${first}\uffff`])
  try {
    await journalStore('readwrite', (store) => promisifyRequest(store.delete(own)))
  } catch {
    // There is no such storage: nothing was kept.
  }
}
