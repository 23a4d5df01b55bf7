import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process uses the data directory. */
export class DirectoryInUse extends Error {}

/**
 * Takes the data directory for this process. PGlite takes no lock of its own,
 * and a second process would corrupt its indexes.
 *
 * The lock is a file with our process id; one whose process is gone is taken over.
 * @returns a function that gives the directory back
 * @throws {DirectoryInUse} naming the process that holds it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, 'in-use-by')
  const draft = `${file}.${process.pid}`
  const ours = `${process.pid} ${startOf(process.pid)}`
  // Written beside and then linked, so that nobody ever reads a lock that is not complete.
  writeFileSync(draft, ours, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (succeeds(() => linkSync(draft, file), 'EEXIST')) {
        return () => {
          if (textOf(file) === ours) rmSync(file, { force: true })
        }
      }
      const held = textOf(file)
      if (held === null) continue
      const holder = livingHolder(held)
      if (holder !== null) {
        throw new DirectoryInUse(
          `${directory} is in use by process ${holder}. Stop that process, or set DATA_DIR to another directory.`,
        )
      }
      clearStale(file, held)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new DirectoryInUse(`${directory} is being taken by another process at this moment. Try again.`)
}

/** Puts a dead process's lock away, unless another process has taken over in the meantime. */
function clearStale(file: string, stale: string): void {
  const aside = `${file}.stale-${process.pid}`
  if (!succeeds(() => renameSync(file, aside), 'ENOENT')) return
  if (textOf(aside) !== stale) succeeds(() => linkSync(aside, file), 'EEXIST')
  rmSync(aside, { force: true })
}

function succeeds(act: () => void, unless: 'EEXIST' | 'ENOENT'): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unless) return false
    throw error
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The living process that a lock names, or null when the lock is stale. */
function livingHolder(text: string): number | null {
  const [pid, started] = text.split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return null
  try {
    process.kill(holder, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return null
  }
  return startOf(holder) === started ? holder : null
}

/** Start time of a process where the system tells it, so that a reused process id is not mistaken for the holder. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
