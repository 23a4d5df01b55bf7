import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { codeOf } from '../http/failures.ts'
import { keyPattern, ours, type Storage, type StoredFile } from './storage.ts'

/** Where a file lies below a directory of files, which it is spread over 256 folders of. */
export const placeOf = (directory: string, key: string): string => join(directory, key.slice(0, 2), key)

/** Files under a directory of this machine. */
export function localStorage(directory: string): Storage {
  const pathOf = (key: string): string => placeOf(directory, ours(key))
  return {
    called: directory,
    far: false,
    arrival: () => null,
    async put(key, path) {
      const target = pathOf(key)
      const isNew = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await flush(path)
      try {
        await share(path, target)
        await flush(dirname(target))
        if (isNew !== undefined) await flush(directory)
      } catch (error) {
        await rm(target, { force: true })
        throw error
      }
    },
    async open(key, range) {
      // What is no key is no file either.
      if (!keyPattern.test(key)) return null
      const stream = createReadStream(pathOf(key), range)
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    async size(key) {
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
    async *list() {
      for (const folder of await namesIn(directory))
        if (/^[0-9a-f]{2}$/.test(folder)) yield* filesIn(join(directory, folder))
    },
    async abandoned(before, remove) {
      let count = 0
      for await (const { key, changedAt } of filesIn(join(directory, 'incoming'))) {
        if (changedAt >= before) continue
        count += 1
        if (remove) await rm(join(directory, 'incoming', key), { force: true })
      }
      return count
    },
    async direct() {
      return null
    },
  }
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for (const key of await namesIn(folder)) {
    if (!keyPattern.test(key)) continue
    const found = await stat(join(folder, key)).catch(() => null)
    if (found) yield { key, size: found.size, changedAt: found.mtime }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** A second name for the same bytes; a copy where the disk has no such thing. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      // Left by a move that was stopped: whatever it is, the bytes at hand are the right ones.
      await rm(to, { force: true })
      return share(from, to)
    }
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
