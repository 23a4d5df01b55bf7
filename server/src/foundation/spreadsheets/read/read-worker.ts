import { parentPort, workerData } from 'node:worker_threads'
import type { ReadMessage } from './read-file.ts'
import { slicesOf, type ReadOrder } from './slices.ts'
import { Unreadable } from './unreadable.ts'

/** Reads one file in a thread of its own; see read-file.ts. It sends the next slice when it is asked for it. */

const port = parentPort
if (!port) throw new Error('Files are read in a worker thread only.')

const asked: (() => void)[] = []
let credit = 0
port.on('message', () => {
  const next = asked.shift()
  if (next) next()
  else credit += 1
})
const permission = (): Promise<void> => {
  if (credit === 0) return new Promise((resolve) => asked.push(resolve))
  credit -= 1
  return Promise.resolve()
}
const tell = (message: ReadMessage): void => port.postMessage(message)

try {
  for await (const slice of slicesOf(workerData as ReadOrder)) {
    if (slice.is === 'rows') await permission()
    tell(slice)
  }
  tell({ is: 'end' })
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  tell({ is: 'unreadable', message: error.message })
} finally {
  port.unref()
}
