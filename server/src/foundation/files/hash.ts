import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of a local file's bytes, hexadecimal. @throws the system's error when it is not there */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}

/** What is wrong with bytes that come, and what then. */
export interface Checks {
  /** What all of them together should have, hexadecimal; null where nobody knows. */
  readonly sha256: string | null
  /** Makes the error of bytes that have another. */
  damaged(): Error
  /**
   * For how long the next of them may not come, and the error where they do not or break off. How long a reader takes
   * does not count.
   */
  readonly patience?: { readonly milliseconds: number; lost(why: Error): Error }
}

/** Bytes that may wait between whoever sends and whoever takes: with less, both stop and start again for every chunk. */
const between = 256 * 1024

/** The same bytes, the last of them only when all of them together have the hash that they should have. */
export function verified(bytes: Readable, { sha256, damaged, patience }: Checks): Readable {
  const hash = sha256 === null ? null : createHash('sha256')
  let held: Buffer | null = null
  const checked = new Transform({
    highWaterMark: between,
    transform(chunk: Buffer, _encoding, done) {
      timer?.refresh()
      hash?.update(chunk)
      const ready = held
      held = chunk
      done(null, ready)
    },
    flush(done) {
      if (hash && hash.digest('hex') !== sha256) done(damaged())
      else done(null, held)
    },
    destroy(error, done) {
      clearTimeout(timer)
      bytes.destroy()
      done(error)
    },
  })
  const timer = patience
    ? setTimeout(() => {
        if (checked.writableNeedDrain) timer?.refresh()
        else checked.destroy(patience.lost(new Error('The bytes stopped coming.')))
      }, patience.milliseconds)
    : undefined
  bytes.once('error', (error) => checked.destroy(patience ? patience.lost(error) : error))
  bytes.pipe(checked)
  return checked
}
