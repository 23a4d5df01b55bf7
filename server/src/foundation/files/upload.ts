import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { FileLimits } from '@portal/core/foundation/contract/call'
import { invalid, Refusal } from '../http/refusal.ts'
import type { Arrival, MayLeave } from './arrival.ts'

/** A file that has arrived whole and lies in the store's incoming directory. */
export interface Upload {
  readonly field: string
  /** The caller's name for it, without any path. */
  readonly name: string
  /** From its first bytes, not from what the caller said. */
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
  readonly path: string
}

/**
 * The file of a call that takes one.
 * @throws {Refusal} 422 when none came
 */
export function onlyFile([file]: readonly Upload[]): Upload {
  if (!file) throw invalid({ file: 'File is Required.' })
  return file
}

/** Where uploads arrive. */
export interface Receiving {
  readonly incoming: string
  begin(path: string, mayLeave: MayLeave): Pick<Arrival, 'take' | 'arrived'> | null
  release(uploads: readonly { readonly path: string }[]): Promise<void>
}

/** Bytes that wait for the disk: it is written to less often, and larger pieces. */
const waiting = 1024 * 1024

/**
 * Streams one part of a multipart body to disk, and on to where files are kept while it comes unless its call only reads
 * it. Its type is judged when it is whole: some kinds are known by what stands further back.
 *
 * @throws {Refusal} 413 over the size, 415 for a type that is not accepted, 507 when the disk is full
 */
export async function receive(
  part: { readonly file: Readable; readonly filename: string; readonly fieldname: string },
  limits: FileLimits,
  store: Receiving,
): Promise<Upload> {
  const name = safeName(part.filename)
  const path = join(store.incoming, randomUUID())
  const isAccepted = (type: string): boolean => !limits.only || limits.only.includes(type)
  const onward = limits.read
    ? null
    : store.begin(path, async (first) =>
        isAccepted((await fileTypeFromBuffer(first))?.mime ?? plainTypeOf(name)),
      )
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size >= limits.each) return done(tooLarge(limits.each))
      hash.update(chunk)
      const ready = onward?.take(chunk) ?? null
      if (ready === null) done(null, chunk)
      else ready.then(() => done(null, chunk), done)
    },
  })
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600, highWaterMark: waiting }))
    const mediaType = (await fileTypeFromFile(path))?.mime ?? plainTypeOf(name)
    if (!isAccepted(mediaType)) {
      throw new Refusal(
        'unsupported-media',
        `${name} is not a file of an accepted type (${limits.only?.join(', ')}).`,
        {
          errors: { [part.fieldname]: 'This type of file is not accepted.' },
        },
      )
    }
    await onward?.arrived()
    return { field: part.fieldname, name, mediaType, size, sha256: hash.digest('hex'), path }
  } catch (error) {
    await store.release([{ path }])
    await rm(path, { force: true })
    throw error
  }
}

/** A file of the portal's own making. */
export interface MadeFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** A file of the portal's own making as if it had been uploaded. @param incoming the store's directory */
export async function asUpload({ name, mediaType, bytes }: MadeFile, incoming: string): Promise<Upload> {
  const path = join(incoming, randomUUID())
  await writeFile(path, bytes, { mode: 0o600 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { field: 'attachments', name, mediaType, size: bytes.length, sha256, path }
}

/**
 * 413.
 * @param limit bytes
 */
export const tooLarge = (limit: number): Refusal => {
  const sentence = `File size should be less than ${Math.round(limit / 1024 / 1024)} mb.`
  return new Refusal('too-large', sentence, { errors: { attachments: sentence } })
}

/** 507: nothing was written. */
export const noSpace = (): Refusal =>
  new Refusal(
    'no-space',
    'There is no room left to store this. Nothing was saved; please tell your administrator and try again later.',
  )

/** Whether an error says that the disk, a quota or a size limit of the process is exhausted. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(String(error.code))
  )
}

/** A name that is a name: no path, no control characters, no leading dots, at most 200 characters. */
export function safeName(given: string): string {
  const last = basename(given.replaceAll('\\', '/'))
  const clean = last
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\.+/, '')
    .trim()
  if (clean.length <= 200) return clean || 'file'
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  return clean.slice(0, 200 - ending.length) + ending
}

/** Text formats have no first bytes to know them by; none of these is ever shown as anything but text. */
function plainTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'csv') return 'text/csv'
  return ending === 'txt' || ending === 'log' || ending === 'md' ? 'text/plain' : 'application/octet-stream'
}
