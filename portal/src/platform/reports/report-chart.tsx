import { addMonths, formatDay, formatMonth } from '@portal/core/foundation/format'
import type { Report, ReportAnswer, ReportChart } from '@portal/core/platform/reports/report'
import type { ReactElement } from 'react'
import { Chart } from '../parts/chart/index.ts'
import { figure, periodWords } from '@portal/core/platform/reports/words'

export interface ReportChartCardProps {
  readonly report: Report
  readonly chart: ReportChart
  readonly answer: ReportAnswer | undefined
}

const units: Readonly<Partial<Record<string, string>>> = {
  money: 'US dollars',
  percent: 'Percent',
  duration: 'Time',
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** The points that came, or the totals of the month columns. */
function pointsOf(
  { columns }: Report,
  { ofColumns, series }: ReportChart,
  { chart, period, totals }: ReportAnswer,
): NonNullable<ReportAnswer['chart']> {
  if (!ofColumns || !period) return chart ?? []
  const [only = ''] = Object.keys(series)
  return Object.entries(columns).flatMap(([id, { monthAt }]) =>
    monthAt === undefined
      ? []
      : [{ point: addMonths(period.startDate, monthAt), values: { [only]: totals[id] ?? null } }],
  )
}

/** The chart of a report, over what its filters find. */
export function ReportChartCard({ report, chart, answer }: ReportChartCardProps): ReactElement {
  const { title, point, series, kind, gaps = false } = chart
  const points = answer ? pointsOf(report, chart, answer) : []
  const long = point === 'Month' ? formatMonth : formatDay
  return (
    <Chart
      title={title}
      description={[units[kind] ?? 'Number', periodWords(answer?.period ?? null)].filter(Boolean).join(', ')}
      pointLabel={point}
      points={points.map((at) => ({
        short: point === 'Month' ? formatMonth(at.point).slice(0, 3) : formatDay(at.point).slice(0, 5),
        long: long(at.point),
      }))}
      series={Object.entries(series).map(([id, label]) => ({
        label,
        values: points.map(({ values }) => values[id] ?? (point === 'Month' && !gaps ? 0 : null)),
      }))}
      format={(value) => figure(kind, value)}
      formatShort={(value) =>
        `${kind === 'money' ? '$' : ''}${compact.format(value)}${kind === 'percent' ? '%' : ''}`
      }
      loading={answer === undefined}
      empty={`There is nothing to draw: no ${report.rows} in this time.`}
    />
  )
}
