import { log } from './log.ts'

/** Milliseconds after which a start says what it waits for, and again each time as many have passed. */
const patience = 30_000

/**
 * Waits for a step of the start, and says in the log what is waited for while it takes long: a process that neither
 * listens nor speaks leaves whoever runs it without a trace.
 *
 * @param what as it follows "The start waits for"
 */
export async function telling<T>(what: string, work: Promise<T>): Promise<T> {
  const since = performance.now()
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - since) / 1000)
    log.warn({ seconds }, `The start waits for ${what}`)
  }, patience)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
