import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders that hold what is made, not what it is made from. */
const made = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results'])

/** Every file below a folder, sorted, without what is made; none when the folder is absent. */
export const filesBelow = (folder) => {
  const found = []
  const walk = (at) => {
    let entries
    try {
      entries = readdirSync(at, { withFileTypes: true })
    } catch {
      return
    }
    for (const entry of entries) {
      if (made.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue
      const path = join(at, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) found.push(path)
    }
  }
  walk(folder)
  return found.sort()
}

/**
 * One hash over the names and contents of files; a missing file counts as missing.
 *
 * @param {string} root what the names are relative to, so that a moved clone hashes the same
 * @param {readonly string[]} files absolute paths
 * @param {readonly string[]} [also] further words that the hash depends on
 */
export const hashFiles = (root, files, also = []) => {
  const hash = createHash('sha256')
  for (const word of also) hash.update(`\0${word}`)
  for (const file of files) {
    hash.update(`\0${relative(root, file)}\0`)
    try {
      hash.update(readFileSync(file))
    } catch {
      hash.update('missing')
    }
  }
  return hash.digest('hex')
}
