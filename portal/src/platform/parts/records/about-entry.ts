import type { KeptRow } from './kept-row.ts'

/** What somebody wants of an entry, for which what uses it has to be known. */
export interface AboutEntry {
  readonly row: KeptRow
  readonly what: 'delete' | 'retire' | 'where'
  /** It is done, asked about, or did not work. */
  readonly settled: () => void
}
