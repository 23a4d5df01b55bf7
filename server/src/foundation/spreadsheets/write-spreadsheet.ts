import { Worker } from 'node:worker_threads'

/** What a column holds: money in dollars, a decimal of two places, a percent 0 to 100, a date as `YYYY-MM-DD`. */
export interface SpreadsheetColumn {
  readonly header: string
  readonly kind: 'text' | 'money' | 'decimal' | 'percent' | 'integer' | 'date'
  /** In characters. */
  readonly width: number
}

/** A text in a column of another kind is written as that text: an open end date reads Active. */
export type SpreadsheetCell =
  | string
  | number
  | null
  /** A number of a kind of its own, in a column of several. */
  | { readonly value: number; readonly kind: SpreadsheetColumn['kind'] }

/** One sheet of a workbook; its rows come in slices of some hundreds each, and every row has a cell for each column. */
export interface SpreadsheetSheet {
  /** Of 31 characters at most, and no other's. */
  readonly name: string
  readonly columns: readonly SpreadsheetColumn[]
  readonly slices: AsyncIterable<readonly (readonly SpreadsheetCell[])[]>
}

/** What the worker is told: a sheet and its rows in slices, the next sheet with its own, then the end. */
export type SpreadsheetMessage =
  | { readonly is: 'sheet'; readonly name: string; readonly columns: readonly SpreadsheetColumn[] }
  | { readonly is: 'rows'; readonly rows: readonly (readonly SpreadsheetCell[])[] }
  | { readonly is: 'end' }

/** Spreadsheets made at once; more wait, so that downloads never take the processor from everyone else. */
const atOnce = 2
let making = 0
const waiting: (() => void)[] = []

/** An XLSX file of one sheet; see `writeWorkbook`. */
export const writeSpreadsheet = (
  name: string,
  columns: readonly SpreadsheetColumn[],
  slices: SpreadsheetSheet['slices'],
): Promise<Buffer> => writeWorkbook([{ name, columns, slices }])

/**
 * An XLSX file of any number of rows. It is built in a thread of its own while
 * the rows arrive in slices, so that other requests are answered meanwhile.
 * Texts are written as texts: one that begins with `=` is never a formula.
 *
 * @throws whatever the slices throw
 */
export async function writeWorkbook(sheets: readonly SpreadsheetSheet[]): Promise<Buffer> {
  if (making >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  making++
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url))
  try {
    const file = new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    })
    // Its failure is thrown below, at the latest when the rows have all been sent.
    file.catch(() => undefined)
    const tell = (message: SpreadsheetMessage): void => worker.postMessage(message)
    for (const { name, columns, slices } of sheets) {
      tell({ is: 'sheet', name, columns })
      for await (const rows of slices) tell({ is: 'rows', rows })
    }
    tell({ is: 'end' })
    return Buffer.from(await file)
  } finally {
    await worker.terminate()
    making--
    waiting.shift()?.()
  }
}
