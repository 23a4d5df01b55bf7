import { Worker } from 'node:worker_threads'
import { Unreadable, type FileRow } from './unreadable.ts'

/** What the worker is told when it starts. */
export interface ReadOrder {
  /** Its path, or the XLSX file itself where it must not lie on a disk. */
  readonly from: string | Uint8Array
  readonly format: FileFormat
  readonly sliceSize: number
  readonly mostRows: number
  /** Lines with fewer than three cells above the names of the columns are a title, as advertising platforms write one. */
  readonly titled: boolean
}
export type FileFormat = 'csv' | 'xlsx' | 'xml'

/** What the worker says: the names of the columns first, then rows in slices, each when it is asked for. */
export type ReadMessage =
  | { readonly is: 'header'; readonly header: readonly string[] }
  | { readonly is: 'rows'; readonly rows: readonly FileRow[] }
  | { readonly is: 'unreadable'; readonly message: string }
  | { readonly is: 'end' }

/** Rows that a file may have. */
export const mostRows = 2_000_000

/**
 * Reads a file in a thread of its own, so that a large or hostile one holds up
 * nobody and cannot take more memory than it is given. A slice is parsed while
 * the one before it is being used.
 *
 * @param from its path, or the XLSX file itself where it must not lie on a disk
 * @throws {Unreadable} with a sentence for whoever chose the file
 */
export async function* readFile(
  from: string | Uint8Array,
  format: FileFormat,
  sliceSize: number,
  titled = false,
): AsyncGenerator<Exclude<ReadMessage, { is: 'unreadable' } | { is: 'end' }>> {
  const order: ReadOrder = { from, format, sliceSize, mostRows, titled }
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
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
      if (message.is === 'unreadable') throw new Unreadable(message.message)
      if (message.is === 'end') return
      yield message
      if (message.is === 'rows') more()
    }
  } finally {
    await worker.terminate()
  }
}
