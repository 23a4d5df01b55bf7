import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { today } from '@portal/core/foundation/format'
import { filesBelow, hashFiles } from '../../scripts/hash.mjs'
import { locked } from '../../scripts/lock.mjs'
import { root } from './root.ts'

/** Where prepared data lies: one folder per state of what makes them and day, since the demo agency is relative to its own day. */
const shelf = join(root, '.cache', 'test-templates')

const key = (): string => {
  const sources = [
    ...madeOf(
      ['server/src/seed/demo.ts', 'server/src/foundation/database/migrate.ts'].map((file) =>
        join(root, file),
      ),
    ),
    ...filesBelow(join(root, 'server/src/foundation/database/migrations')),
  ]
  return `${today()}-${hashFiles(root, [join(root, 'pnpm-lock.yaml'), ...sources]).slice(0, 16)}`
}

/** Everything of ours that some modules run: a change anywhere else leaves what they make as it is. */
function madeOf(entries: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, first, second] of readFileSync(file, 'utf8').matchAll(imported)) {
      const name = first ?? second ?? ''
      const path = name.startsWith('.') ? join(dirname(file), name) : coreFile(name)
      if (path !== null) waiting.push(path)
    }
  }
  return [...found].toSorted()
}

/** What a module takes in at run time: `from '…'` of anything but types, and `import('…')`. */
const imported = /^(?:import|export)(?! type\b)[^'"]*? from '([^']+)'|\bimport\('([^']+)'\)/gm

const coreFile = (name: string): string | null => {
  if (!name.startsWith('@portal/core/')) return null
  const path = join(root, 'core/src', name.slice('@portal/core/'.length))
  return [`${path}.ts`, join(path, 'index.ts')].find((file) => existsSync(file)) ?? null
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
