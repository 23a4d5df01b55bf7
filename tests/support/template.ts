import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, hashFiles } from '../../scripts/hash.mjs'
import { locked } from '../../scripts/lock.mjs'
import { root } from './root.ts'

/** Where prepared data lies: one folder per state of the server's sources and day, since the demo agency is relative to the day. */
const shelf = join(root, '.cache', 'test-templates')

const key = (): string => {
  const sources = ['server/src', 'core/src']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => !file.endsWith('.test.ts'))
  const day = new Date().toISOString().slice(0, 10)
  return `${day}-${hashFiles(root, [join(root, 'pnpm-lock.yaml'), ...sources]).slice(0, 16)}`
}

/**
 * A folder prepared once for the present sources, by whoever needs it first.
 *
 * @param name what it holds
 * @param prepare fills the folder it is given; a folder appears on the shelf only when this succeeded
 */
export async function prepared(name: string, prepare: (folder: string) => Promise<void>): Promise<string> {
  const current = key()
  const folder = join(shelf, current, name)
  if (existsSync(folder)) return folder
  await locked(
    `${folder}.lock`,
    'Another test run is preparing the demo agency; waiting for it.',
    async () => {
      if (existsSync(folder)) return
      clearShelf(current)
      const draft = `${folder}.draft`
      rmSync(draft, { recursive: true, force: true })
      mkdirSync(draft, { recursive: true })
      await prepare(draft)
      renameSync(draft, folder)
    },
  )
  return folder
}

/** Removes what other sources left, unless it is so young that another run may be using it. */
function clearShelf(current: string): void {
  for (const entry of existsSync(shelf) ? readdirSync(shelf) : []) {
    const path = join(shelf, entry)
    if (entry !== current && Date.now() - statSync(path).mtimeMs > 3_600_000) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}

/** Copies a folder's content, sharing blocks where the file system can. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const args = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-pR']
  const { status, stderr } = spawnSync('cp', [...args, `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Copying ${from} failed: ${stderr}`)
}
