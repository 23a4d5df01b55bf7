import { parentPort } from 'node:worker_threads'
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node'
import type { SpreadsheetCell, SpreadsheetColumn, SpreadsheetMessage } from './write-spreadsheet.ts'

/** Builds one spreadsheet in a thread of its own; see write-spreadsheet.ts. */

/** Number formats of the columns (USD with two decimals, MM/DD/YYYY). */
const formats = {
  money: '$#,##0.00',
  decimal: '0.00',
  percent: '0.00"%"',
  integer: '0',
  date: 'mm/dd/yyyy',
} as const

function cellOf(value: SpreadsheetCell, { kind }: SpreadsheetColumn): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'object')
    return value.kind === 'text' || value.kind === 'date'
      ? { type: String, value: String(value.value) }
      : { type: Number, value: value.value, format: formats[value.kind] }
  if (kind === 'text') return { type: String, value: String(value) }
  if (typeof value === 'number')
    return kind === 'date' ? null : { type: Number, value, format: formats[kind] }
  const day = kind === 'date' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return Number.isNaN(day)
    ? { type: String, value }
    : { type: Date, value: new Date(day), format: formats.date }
}

const port = parentPort
if (!port) throw new Error('Spreadsheets are built in a worker thread only.')

interface Filled {
  readonly name: string
  readonly columns: readonly SpreadsheetColumn[]
  readonly rows: Row[]
}
const sheets: Filled[] = []

async function finish(): Promise<void> {
  const file = await writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      data: rows,
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
  const bytes = new Uint8Array(file)
  port?.postMessage(bytes, [bytes.buffer])
}

port.on('message', (message: SpreadsheetMessage) => {
  if (message.is === 'sheet') {
    const { name, columns } = message
    const head = columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const }))
    sheets.push({ name, columns, rows: [head] })
  } else if (message.is === 'rows') {
    const sheet = sheets.at(-1)
    for (const row of message.rows)
      sheet?.rows.push(sheet.columns.map((column, at) => cellOf(row[at] ?? null, column)))
  } else {
    void finish()
  }
})
