import { isDiskFull } from '../files/upload.ts'
import { log } from '../log.ts'
import { isDatabaseGone } from './failures.ts'

/** Milliseconds between two lines about the same outage: each call would write one. */
const between = 5_000

const told = new Map<string, number>()

/** Says in the log that calls fail for want of the database or of room, once in a while for as long as they do. */
export function tellOutage(error: unknown): void {
  const outage = isDatabaseGone(error)
    ? 'the database cannot be reached'
    : isDiskFull(error)
      ? 'no space: there is no room left on the disk'
      : null
  if (outage === null) return
  const now = performance.now()
  if (now - (told.get(outage) ?? Number.NEGATIVE_INFINITY) < between) return
  told.set(outage, now)
  log.error({ err: error }, outage)
}
