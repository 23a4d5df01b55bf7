import { stat } from 'node:fs/promises'
import { endThread, keepThread, threadFor } from './reading-thread.ts'
import { slicesOf, type FileFormat, type ReadOrder, type ReadSlice } from './slices.ts'
import { Unreadable } from './unreadable.ts'

/** What the worker says: slices, each with rows when it is asked for. */
export type ReadMessage =
  | ReadSlice
  | { readonly is: 'unreadable'; readonly message: string }
  | { readonly is: 'end' }

/** Rows that a file may have. */
export const mostRows = 2_000_000

/** Bytes of a CSV file that is read where it is: they take one to fifteen milliseconds, and a thread fifty to begin. */
const smallest = 16 * 1024

/** Bytes of a file after which its thread reads another: a larger one leaves too much behind in memory. */
const largestBefore = 16 * 1024 * 1024

/**
 * Reads a file in a thread apart, so that a large or hostile one holds up
 * nobody and cannot take more memory than it is given. A slice is parsed while
 * the one before it is being used. A CSV file of a page or two needs no thread: it
 * can neither be long nor unfold into more than it is.
 *
 * @param titled a title may stand above the names of the columns, as advertising platforms write one
 * @param known names of columns, as they are compared, by which their row and their sheet are found
 * @param from its path, or the XLSX file itself where it must not lie on a disk
 * @throws {Unreadable} with a sentence for whoever chose the file
 */
export async function* readFile(
  from: string | Uint8Array,
  format: FileFormat,
  sliceSize: number,
  titled = false,
  known: readonly string[] = [],
): AsyncGenerator<ReadSlice> {
  const order: ReadOrder = { from, format, sliceSize, mostRows, titled, known }
  // What must not lie on a disk does not stay in memory either.
  const size = typeof from === 'string' ? (await stat(from)).size : Infinity
  if (format === 'csv' && size <= smallest) return yield* slicesOf(order)
  const worker = threadFor(order)
  let ended = false
  const heard: (ReadMessage | Error)[] = []
  let wake: () => void = () => undefined
  const hear = (message: ReadMessage | Error): void => {
    heard.push(message)
    wake()
  }
  worker.on('message', (message: ReadMessage) => hear(message))
  worker.on('error', (error) =>
    hear(
      Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new Unreadable('The file is too large to be read. Split it, or save it as CSV.')
        : error,
    ),
  )
  worker.on('exit', () => hear(new Error('The reader of the file stopped before its end.')))
  const more = (): void => worker.postMessage('more')
  more()
  more()
  try {
    for (;;) {
      const message = heard.shift()
      if (message === undefined) {
        await new Promise<void>((resolve) => (wake = resolve))
        continue
      }
      if (message instanceof Error) throw message
      ended = message.is === 'end' || message.is === 'unreadable'
      if (message.is === 'unreadable') throw new Unreadable(message.message)
      if (message.is === 'end') return
      yield message
      if (message.is === 'rows') more()
    }
  } finally {
    await (ended && size <= largestBefore ? keepThread(worker) : endThread(worker))
  }
}
