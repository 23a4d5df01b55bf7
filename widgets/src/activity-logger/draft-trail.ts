import type { DraftFrom, StoredFiles } from './draft-calls.ts'
import type { Journal } from './draft-journal.ts'

/**
 * Where the draft of one form is kept. There is one for each client, and a form
 * may be turned to another client while it is written: its draft goes with it,
 * and nothing is left with the client of before.
 */
export class DraftTrail {
  /** The client whose draft on the server holds what the form has; null while there is none. */
  at: DraftFrom | null = null
  /** What was kept of it on the device, under each client that it was turned to. */
  readonly journals = new Set<Journal>()
  /** What is on its way to the server. */
  sending: Promise<unknown> = Promise.resolve()
  readonly stored: StoredFiles = new Map()

  settle(at: DraftFrom | null): void {
    this.at = at
  }

  /** After what is on its way: an earlier text never comes after a later one. */
  queue(work: () => Promise<unknown>): void {
    this.sending = this.sending.then(work)
  }
}
