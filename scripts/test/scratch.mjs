import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'portal-test-'
const memory = '/dev/shm'

/**
 * Makes the folder in which everything temporary of a run lies, `TMPDIR` from then on, so that nothing of it
 * stays, however the run ends. What runs left that were killed outright goes before: it may lie in memory.
 */
export const ownScratch = () => {
  for (const place of new Set([tmpdir(), memory])) sweep(place)
  const scratch = mkdtempSync(join(scratchPlace(), prefix))
  writeFileSync(join(scratch, 'pid'), String(process.pid))
  // PostgreSQL has to pass through it as another user.
  chmodSync(scratch, 0o711)
  process.env.TMPDIR = scratch
  process.on('exit', () => remove(scratch))
}

/**
 * Removes the folders of runs that are gone.
 *
 * @param {string} place where such folders lie
 */
export const sweep = (place) => {
  for (const name of existsSync(place) ? readdirSync(place) : []) {
    const folder = join(place, name)
    if (name.startsWith(prefix) && isLeft(folder)) remove(folder)
  }
}

const remove = (folder) => {
  // A test that fills a disk has one of its own, which stays where its run was killed outright.
  for (const disk of mountedBelow(folder)) spawnSync('umount', ['--lazy', disk])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

const mountedBelow = (folder) =>
  existsSync('/proc/self/mounts')
    ? readFileSync('/proc/self/mounts', 'utf8')
        .split('\n')
        .flatMap((line) => line.split(' ')[1] ?? [])
        .filter((path) => path.startsWith(`${folder}/`))
    : []

/** Whether the process that made a folder has ended. One that is being made names none yet. */
const isLeft = (folder) => {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * In memory where the machine has much of it: each server under test has a copy of the demo agency's 200 MB, and some
 * 300 of them are started. At most 1.6 GB were seen there at a time.
 */
const scratchPlace = () => {
  const wanted = 6 * 1024 ** 3
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > wanted && freemem() > 2 * wanted ? memory : tmpdir()
}
