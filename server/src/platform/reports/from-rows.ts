import { plainValue } from '@portal/core/platform/reports/columns'
import type { Report } from '@portal/core/platform/reports/report'
import { columnsFor, type ReportColumn, type ReportRow } from '@portal/core/platform/reports/report-column'
import type { Answered, Asked } from './answer.ts'
import { barsOfRows } from './bars.ts'
import { alikeOf, sumsOf, totalsOf, type Found } from './totals.ts'

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Nothing goes last in either direction. */
const compared = (
  one: string | number | null,
  other: string | number | null,
  descending: boolean,
): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other))
  return descending ? -order : order
}

function orderValue(row: ReportRow, id: string, column: ReportColumn): ReturnType<typeof plainValue> {
  const value = plainValue(row, id, column)
  return column.bySize && typeof value === 'number' ? Math.abs(value) : value
}

/** The value that orders a row is read once, not for each row that it is compared with. */
const sortedBy = (
  rows: readonly ReportRow[],
  { column: id, descending }: Asked['sort'],
  column: ReportColumn,
): readonly ReportRow[] =>
  rows
    .map((row) => ({ row, value: orderValue(row, id, column) }))
    .toSorted((one, other) => compared(one.value, other.value, descending))
    .map(({ row }) => row)

type Rows = Extract<Answered, { all: unknown }>

/** Looks through, sorts, cuts and sums rows that are all here. */
export function fromRows(
  report: Report,
  { all, sumsOf: own }: Rows,
  { actor, search, sort, cut }: Asked,
): Found {
  const columns = columnsFor(report, actor)
  const typed = search.trim().toLowerCase()
  const found =
    typed === ''
      ? all
      : all.filter((row) =>
          columns.some(([id, column]) => {
            const value = plainValue(row, id, column)
            return typeof value === 'string' && value.toLowerCase().includes(typed)
          }),
        )
  const column = report.columns[sort.column]
  const { alike, compared: both } = alikeOf(columns, found)
  return {
    rows: (column ? sortedBy(found, sort, column) : found).slice(cut.offset, cut.offset + cut.limit),
    total: found.length,
    totals: { ...totalsOf(columns, sumsOf(columns, found), alike), ...own?.(found) },
    compared: both,
    ...(report.bars ? { bars: barsOfRows(report, actor, found) } : {}),
  }
}
