import { dollarsFromCents } from '@portal/core/format'
import type { CellValue, Column } from '@portal/ui/data-table'

/** A text that a spreadsheet would take for a formula is led by an apostrophe, so that it stays a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cellText(kind: Column<unknown>['kind'], value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(kind === 'money' ? dollarsFromCents(value) : value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return harmless(value)
}

/** Rows as CSV, in the columns given; money in dollars, days as `YYYY-MM-DD`, nothing in it can run. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => cells.map(quoted).join(',')
  return [
    line(columns.map(({ label }) => harmless(label))),
    ...rows.map((row) => line(columns.map(({ kind, value }) => cellText(kind, value(row))))),
  ].join('\r\n')
}

/** Hands a file to the person. */
export function giveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the file over by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands a CSV to the person; the mark at its start tells spreadsheets that it is UTF-8. */
export const giveCsv = (csv: string, fileName: string): void =>
  giveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), fileName)
