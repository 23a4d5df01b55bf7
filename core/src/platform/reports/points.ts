import { addMonths } from '../../foundation/format/dates.ts'
import type { Report, ReportChart } from './report.ts'
import type { ReportAnswer } from './report-answer.ts'
import type { ReportTotals } from './report-column.ts'

/** The points of a chart as they are drawn, on a screen and on paper: those that came, or the totals of the month columns. */
export function pointsOf(
  { columns }: Pick<Report, 'columns'>,
  { ofColumns, series, point: each, gaps }: ReportChart,
  { chart, period, totals }: Pick<ReportAnswer, 'chart' | 'period' | 'totals'>,
): readonly { readonly point: string; readonly values: ReportTotals }[] {
  const ids = Object.keys(series)
  const [only = ''] = ids
  const came =
    ofColumns && period
      ? Object.entries(columns).flatMap(([id, { monthAt }]) =>
          monthAt === undefined
            ? []
            : [{ point: addMonths(period.startDate, monthAt), values: { [only]: totals[id] ?? null } }],
        )
      : (chart ?? [])
  const known = ids.filter((id) => came.some(({ values }) => values[id] != null))
  // A month of which nothing is known had nothing, unless the report says otherwise; a series of which nothing ever came is none.
  const nothing = (id: string): number | null =>
    each === 'Month' && !gaps && (known.length === 0 || known.includes(id)) ? 0 : null
  return came.map(({ point, values }) => ({
    point,
    values: Object.fromEntries(ids.map((id) => [id, values[id] ?? nothing(id)])),
  }))
}
