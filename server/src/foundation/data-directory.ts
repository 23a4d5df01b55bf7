import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { unusable, type SettingsError } from './environment.ts'

/** The data directory, made when it is not there yet. */
export function usableDirectory(directory: string): string {
  try {
    make(directory)
    tryToWrite(directory, leastRoom)
    return directory
  } catch (error) {
    throw unusable(directory, error)
  }
}

/** Bytes without which a start is not worth trying: what is written on the way to the first request. */
const leastRoom = 1024 * 1024

/** Step by step: where a file system takes no directories, as /proc, Node tries for ever to make all of them at once. */
function make(directory: string): void {
  if (existsSync(directory)) return
  make(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(directory)) throw error
  }
}

/**
 * What a system says of a directory's rights is not what it does: a full or read-only disk shows in a write only.
 * @throws the system's error
 */
function tryToWrite(directory: string, bytes: number): void {
  const trial = join(directory, `trial-${process.pid}`)
  try {
    writeFileSync(trial, Buffer.alloc(bytes), { mode: 0o600, flush: true })
  } finally {
    rmSync(trial, { force: true })
  }
}

/** Bytes that a database takes at a time. */
const roomOfDatabase = 32 * 1024 * 1024

/** Why a start may have failed that says something else: the disk of the data directory; null when it is not that. */
export function faultOfDirectory(env: NodeJS.ProcessEnv): SettingsError | null {
  const directory = directoryIn(env)
  try {
    tryToWrite(directory, roomOfDatabase)
    return null
  } catch (error) {
    return unusable(directory, error)
  }
}

/** Where the data lie, as the environment says. */
export const directoryIn = (env: NodeJS.ProcessEnv): string => resolve(env['DATA_DIR'] || '.data')
