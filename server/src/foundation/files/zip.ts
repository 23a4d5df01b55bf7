import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { fromBuffer, open, type Entry, type Options, type ZipFile } from 'yauzl'

/** A file in an archive, as its directory tells of it. */
export type ZipPart = Entry

/** An archive that is open. Names inside of it are to be compared, never used as paths. */
export interface Zip {
  readonly parts: readonly ZipPart[]
  /** The content of a part. It ends with an error where the part is larger than the directory says. */
  readonly read: (part: ZipPart) => Promise<Readable>
  readonly close: () => void
}

/** An archive holds more files than it may; it is not read to its end. */
export class TooManyParts extends Error {}

/** What is smaller than this once it is unpacked is nobody's bomb. */
const always = 1024 * 1024

const opened = promisify<string, Options, ZipFile>(open)
const openedInMemory = promisify<Buffer, Options, ZipFile>(fromBuffer)

/**
 * Opens an archive by its directory (APPNOTE 6.3.10). Nothing is unpacked before it is asked for.
 * @param from its path, or the archive itself where it must not lie on a disk
 * @throws {TooManyParts}
 * @throws the archive's own error, also where a name leads out of it
 */
export async function openZip(from: string | Buffer, mostParts: number): Promise<Zip> {
  const options = { autoClose: false, lazyEntries: true }
  const zip = await (typeof from === 'string' ? opened(from, options) : openedInMemory(from, options))
  try {
    if (zip.entryCount > mostParts) throw new TooManyParts()
    const parts: ZipPart[] = []
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (part: ZipPart) => {
        parts.push(part)
        zip.readEntry()
      })
      zip.on('end', resolve)
      zip.on('error', reject)
      zip.readEntry()
    })
    return {
      parts,
      read: promisify<ZipPart, Readable>(zip.openReadStream.bind(zip)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Whether a part is large and so often smaller than its content that it was made to fill a disk; deflate itself reaches 1,030. */
export const isBomb = ({ uncompressedSize, compressedSize }: ZipPart, mostRatio: number): boolean =>
  uncompressedSize > always && uncompressedSize > mostRatio * compressedSize

/** Whether a part needs a password. */
export const isLocked = ({ generalPurposeBitFlag }: ZipPart): boolean => (generalPurposeBitFlag & 1) !== 0

/** Whether a part is what systems put beside the files of people, or a folder. */
export const isRubbish = ({ fileName }: ZipPart): boolean =>
  fileName.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(fileName)
