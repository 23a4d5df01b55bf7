import { Worker } from 'node:worker_threads'
import type { ReadOrder } from './slices.ts'

/** A thread that waits for the next file; to begin one takes as long as to read thousands of rows. */
let waiting: { readonly thread: Worker; readonly tooLong: NodeJS.Timeout } | null = null

/** How long a thread waits for another file before it ends, in milliseconds. */
const patience = 30_000

/** A thread that reads the file of an order, slice by slice, as it is told `more`. */
export function threadFor(order: ReadOrder): Worker {
  const thread = takeWaiting() ?? begin()
  thread.postMessage(order)
  return thread
}

/**
 * Keeps a thread that has come to the end of its file for the next one; a second one ends. It keeps no process
 * alive.
 */
export async function keepThread(thread: Worker): Promise<void> {
  nobodyHears(thread)
  if (waiting) return endThread(thread)
  const tooLong = setTimeout(() => {
    takeWaiting()
    void endThread(thread)
  }, patience)
  tooLong.unref()
  thread.unref()
  const gone = (): void => {
    if (waiting?.thread === thread) takeWaiting()
  }
  thread.once('exit', gone).once('error', gone)
  waiting = { thread, tooLong }
}

/** Ends a thread wherever it is in its file. */
export async function endThread(thread: Worker): Promise<void> {
  nobodyHears(thread)
  // Whatever it fails in now, nobody waits for it.
  thread.once('error', () => undefined)
  await thread.terminate()
}

function takeWaiting(): Worker | null {
  if (!waiting) return null
  const { thread, tooLong } = waiting
  waiting = null
  clearTimeout(tooLong)
  nobodyHears(thread)
  thread.ref()
  return thread
}

/** The listeners of its own stay, by which Node knows whether somebody hears it. */
function nobodyHears(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
}

const begin = (): Worker =>
  new Worker(new URL('./read-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
