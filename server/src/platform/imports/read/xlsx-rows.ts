import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { Unreadable, type FileRow } from './unreadable.ts'

/**
 * The rows of the first sheet of an XLSX file, empty ones left out. A cell with
 * a formula is what the spreadsheet last computed for it.
 * @throws {Unreadable} for a file that is none
 */
export async function* xlsxRows(path: string): AsyncGenerator<FileRow> {
  const rows = await readSheet(await readFile(path)).catch((error: unknown) => {
    throw new Unreadable(
      'This XLSX file cannot be read. Open it, save it again as XLSX or CSV, and choose that file.',
      { cause: error },
    )
  })
  for (const [at, row] of rows.entries()) {
    const cells = row.map(textOf)
    if (cells.some((cell) => cell !== '')) yield { line: at + 1, cells }
  }
}

/** Spreadsheets keep 15 digits; what a number has beyond them is noise of its binary form. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}
