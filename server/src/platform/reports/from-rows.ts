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

/** What tells a row from every other, in part: of a record its name as people read it, and its id. */
function keyValues(row: ReportRow, field: string): readonly (string | number | null)[] {
  const value = row[field]
  if (typeof value === 'object' && value !== null && 'id' in value)
    return ['name' in value ? String(value.name).toLowerCase() : null, Number(value.id)]
  return [typeof value === 'string' || typeof value === 'number' ? value : null]
}

/**
 * Rows in one order, whatever the order in which they were found: by the column that is asked for, then as the report
 * says, then by its key, as the order of a query is. What orders a row is read once, not for each row that it is
 * compared with.
 */
export function sortedBy(
  report: Pick<Report, 'columns' | 'key' | 'thenBy'>,
  rows: readonly ReportRow[],
  { column: id, descending }: Asked['sort'],
): readonly ReportRow[] {
  const column = report.columns[id]
  if (!column) return rows
  const next = report.thenBy === undefined ? undefined : report.columns[report.thenBy]
  return rows
    .map((row) => ({
      row,
      value: orderValue(row, id, column),
      next: next && report.thenBy !== undefined ? orderValue(row, report.thenBy, next) : null,
      keys: report.key.flatMap((field) => keyValues(row, field)),
    }))
    .toSorted(
      (one, other) =>
        compared(one.value, other.value, descending) ||
        compared(one.next, other.next, false) ||
        one.keys.reduce<number>(
          (order, key, at) => order || compared(key, other.keys[at] ?? null, descending),
          0,
        ),
    )
    .map(({ row }) => row)
}

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
  const { alike, compared: both } = alikeOf(columns, found)
  return {
    rows: sortedBy(report, found, sort).slice(cut.offset, cut.offset + cut.limit),
    total: found.length,
    totals: { ...totalsOf(columns, sumsOf(columns, found), alike), ...own?.(found) },
    compared: both,
    ...(report.bars ? { bars: barsOfRows(report, actor, found) } : {}),
  }
}
