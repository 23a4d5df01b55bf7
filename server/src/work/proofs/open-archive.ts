import { longestCreative } from '@portal/core/work/proofs/proofs'
import {
  isBomb,
  isLocked,
  isRubbish,
  openZip,
  TooManyParts,
  type Zip,
  type ZipPart,
} from '../../foundation/files/zip.ts'

/** Files that a creative may be made of, and bytes of all of them once they are unpacked. */
const mostParts = 300
const mostBytes = 2 * longestCreative
/** How often smaller than its content a part may be packed. */
const mostRatio = 200

/** A ZIP that is no creative; the message says why, to the person who chose it. */
export class NoCreative extends Error {}

/** What a creative is made of, by its path inside of the archive. */
export type Parts = ReadonlyMap<string, Buffer>

function check(part: ZipPart): void {
  if (isLocked(part)) throw new NoCreative('The ZIP file has a password. Choose one without.')
  if (isBomb(part, mostRatio))
    throw new NoCreative(
      `${part.fileName.slice(0, 100)} unpacks to far more than it holds: it belongs to no creative.`,
    )
}

/** Reads a part, as far as there is room. */
async function bytesOf(zip: Zip, part: ZipPart, room: number): Promise<Buffer> {
  if (part.uncompressedSize > room) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of (await zip.read(part)) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > room) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (): NoCreative =>
  new NoCreative(`An HTML5 creative may have ${mostBytes / 1024 / 1024} MB once it is unpacked.`)

/**
 * The parts of an HTML5 creative that came as a ZIP, in memory.
 *
 * @throws {NoCreative}
 */
export async function openArchive(path: string): Promise<Parts> {
  try {
    const zip = await openZip(path, mostParts)
    try {
      const parts = new Map<string, Buffer>()
      let room = mostBytes
      for (const part of zip.parts.filter((one) => !isRubbish(one))) {
        check(part)
        const bytes = await bytesOf(zip, part, room)
        room -= bytes.length
        parts.set(part.fileName, bytes)
      }
      return parts
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof NoCreative) throw error
    throw new NoCreative(
      error instanceof TooManyParts
        ? `The ZIP file holds more than ${mostParts} files: choose one with the creative alone.`
        : 'The ZIP file is broken, or a name in it leads out of it.',
    )
  }
}
