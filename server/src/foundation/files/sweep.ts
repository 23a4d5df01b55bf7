import type { Database } from '../database/database.ts'
import type { Places } from './file-store.ts'
import { knownTo, lately, type KnownFile, type KnownFiles } from './known-files.ts'
import type { Storage, StoredFile } from './storage.ts'

const day = 24 * 60 * 60 * 1000

/** Days for which what nobody refers to is left alone: whoever is still writing has finished by then. */
export const restDays = 1

/** Days over which a removal from a bucket is tried again, every day. */
const triedAgain = 30

/** What a sweep found, and removed where it was to. */
export interface Swept {
  /** Begun and never finished. */
  readonly uploads: number
  readonly files: number
  readonly bytes: number
}

/**
 * Finds what a process left behind that died between receiving a file and writing its row: uploads and stored files
 * without a row, both only when they are older than some days. Also the bytes of files that were removed long ago.
 */
export async function sweepPlace(
  place: Storage,
  known: KnownFiles,
  { days = restDays, remove, now = Date.now() }: { days?: number; remove: boolean; now?: number },
): Promise<Swept> {
  const before = new Date(now - days * day)
  const uploads = await place.abandoned(before, remove)
  let [files, bytes] = [0, 0]
  for await (const some of batches(place.list(), (file) => file.changedAt < before)) {
    const rows = new Map((await known(some.map(({ key }) => key))).map((row) => [row.key, row]))
    for (const { key, size } of some) {
      if (!isUnwanted(rows.get(key))) continue
      if (remove) await place.remove(key)
      files += 1
      bytes += size
    }
  }
  return { uploads, files, bytes }
}

const isUnwanted = (row: KnownFile | undefined): boolean => row === undefined || row.longGone

/** Files by the hundred, so that neither all of them are in memory nor each of them a question. */
export async function* batches(
  files: AsyncIterable<StoredFile>,
  wanted: (file: StoredFile) => boolean = () => true,
): AsyncGenerator<readonly StoredFile[]> {
  let some: StoredFile[] = []
  for await (const file of files) {
    if (!wanted(file)) continue
    some.push(file)
    if (some.length === 500) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}

/**
 * Sweeps now and once a day, in the background. A bucket of millions is not read through for it: there go the files
 * that the database knows to have been removed, uploads that were never finished, and the rest is `npm run files -- sweep`.
 *
 * @returns a function that stops it
 */
export function startSweeping(database: Database, places: Places, log: (error: unknown) => void): () => void {
  const sweep = async (): Promise<void> => {
    for (const place of places) {
      if (!place.far) {
        await sweepPlace(place, knownTo(database), { remove: true })
        continue
      }
      await place.abandoned(new Date(Date.now() - restDays * day), true)
      for (const key of await lately(database, triedAgain)) await place.remove(key)
    }
  }
  const begin = (): void => void sweep().catch(log)
  begin()
  const timer = setInterval(begin, day)
  timer.unref()
  return () => clearInterval(timer)
}
