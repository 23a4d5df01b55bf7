import type { Readable } from 'node:stream'
import { isBomb, openZip } from '../../files/zip.ts'
import { Unreadable } from './unreadable.ts'

/** Bytes of which one part may unpack to. */
const mostBytes = 2 * 1024 ** 3
/** How often smaller than its content a part may be; spreadsheets reach 60. */
const mostRatio = 300
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
 * @param from its path, or the file itself where it must not lie on a disk
 * @throws {Unreadable} for a part that would unpack to more than anyone's sheet
 * @throws whatever the archive has wrong
 */
export async function openArchive(from: string | Buffer): Promise<Archive> {
  const zip = await openZip(from, mostParts)
  const parts = new Map(zip.parts.map((part) => [part.fileName.toLowerCase(), part]))
  return {
    async read(name) {
      const part = parts.get(name.toLowerCase())
      if (!part) return null
      if (part.uncompressedSize > mostBytes || isBomb(part, mostRatio))
        throw new Unreadable(
          'The file unpacks to far more than it holds. Save the table as CSV and choose that file.',
        )
      return zip.read(part)
    },
    close: zip.close,
  }
}
