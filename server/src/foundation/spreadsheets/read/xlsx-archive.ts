import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { open, type Entry, type Options, type ZipFile } from 'yauzl'
import { Unreadable } from './unreadable.ts'

/** Bytes of which one part may unpack to. */
const mostBytes = 2 * 1024 ** 3
/** How often smaller than its content a part may be; spreadsheets reach 60, deflate itself 1,030. */
const mostRatio = 300
/** Parts smaller than this are nobody's bomb. */
const always = 1024 * 1024
/** Parts that a workbook may have: sheets, pictures, and what describes them. */
const mostParts = 10_000

/** The parts of an XLSX file, by name. Nothing is unpacked before it is asked for. */
export interface Archive {
  /** Text of a part, bit by bit; null when there is no such part. */
  read(name: string): Promise<Readable | null>
  close(): void
}

/**
 * Opens an XLSX file by its directory.
 * @throws {Unreadable} for a part that would unpack to more than anyone's sheet
 * @throws whatever the archive has wrong
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await opened(path, { autoClose: false })
  try {
    const parts = await partsOf(zip)
    return {
      async read(name) {
        const part = parts.get(name.toLowerCase())
        if (!part) return null
        if (
          part.uncompressedSize > mostBytes ||
          (part.uncompressedSize > always && part.uncompressedSize > mostRatio * part.compressedSize)
        )
          throw new Unreadable(
            'The file unpacks to far more than it holds. Save the table as CSV and choose that file.',
          )
        // It ends with an error where a part is larger than the directory says.
        return promisify<Entry, Readable>(zip.openReadStream.bind(zip))(part)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const opened = promisify<string, Options, ZipFile>(open)

async function partsOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > mostParts) throw new Error('The archive has too many parts.')
  const parts = new Map<string, Entry>()
  zip.on('entry', (entry: Entry) => parts.set(entry.fileName.toLowerCase(), entry))
  // `once` also ends with an error of the archive.
  await once(zip, 'end')
  return parts
}
