import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the data directory, or nobody can tell. */
export class DirectoryInUse extends Error {}

/**
 * Takes the data directory for this process. PGlite takes no lock of its own,
 * and a second process would corrupt its indexes.
 *
 * The lock is the kernel's, on a file that SQLite keeps locked: it ends with
 * its process however that ends, and holds between containers that share the
 * directory, where one process number can mean two processes. A file beside it
 * names the holder, for people only.
 * @returns a function that gives the directory back
 * @throws {DirectoryInUse} naming the process that holds it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const note = join(directory, 'in-use-by')
  const lock = takeLock(directory, note)
  writeFileSync(note, JSON.stringify({ process: process.pid, host: hostname() }), { mode: 0o600 })
  return () => {
    if (!lock.isOpen) return
    rmSync(note, { force: true })
    lock.close()
  }
}

/** SQLite's code for a file that somebody else has locked. */
const busy = 5

function takeLock(directory: string, note: string): DatabaseSync {
  const lock = new DatabaseSync(join(directory, 'lock'), { open: false })
  try {
    lock.open()
    // Nothing is ever written to it, so there is nothing to undo either.
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    if (lock.isOpen) lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new DirectoryInUse(
        `${directory} is in use by ${holderIn(note)}. Stop that process, or set DATA_DIR to another directory.`,
        { cause: error },
      )
    throw new DirectoryInUse(
      `${directory} cannot be locked against other processes. Set DATA_DIR to a directory on a disk that knows file locks.`,
      { cause: error },
    )
  }
}

/** The holder in words; in a container the process has a number of its own, so that its host is named too. */
function holderIn(note: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (typeof holder !== 'object' || holder === null) return 'another process'
    const { process: number, host } = Object.fromEntries(Object.entries(holder))
    if (typeof number !== 'number') return 'another process'
    return typeof host === 'string' && host !== hostname()
      ? `process ${number} on host ${host}`
      : `process ${number}`
  } catch {
    return 'another process'
  }
}
