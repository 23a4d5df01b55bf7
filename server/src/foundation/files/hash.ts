import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of a local file's bytes, hexadecimal. @throws the system's error when it is not there */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * The same bytes, the last of them only when all of them together have the hash that they should have.
 *
 * @param sha256 hexadecimal
 * @param damaged makes the error of bytes that have another
 */
export async function* verified(
  bytes: AsyncIterable<Buffer>,
  sha256: string,
  damaged: () => Error,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held: Buffer | null = null
  for await (const chunk of bytes) {
    if (held) yield held
    hash.update(chunk)
    held = chunk
  }
  if (hash.digest('hex') !== sha256) throw damaged()
  if (held) yield held
}
