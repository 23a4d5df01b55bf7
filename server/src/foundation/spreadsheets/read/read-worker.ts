import { parentPort, workerData } from 'node:worker_threads'
import type { ReadMessage, ReadOrder } from './read-file.ts'
import { mostTitleLines } from './separator.ts'
import { mostColumns, tooManyColumns, Unreadable, type FileRow } from './unreadable.ts'

/** Reads one file in a thread of its own; see read-file.ts. It sends the next slice when it is asked for it. */

const port = parentPort
if (!port) throw new Error('Files are read in a worker thread only.')
const { from, format, sliceSize, mostRows, titled } = workerData as ReadOrder

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

/** What PostgreSQL's JSON cannot hold. */
const storable = (cell: string): string =>
  cell.isWellFormed() && !cell.includes('\u0000') ? cell : cell.replace(/[\u0000\p{Surrogate}]/gu, '\uFFFD')

/** Fetches only what reads this kind of file: the thread is as young as its one file. */
async function rowsIn(): Promise<AsyncIterable<FileRow>> {
  if (format === 'xlsx')
    return (await import('./xlsx-rows.ts')).xlsxRows(typeof from === 'string' ? from : Buffer.from(from))
  if (typeof from !== 'string') throw new Error('Only XLSX files are read from memory.')
  if (format === 'xml') return (await import('./xml-rows.ts')).xmlRows(from)
  return (await import('./csv-rows.ts')).csvRows(from, titled)
}

async function read(): Promise<void> {
  let slice: FileRow[] = []
  let count = 0
  let headed = false
  for await (const { line, cells } of await rowsIn()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!headed) {
      if (titled && cells.filter((cell) => cell.trim() !== '').length < 3 && line <= mostTitleLines) continue
      headed = true
      tell({ is: 'header', header: namesOf(cells.map(storable)) })
      continue
    }
    count += 1
    if (count > mostRows)
      throw new Unreadable(
        `The file has more than ${mostRows.toLocaleString('en-US')} rows. Split it and import the parts one after the other.`,
      )
    slice.push({ line, cells: cells.map(storable) })
    if (slice.length < sliceSize) continue
    await permission()
    tell({ is: 'rows', rows: slice })
    slice = []
  }
  if (count === 0) throw new Unreadable('The file has no rows below its column names.')
  if (slice.length > 0) {
    await permission()
    tell({ is: 'rows', rows: slice })
  }
  tell({ is: 'end' })
}

/** Every column gets a name of its own: `Column 4` where there is none, `Phone (2)` for the second of two. */
function namesOf(cells: readonly string[]): readonly string[] {
  if (cells.length > mostColumns) throw tooManyColumns()
  const names: string[] = []
  for (const [at, cell] of cells.entries()) {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`
    let unique = name
    for (let nth = 2; names.includes(unique); nth += 1) unique = `${name} (${nth})`
    names.push(unique)
  }
  return names
}

try {
  await read()
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  tell({ is: 'unreadable', message: error.message })
} finally {
  port.unref()
}
