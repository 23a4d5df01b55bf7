import type { Readable } from 'node:stream'
import { Refusal } from '../http/refusal.ts'
import type { Arrival, MayLeave } from './arrival.ts'
import type { ByteRange } from './byte-range.ts'

/** One place in which the bytes of files lie: a folder of this machine, or a bucket. Keys are ours, never a name that a caller chose. */
export interface Storage {
  /** What a sentence for the operator calls it. */
  readonly called: string
  /** Whether bytes travel to it: such a place is never asked while a transaction is open. */
  readonly far: boolean
  /**
   * Keeps the bytes of a local file under a key; when it returns, they survive a power cut.
   * The file itself stays where it is.
   *
   * @param sha256 of the file, hexadecimal: what arrives at a far place must be that
   * @throws {Refusal} 503 when the place is away or refuses, 507 when it is full; then it keeps nothing
   */
  put(key: string, path: string, sha256: string): Promise<void>
  /** Begins to take a file that still arrives; null where it would gain nothing. */
  arrival(key: string, mayLeave: MayLeave): Arrival | null
  /**
   * Bytes `start` to `end`, both included, or all of them; null when there is no such file. A whole file that is not
   * what was put ends in an error before its last bytes.
   *
   * @param sha256 what a whole file should have; what the place itself knows of it where nothing is said
   * @throws {Refusal} 503 when the place is away or refuses
   */
  open(key: string, range?: ByteRange, sha256?: string): Promise<Readable | null>
  /**
   * Size in bytes; null when there is no such file.
   * @throws {Refusal} 503 when the place is away or refuses
   */
  size(key: string): Promise<number | null>
  /** Removes a file; none is no error. */
  remove(key: string): Promise<void>
  /** Everything of ours that lies there, in no order. */
  list(): AsyncIterable<StoredFile>
  /** Uploads that were begun before an instant and never finished. @param remove whether they go */
  abandoned(before: Date, remove: boolean): Promise<number>
  /** An address under which a browser may read the file itself for a minute; null where browsers do not reach the place. */
  direct(key: string, shown: { readonly type: string; readonly disposition: string }): Promise<string | null>
}

/** A file as a place lists it. */
export interface StoredFile {
  readonly key: string
  readonly size: number
  readonly changedAt: Date
}

/** What a key looks like. */
export const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws for what is none of our keys, before it becomes part of a path */
export function ours(key: string): string {
  if (!keyPattern.test(key)) throw new Error('A storage key is not of our making.')
  return key
}

/** 503: the place of files is away, too slow, or refuses the portal. */
export class StorageAway extends Refusal {
  /** @param saving whether something was to be kept */
  constructor(saving: boolean, cause: unknown) {
    super(
      'unavailable',
      saving
        ? 'Files cannot be stored at the moment. Nothing was saved; please try again in a few minutes.'
        : 'Files cannot be read at the moment. Please try again in a few minutes.',
      { headers: { 'retry-after': '30' } },
    )
    this.cause = cause
  }
}

/** Bytes that are not those that were put. */
export class DamagedFile extends Error {
  constructor(key: string, called: string) {
    super(`The bytes of file ${key} in ${called} are not those that were stored.`)
  }
}
