import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { keyPattern } from './file-store.ts'

const day = 24 * 60 * 60 * 1000

/** How long what nobody refers to is left alone: whoever is still writing has finished by then. */
const restFor = day

/** Days for which the bytes of a removed file are kept, in case it was removed by mistake. */
export const keptAfterRemoval = 30

/** What a sweep removed. */
export interface Swept {
  readonly uploads: number
  readonly files: number
}

/**
 * Removes what a process left behind that died between receiving a file and
 * writing its row: uploads and stored files without a row, both only when they
 * are older than a day. Also the bytes of files that were removed long ago.
 *
 * @param directory of the file store
 */
export async function sweepFiles(
  database: Database,
  directory: string,
  now: number = Date.now(),
): Promise<Swept> {
  const uploads = await removeOld(join(directory, 'incoming'), now, async (names) => new Set(names))
  let files = 0
  for (const folder of await namesIn(directory)) {
    if (/^[0-9a-f]{2}$/.test(folder)) {
      files += await removeOld(join(directory, folder), now, (names) => unknownOf(database, names))
    }
  }
  return { uploads, files }
}

/** Sweeps now and once a day, in the background. @returns a function that stops it */
export function startSweeping(
  database: Database,
  directory: string,
  log: (error: unknown) => void,
): () => void {
  const sweep = (): void => void sweepFiles(database, directory).catch(log)
  sweep()
  const timer = setInterval(sweep, day)
  timer.unref()
  return () => clearInterval(timer)
}

/** Removes the files of a folder that are older than a day and that `which` names. */
async function removeOld(
  folder: string,
  now: number,
  which: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const modified = await stat(join(folder, name)).then(
      (found) => found.mtimeMs,
      () => now,
    )
    if (keyPattern.test(name) && now - modified > restFor) old.push(name)
  }
  if (old.length === 0) return 0
  const unwanted = await which(old)
  for (const name of unwanted) await rm(join(folder, name), { force: true })
  return unwanted.size
}

/** Keys that no row refers to, or only one of a file removed long ago. */
async function unknownOf(database: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await database.asOwner((client) =>
    client.query<{ storage_key: string }>(
      `select storage_key from file where storage_key = any ($1::text[])
        and (deleted_at is null or deleted_at > now() - make_interval(days => ${keptAfterRemoval}))`,
      [keys],
    ),
  )
  const found = new Set(known.rows.map((row) => row.storage_key))
  return new Set(keys.filter((key) => !found.has(key)))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
