import { formatDay, formatMonth } from '@portal/core/foundation/format'
import { pointsOf } from '@portal/core/platform/reports/points'
import type { Report, ReportChart } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReactElement } from 'react'
import { Chart } from '../parts/chart/index.ts'
import { chartTimeWords, emptySentences, figure, monthAtAxis } from '@portal/core/platform/reports/words'

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

/** The chart of a report, over what its filters find. */
export function ReportChartCard({ report, chart, answer }: ReportChartCardProps): ReactElement {
  const { title, point, series, kind } = chart
  // Months without rows are zero; where there is no row at all, a line along the ground would say nothing.
  const drawn = answer ? pointsOf(report, chart, answer) : []
  const points =
    answer?.total === 0 && !drawn.some(({ values }) => Object.values(values).some(Boolean)) ? [] : drawn
  // A channel of which nothing is known in this time has no line, and no name in the legend.
  const known = Object.entries(series).filter(
    ([id]) => !answer || points.some(({ values }) => values[id] != null),
  )
  const long = point === 'Month' ? formatMonth : formatDay
  return (
    <Chart
      title={title}
      description={[units[kind] ?? 'Number', chartTimeWords(chart, points, answer)]
        .filter(Boolean)
        .join(', ')}
      pointLabel={point}
      points={points.map((at) => ({
        short: point === 'Month' ? monthAtAxis(at.point, points.length) : formatDay(at.point).slice(0, 5),
        long: long(at.point),
      }))}
      series={known.map(([id, label]) => ({
        label,
        values: points.map(({ values }) => values[id] ?? null),
      }))}
      format={(value) => figure(kind, value)}
      formatShort={(value) =>
        `${kind === 'money' ? '$' : ''}${compact.format(value)}${kind === 'percent' ? '%' : ''}`
      }
      loading={answer === undefined}
      empty={emptyWords(report, answer)}
    />
  )
}

/** Why there is no line, and what to do: as the report says it where it found nothing. */
function emptyWords({ empty }: Report, answer: ReportAnswer | undefined): string {
  if (answer?.total === 0 && empty?.hint) return emptySentences(empty) ?? ''
  return 'There are no figures to draw in this time. Choose another time, or take filters off.'
}
