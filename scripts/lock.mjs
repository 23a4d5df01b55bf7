import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while no other process of this machine holds the same lock file.
 * Holders that are gone are noticed by their process id.
 *
 * @param {string} path where the lock lies
 * @param {string} waiting the sentence said once when somebody else holds it
 */
export const locked = async (path, waiting, work) => {
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  let said = false
  try {
    while (!takes(mine, path)) {
      const holder = read(path)
      if (holder !== undefined && !alive(Number(holder))) {
        breakLock(path, mine, holder)
        continue
      }
      if (!said) console.log(waiting)
      said = true
      await pause(250)
    }
    try {
      return await work()
    } finally {
      rmSync(path, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** A hard link appears whole or not at all, so nobody ever reads half a lock. */
const takes = (mine, path) => {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const alive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two may find the same dead holder; who moved away a living one's lock puts it back. */
const breakLock = (path, mine, holder) => {
  const aside = `${mine}.aside`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (read(aside) !== holder) takes(aside, path)
  rmSync(aside, { force: true })
}
