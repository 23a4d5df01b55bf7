import type { ColumnFacts, ColumnValue } from '../../foundation/contract/column.ts'
import type { DayRange } from '../../foundation/format/dates.ts'
import { centsFromDollars } from '../../foundation/format/money.ts'
import { formatDateTime } from '../../foundation/format/time.ts'
import type { Report } from './report.ts'
import {
  fieldOf,
  labelOf,
  rateOf,
  type ReportColumn,
  type ReportKind,
  type ReportRow,
} from './report-column.ts'

/** What a table or a file takes a column for. */
export const tableKind: Readonly<Record<ReportKind, NonNullable<ColumnFacts<unknown>['kind']>>> = {
  text: 'text',
  client: 'text',
  person: 'text',
  status: 'status',
  list: 'text',
  flag: 'text',
  instant: 'text',
  date: 'date',
  month: 'date',
  money: 'money',
  percent: 'percent',
  count: 'number',
  number: 'number',
  duration: 'number',
}

/** What a column's value is looked through and sorted by: its name, or itself; null for nothing. */
export const plainValue = (row: ReportRow, id: string, column: ReportColumn): string | number | null => {
  const value = column.rate ? rateOf(column, row) : row[fieldOf(id, column)]
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'object') return value
  if ('name' in value) return value.name
  return 'fullName' in value ? value.fullName : value.join(', ') || null
}

/** The plain value of a column, as tables and files take it: money in cents, names of what is named. */
export const cellValue = (row: ReportRow, id: string, column: ReportColumn): ColumnValue => {
  const value = row[column.rate ? id : fieldOf(id, column)]
  const word = (text: string): string => column.words?.[text] ?? text
  if (value === null || value === undefined) return column.nothing ?? null
  if (typeof value === 'number') return column.kind === 'money' ? centsFromDollars(value) : value
  if (typeof value === 'string') return column.kind === 'instant' ? formatDateTime(value) : word(value)
  if (typeof value === 'boolean') return value
  if ('name' in value) return value.name
  if ('fullName' in value) return value.fullName
  return value.map(word).join(', ') || (column.nothing ?? null)
}

/** The entries of a list in a row, in words; none where it is no list. */
export const entriesOf = (
  row: ReportRow,
  id: string,
  column: ReportColumn | undefined,
): readonly string[] => {
  const value = column && row[fieldOf(id, column)]
  return Array.isArray(value) ? value.map((entry) => column?.words?.[entry] ?? entry) : []
}

/** The columns of a report by their ids, in the order of the ids. */
export const columnsOf = (
  { columns }: Pick<Report, 'columns'>,
  ids: readonly string[],
  period: DayRange | null,
): readonly ColumnFacts<ReportRow>[] =>
  ids.flatMap((id) => {
    const column = columns[id]
    return column
      ? [
          {
            id,
            label: labelOf(column, period),
            kind: tableKind[column.kind ?? 'text'],
            value: (row: ReportRow) => cellValue(row, id, column),
          },
        ]
      : []
  })
