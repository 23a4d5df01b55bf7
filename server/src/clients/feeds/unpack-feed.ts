import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { mostFeedBytes } from '@portal/core/clients/feeds/limits'
import {
  isBomb,
  isLocked,
  isRubbish,
  openZip,
  TooManyParts,
  type ZipPart,
} from '../../foundation/files/zip.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'

/** Files that a ZIP of a feed may hold: the feed, and what its maker says of it. */
const mostParts = 100
/** How often smaller than its content a feed may be packed; real ones reach 40. */
const mostRatio = 200

/** Stops what becomes longer than a feed may be. */
const withinLimit = (): Transform => {
  let length = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length
      done(length > mostFeedBytes ? new Unreadable('The feed is too long once it is unpacked.') : null, part)
    },
  })
}

const write = (to: string) => createWriteStream(to, { mode: 0o600 })

/**
 * Unpacks what came as gzip, as far as a feed may be long.
 * @throws {Unreadable}
 */
export async function unpackGzip(path: string, to: string): Promise<void> {
  try {
    await pipeline(createReadStream(path), createGunzip(), withinLimit(), write(to))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('The packed feed is broken.')
  }
}

const isFeed = (part: ZipPart): boolean => /\.(csv|tsv|txt|xml)$/i.test(part.fileName) && !isRubbish(part)

/** The one feed of an archive. */
function feedIn(parts: readonly ZipPart[]): ZipPart {
  if (parts.some(({ fileName }) => fileName === '[Content_Types].xml'))
    throw new Unreadable('This is a workbook. Save it as CSV and put that file in.')
  const [part, another] = parts.filter(isFeed)
  if (!part) throw new Unreadable('The ZIP file holds no CSV, TSV or XML file.')
  if (another)
    throw new Unreadable(
      `The ZIP file holds ${part.fileName.slice(0, 100)} and ${another.fileName.slice(0, 100)}: which of them is the feed is not known. Ask for one with the feed alone.`,
    )
  if (isLocked(part)) throw new Unreadable('The ZIP file has a password. Ask for one without.')
  if (part.uncompressedSize > mostFeedBytes) throw new Unreadable('The feed is too long once it is unpacked.')
  if (isBomb(part, mostRatio))
    throw new Unreadable('The ZIP file unpacks to far more than it holds: it is no feed.')
  return part
}

/**
 * Unpacks the one feed of a ZIP file, as far as a feed may be long. Names inside of it are looked at, never used as paths.
 * @throws {Unreadable}
 */
export async function unpackZip(path: string, to: string): Promise<void> {
  try {
    const zip = await openZip(path, mostParts)
    try {
      await pipeline(await zip.read(feedIn(zip.parts)), withinLimit(), write(to))
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(
      error instanceof TooManyParts
        ? `The ZIP file holds more than ${mostParts} files. Ask for one with the feed alone.`
        : 'The ZIP file is broken.',
    )
  }
}
