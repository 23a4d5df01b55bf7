import { parentPort } from 'node:worker_threads'
import type { ReadMessage } from './read-file.ts'
import { slicesOf, type ReadOrder } from './slices.ts'
import { Unreadable } from './unreadable.ts'

/** Reads files, one after the other, in a thread of its own; see read-file.ts. It sends the next slice when it is asked for it. */

const port = parentPort
if (!port) throw new Error('Files are read in a worker thread only.')

let asked: (() => void)[] = []
let credit = 0
port.on('message', (message: ReadOrder | 'more') => {
  if (message !== 'more') return void read(message)
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

async function read(order: ReadOrder): Promise<void> {
  // What was asked for past the end of the file before is not asked of this one.
  asked = []
  credit = 0
  try {
    for await (const slice of slicesOf(order)) {
      if (slice.is === 'rows') await permission()
      tell(slice)
    }
    tell({ is: 'end' })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    tell({ is: 'unreadable', message: error.message })
  }
}
