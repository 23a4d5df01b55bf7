import { centsFromDollars, dollarsFromCents } from '@portal/core/foundation/format'
import {
  fieldOf,
  isSummed,
  rateOf,
  type ReportColumn,
  type ReportRow,
  type ReportTotals,
} from '@portal/core/platform/reports/report-column'
import type { ReportBar } from '@portal/core/platform/reports/report-answer'
import type { ChartPoint } from './answer.ts'

/** The rows of a page, with how many there are and what all of them come to. */
export interface Found {
  readonly rows: readonly ReportRow[]
  readonly total: number
  readonly totals: ReportTotals
  readonly chart?: readonly ChartPoint[]
  readonly bars?: Readonly<Record<string, readonly ReportBar[]>>
  /** What is said of them in sentences. */
  readonly notes?: readonly string[]
  /** Rows with nothing whole to be compared with, and those that are compared. */
  readonly compared?: Compared
}

/** How many rows changes leave out, and how many they are of. */
export interface Compared {
  readonly without: number
  readonly with: number
}

type Columns = readonly (readonly [string, ReportColumn])[]

/**
 * Sums with the rates that follow from them; changes from those of the rows that have both sides, so that like stands
 * beside like.
 * @param alike what each change is worked out from, by its column
 */
export const totalsOf = (
  columns: Columns,
  sums: ReportTotals,
  alike: Readonly<Record<string, ReportTotals>> = {},
): ReportTotals => ({
  ...sums,
  ...Object.fromEntries(
    columns.flatMap(([id, column]) => (column.rate ? [[id, rateOf(column, alike[id] ?? sums)]] : [])),
  ),
})

/** The columns that say how another one changed, each with what it was and is. */
export const changesOf = (
  columns: Columns,
): readonly { readonly id: string; readonly of: string; readonly per: string }[] =>
  columns.flatMap(([id, { rate }]) => (rate?.minus ? [{ id, of: rate.of, per: rate.per }] : []))

const numberIn = (row: ReportRow, field: string): number | null => {
  const value = row[field]
  return typeof value === 'number' ? value : null
}

/** What changes are worked out from, of rows that are all here. */
export function alikeOf(
  columns: Columns,
  rows: readonly ReportRow[],
): { readonly alike: Readonly<Record<string, ReportTotals>>; readonly compared: Compared } {
  const changes = changesOf(columns)
  const alike = changes.map(({ id, of, per }) => {
    const both = rows.filter((row) => numberIn(row, of) !== null && numberIn(row, per) !== null)
    const sum = (field: string): number =>
      dollarsFromCents(both.reduce((all, row) => all + centsFromDollars(numberIn(row, field) ?? 0), 0))
    return [id, both.length === 0 ? {} : { [of]: sum(of), [per]: sum(per) }] as const
  })
  const lacks = (row: ReportRow): boolean =>
    changes.some(({ of, per }) => (numberIn(row, of) ?? 0) !== 0 && numberIn(row, per) === null)
  return {
    alike: Object.fromEntries(alike),
    compared: {
      without: rows.filter(lacks).length,
      with: rows.filter((row) => changes.some(({ per }) => numberIn(row, per) !== null)).length,
    },
  }
}

/** What the rows come to, by the columns that are summed; null where no row has a value. */
export function sumsOf(columns: Columns, rows: readonly ReportRow[]): ReportTotals {
  return Object.fromEntries(
    columns
      .filter(([, column]) => isSummed(column))
      .map(([id, column]) => {
        const field = fieldOf(id, column)
        const values = rows.map((row) => row[field]).filter((value) => typeof value === 'number')
        if (values.length === 0) return [id, null]
        // Cents are summed, so that a total is what its rows say.
        return column.kind === 'money'
          ? [id, dollarsFromCents(values.reduce((sum, value) => sum + centsFromDollars(value), 0))]
          : [id, values.reduce((sum, value) => sum + value, 0)]
      }),
  )
}
