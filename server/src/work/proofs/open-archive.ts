import { promisify } from 'node:util'
import type { Readable } from 'node:stream'
import { open, type Entry, type Options, type ZipFile } from 'yauzl'
import { longestCreative } from '@portal/core/work/proofs/proofs'

/** Files that a creative may be made of, and bytes of all of them once they are unpacked. */
const mostParts = 300
const mostBytes = 2 * longestCreative
/** How often smaller than its content a part may be packed, where it is large; deflate itself reaches 1,030. */
const mostRatio = 200
const always = 1024 * 1024

/** A ZIP that is no creative; the message says why, to the person who chose it. */
export class NoCreative extends Error {}

/** What a creative is made of, by its path inside of the archive. */
export type Parts = ReadonlyMap<string, Buffer>

const opened = promisify<string, Options, ZipFile>(open)

/** What systems put beside the files of people. */
const isRubbish = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name)

function check({ fileName, generalPurposeBitFlag, uncompressedSize, compressedSize }: Entry): void {
  const name = fileName.slice(0, 100)
  if ((generalPurposeBitFlag & 1) !== 0)
    throw new NoCreative('The ZIP file has a password. Choose one without.')
  if (uncompressedSize > always && uncompressedSize > mostRatio * compressedSize)
    throw new NoCreative(`${name} unpacks to far more than it holds: it belongs to no creative.`)
}

/** Reads a part, as far as there is room: it ends with an error where it is larger than the directory says. */
async function bytesOf(zip: ZipFile, part: Entry, room: number): Promise<Buffer> {
  if (part.uncompressedSize > room) throw tooLarge()
  const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(part)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > room) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (): NoCreative =>
  new NoCreative(`An HTML5 creative may have ${mostBytes / 1024 / 1024} MB once it is unpacked.`)

/**
 * The parts of an HTML5 creative that came as a ZIP, in memory: names inside of it are compared, never used as paths,
 * and one that leads out of the archive is refused.
 *
 * @throws {NoCreative}
 */
export async function openArchive(path: string): Promise<Parts> {
  try {
    const zip = await opened(path, { autoClose: false, lazyEntries: true })
    try {
      if (zip.entryCount > mostParts)
        throw new NoCreative(
          `The ZIP file holds more than ${mostParts} files: choose one with the creative alone.`,
        )
      const entries: Entry[] = []
      await new Promise<void>((resolve, reject) => {
        zip.on('entry', (entry: Entry) => {
          entries.push(entry)
          zip.readEntry()
        })
        zip.on('end', resolve)
        zip.on('error', reject)
        zip.readEntry()
      })
      const parts = new Map<string, Buffer>()
      let room = mostBytes
      for (const entry of entries.filter(({ fileName }) => !isRubbish(fileName))) {
        check(entry)
        const bytes = await bytesOf(zip, entry, room)
        room -= bytes.length
        parts.set(entry.fileName, bytes)
      }
      return parts
    } finally {
      zip.close()
    }
  } catch (error) {
    throw error instanceof NoCreative
      ? error
      : new NoCreative('The ZIP file is broken, or a name in it leads out of it.')
  }
}
