import { dollarsFromCents } from '../../foundation/format/money.ts'
import type { ColumnFacts, ColumnValue } from '../../foundation/contract/column.ts'

/** A text that a spreadsheet would take for a formula is led by an apostrophe, so that it stays a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cellText(kind: ColumnFacts<unknown>['kind'], value: ColumnValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(kind === 'money' ? dollarsFromCents(value) : value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return harmless(value)
}

const line = (cells: readonly string[]): string => cells.map(quoted).join(',')

/** What tells a spreadsheet that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** The first line of a CSV: the names of its columns. */
export const csvHeader = (columns: readonly Pick<ColumnFacts<never>, 'label'>[]): string =>
  line(columns.map(({ label }) => harmless(label)))

/** A row of a CSV: money in dollars, days as `YYYY-MM-DD`, nothing in it can run. */
export const csvRow = <Row>(columns: readonly ColumnFacts<Row>[], row: Row): string =>
  line(columns.map(({ kind, value }) => cellText(kind, value(row))))
