import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, as small as a test can fill. */
export interface SmallDisk {
  /** An empty folder on it. */
  readonly folder: string
  /** Takes the room that is left, to the last byte. */
  fill(): void
  /** Gives it back. */
  free(): void
  remove(): void
}

/** @returns null where this user may mount none: only root may */
export function smallDisk(megabytes: number): SmallDisk | null {
  const place = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  const options = `size=${megabytes}m,mode=711`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'portal-test', place]).status !== 0) {
    rmSync(place, { recursive: true })
    return null
  }
  const folder = join(place, 'folder')
  mkdirSync(folder)
  const ballast = join(place, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        // Down to pieces of a block, which nothing fits between.
        for (let size = 1_048_576; size >= 4096;)
          try {
            writeSync(file, Buffer.alloc(size))
          } catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
            size /= 2
          }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', [place])
      rmSync(place, { recursive: true, force: true })
    },
  }
}
