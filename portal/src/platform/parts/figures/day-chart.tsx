import type { DayRange } from '@portal/core/foundation/format'
import { formatMeasure, measures, type MeasureName } from '@portal/core/results/metrics/measures'
import { previousPeriod } from '@portal/core/results/metrics/periods'
import { useMemo, type ReactElement } from 'react'
import { Chart } from '../chart/index.ts'
import { daySeries, type DayFigures } from './day-series.ts'
import { rangeWords } from './period-words.ts'

export interface DayChartProps {
  readonly measure: MeasureName
  readonly range: DayRange
  readonly data:
    | { readonly days: readonly DayFigures[]; readonly previousDays: readonly DayFigures[] }
    | undefined
  readonly loading: boolean
}

const units = { count: 'Number', money: 'US dollars', ratio: 'Percent' } as const

/** A measure by day against the period before. */
export function DayChart({ measure, range, data, loading }: DayChartProps): ReactElement {
  const previous = useMemo(() => previousPeriod(range), [range])
  const { points, series } = useMemo(
    () =>
      daySeries(
        measure,
        { range, days: data?.days ?? [] },
        { range: previous, days: data?.previousDays ?? [] },
      ),
    [measure, range, previous, data],
  )
  const { label, kind } = measures[measure]
  return (
    <Chart
      title={`${label} by day`}
      description={`${units[kind]}, ${rangeWords(range)} against ${rangeWords(previous)}`}
      pointLabel="Day"
      points={points}
      series={series}
      format={(value) => formatMeasure(measure, value)}
      formatShort={(value) => shortMeasure(kind, value)}
      loading={loading}
      empty="There are no figures for these days. Choose another period, or other clients."
    />
  )
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A figure where room is short: `$1.2K`. */
export function shortMeasure(kind: 'count' | 'money' | 'ratio', value: number): string {
  if (kind === 'ratio') return `${compact.format(value * 100)}%`
  return kind === 'money' ? `$${compact.format(value)}` : compact.format(value)
}
