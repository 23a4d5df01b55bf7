import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'

/** Where the bytes of uploaded files lie. Keys are ours, never a name that a caller chose. */
export interface FileStore {
  /** A directory for uploads under way, on the same disk. */
  readonly incoming: string
  /**
   * Takes a finished upload; when it returns, the bytes survive a power cut.
   * The upload itself stays where it is, so that a repeated transaction can take it again.
   */
  put(temporary: string): Promise<string>
  /** Bytes `start` to `end`, both included, or all. */
  read(key: string, range?: { start: number; end: number }): NodeJS.ReadableStream
  /** Size in bytes, or null when the store has no such file. */
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
}

/** What a key looks like. */
export const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a file lies below a directory of files, which it is spread over 256 folders of. */
export const placeOf = (directory: string, key: string): string => join(directory, key.slice(0, 2), key)

/** Files under a directory. */
export async function localFiles(directory: string): Promise<FileStore> {
  const incoming = join(directory, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('A storage key is not of our making.')
    return placeOf(directory, key)
  }
  return {
    incoming,
    async put(temporary) {
      const key = randomUUID()
      const target = pathOf(key)
      const isNew = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await flush(temporary)
      try {
        await share(temporary, target)
        await flush(dirname(target))
        if (isNew !== undefined) await flush(directory)
      } catch (error) {
        await rm(target, { force: true })
        throw error
      }
      return key
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    async size(key) {
      // What is no key is no file either.
      if (!keyPattern.test(key)) return null
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** A second name for the same bytes; a copy where the disk has no such thing. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS'].includes(codeOf(error))) throw error
    await copyFile(from, to)
    await flush(to)
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
