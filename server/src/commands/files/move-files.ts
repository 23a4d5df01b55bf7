import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { verified } from '../../foundation/files/hash.ts'
import type { KnownFile, KnownFiles } from '../../foundation/files/known-files.ts'
import { DamagedFile, type Storage } from '../../foundation/files/storage.ts'
import { batches } from '../../foundation/files/sweep.ts'

/** Files on their way at a time. */
const atOnce = 4

/** What a move came to. */
export interface Moved {
  readonly files: number
  readonly bytes: number
  /** Files that no row refers to: an upload under way, or what the sweep is for. */
  readonly unknown: number
  /** Keys of files whose bytes are not those that were stored. They stay where they are. */
  readonly damaged: readonly string[]
}

/**
 * Moves every file that a row refers to from one place to another, while people work: a server that reads both finds
 * each at any time. A file leaves its place only when its bytes were read back from the other one and are those that
 * the row says. Stopped at any point, it goes on from there when it is called again.
 *
 * @param incoming a directory for files on their way
 * @param stopping ends it after the files on their way
 * @param tell is told now and then how far it is
 */
export async function moveFiles(
  { from, to }: { readonly from: Storage; readonly to: Storage },
  known: KnownFiles,
  {
    incoming,
    dryRun,
    stopping,
    tell,
  }: {
    readonly incoming: string
    readonly dryRun: boolean
    readonly stopping: AbortSignal
    readonly tell: (moved: Moved) => void
  },
): Promise<Moved> {
  let [files, bytes, unknown] = [0, 0, 0]
  const damaged: string[] = []
  for await (const some of batches(from.list())) {
    const rows = new Map((await known(some.map(({ key }) => key))).map((row) => [row.key, row]))
    const waiting = some.flatMap(({ key }) => rows.get(key) ?? [])
    unknown += some.length - waiting.length
    const work = async (): Promise<void> => {
      for (let row = waiting.shift(); row && !stopping.aborted; row = waiting.shift()) {
        try {
          if (!dryRun) await moveOne(from, to, row, incoming)
          files += 1
          bytes += row.size
        } catch (error) {
          if (!(error instanceof DamagedFile)) throw error
          damaged.push(row.key)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (stopping.aborted) break
    tell({ files, bytes, unknown, damaged })
  }
  return { files, bytes, unknown, damaged }
}

async function moveOne(from: Storage, to: Storage, row: KnownFile, incoming: string): Promise<void> {
  // A move that was stopped may have left it in both places.
  if (!(await isThere(to, row))) {
    const onTheWay = join(incoming, randomUUID())
    try {
      const bytes = await from.open(row.key)
      // Another move, or whoever removed it, was faster.
      if (bytes === null) return
      await pipeline(
        verified(bytes, { sha256: row.sha256, damaged: () => new DamagedFile(row.key, from.called) }),
        createWriteStream(onTheWay, { mode: 0o600 }),
      )
      await to.put(row.key, onTheWay, row.sha256)
    } finally {
      await rm(onTheWay, { force: true })
    }
    if (!(await isThere(to, row))) throw new Error(`File ${row.key} did not arrive whole in ${to.called}.`)
  }
  await from.remove(row.key)
}

/** Whether a place gives out the bytes that the row says: they are read. */
async function isThere(place: Storage, row: KnownFile): Promise<boolean> {
  if ((await place.size(row.key)) !== row.size) return false
  const bytes = await place.open(row.key)
  if (bytes === null) return false
  try {
    await pipeline(
      verified(bytes, { sha256: row.sha256, damaged: () => new DamagedFile(row.key, place.called) }),
      new Writable({ write: (_chunk, _encoding, done) => done() }),
    )
    return true
  } catch (error) {
    if (error instanceof DamagedFile) return false
    throw error
  }
}
