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
}

type Columns = readonly (readonly [string, ReportColumn])[]

/** Sums with the rates that follow from them. */
export const totalsOf = (columns: Columns, sums: ReportTotals): ReportTotals => ({
  ...sums,
  ...Object.fromEntries(columns.flatMap(([id, column]) => (column.rate ? [[id, rateOf(column, sums)]] : []))),
})

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
