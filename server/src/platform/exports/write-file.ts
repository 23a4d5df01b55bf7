import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dollarsFromCents } from '@portal/core/foundation/format'
import type { ColumnFacts, ColumnValue } from '@portal/core/foundation/contract/column'
import { byteOrderMark, csvHeader, csvRow } from '@portal/core/platform/exports/csv'
import type { ExportFormat } from '@portal/core/platform/exports/exportable'
import {
  writeWorkbook,
  type SpreadsheetCell,
  type SpreadsheetColumn,
  type SpreadsheetSheet,
} from '../../foundation/spreadsheets/write-spreadsheet.ts'

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Columns = readonly ColumnFacts<never>[]
type Slices = AsyncIterable<readonly object[]>

/** Writes rows into a file as they come, whatever their number. */
export async function writeRows(
  format: ExportFormat,
  { path, name }: { readonly path: string; readonly name: string },
  columns: Columns,
  slices: Slices,
): Promise<void> {
  if (format === 'csv') await pipeline(Readable.from(csvParts(columns, slices)), createWriteStream(path))
  else await writeFile(path, await writeWorkbook([sheetOf(name, columns, slices)]))
}

/** Rows as a sheet of a workbook. */
export const sheetOf = (name: string, columns: Columns, slices: Slices): SpreadsheetSheet => ({
  name: sheetName(name),
  columns: columns.map(sheetColumn),
  slices: cells(columns, slices),
})

async function* csvParts(columns: Columns, slices: Slices): AsyncGenerator<string> {
  yield byteOrderMark + csvHeader(columns)
  for await (const rows of slices) {
    // The rows are those of the list whose columns these are.
    for (const row of rows) yield `\r\n${csvRow(columns, row as never)}`
  }
}

async function* cells(columns: Columns, slices: Slices): AsyncGenerator<SpreadsheetCell[][]> {
  for await (const rows of slices)
    yield rows.map((row) => columns.map(({ kind, value }) => cellOf(kind, value(row as never))))
}

function cellOf(kind: ColumnFacts<never>['kind'], value: ColumnValue): SpreadsheetCell {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' && kind === 'money' ? dollarsFromCents(value) : value
}

const sheetKinds = {
  text: 'text',
  status: 'text',
  money: 'money',
  percent: 'percent',
  date: 'date',
  number: 'integer',
} as const
const widths = { text: 28, status: 14, money: 16, percent: 12, date: 12, number: 12 } as const

const sheetColumn = ({ label, kind = 'text' }: ColumnFacts<never>): SpreadsheetColumn => ({
  header: label,
  kind: sheetKinds[kind],
  width: widths[kind],
})

/** A sheet's name may have 31 characters and none of these signs. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet'

/** The SHA-256 of a file. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
