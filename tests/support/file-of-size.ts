import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A file of nothing but zeros on the disk, which a browser opens where it lies: what is handed to a field of files in
 * memory goes into the page as text, which takes a busy machine longer than anybody waits. It goes with the process,
 * which tests several files.
 */
export function fileOfSize(name: string, megabytes: number): string {
  folder ??= mkdtempSync(join(tmpdir(), 'portal-files-'))
  const path = join(folder, name)
  writeFileSync(path, '')
  truncateSync(path, megabytes * 1024 * 1024)
  return path
}

let folder: string | undefined

process.once('exit', () => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})
