import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds for which a page that was opened before a build may still fetch what it knows of. */
export const keptFor = 7 * 24 * 60 * 60 * 1000

/**
 * Makes room for a new build: the files of the last one stay for a week from
 * now, those of earlier ones until their week is over.
 *
 * @param {string} folder what builds leave behind
 * @param {number} now milliseconds
 */
export const clearEarlier = (folder, now) => {
  if (!existsSync(folder)) return
  const manifest = join(folder, 'manifest.json')
  const last = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).all ?? []) : []
  for (const name of last) {
    const path = join(folder, name)
    if (existsSync(path)) utimesSync(path, now / 1000, now / 1000)
  }
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.endsWith('.js') || statSync(path).mtimeMs < now - keptFor) rmSync(path, { recursive: true })
  }
}
