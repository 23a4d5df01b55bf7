import { addDays, daysBetween, formatCount, formatDay, type DayRange } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { Chart } from '../../../platform/parts/chart/index.ts'
import { shortDay } from '../../../platform/parts/figures/day-series.ts'
import type { Overwatch } from './overwatch-columns.tsx'
import { periodInWords } from './overwatch-period.ts'

/** How many interactions were logged on each day of the period. */
export function InteractionsChart({
  period,
  days,
  loading,
}: {
  readonly period: DayRange
  readonly days: Overwatch['days'] | undefined
  readonly loading: boolean
}): ReactElement {
  const all = Array.from({ length: daysBetween(period.start, period.end) + 1 }, (_, at) =>
    addDays(period.start, at),
  )
  const counts = new Map(days?.map(({ day, interactions }) => [day, interactions]))
  return (
    <Chart
      title="Interactions by day"
      description={`Number, ${periodInWords(period)}`}
      pointLabel="Day"
      points={all.map((day) => ({ short: shortDay(day), long: formatDay(day) }))}
      series={[
        {
          label: 'Interactions',
          values: days && days.length > 0 ? all.map((day) => counts.get(day) ?? 0) : all.map(() => null),
        },
      ]}
      format={formatCount}
      loading={loading}
      empty="Nobody logged an interaction in this period."
    />
  )
}
