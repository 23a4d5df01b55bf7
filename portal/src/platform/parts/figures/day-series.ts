import { addDays, daysBetween, formatDay, type DayRange } from '@portal/core/foundation/format'
import { figuresOfAmounts, type ShownAmounts } from '@portal/core/results/metrics/figures'
import type { MeasureName } from '@portal/core/results/metrics/measures'
import type { Point, Series } from '../chart/index.ts'

/** The figures of one day. */
export interface DayFigures extends ShownAmounts {
  readonly day: string
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Mar 4` of a day. */
export const shortDay = (day: string): string => monthDay.format(new Date(`${day}T00:00:00Z`))

const daysOf = ({ start, end }: DayRange): readonly string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index))

const valuesOf = (
  days: readonly string[],
  figures: readonly DayFigures[],
  measure: MeasureName,
): readonly (number | null)[] => {
  const byDay = new Map(figures.map((one) => [one.day, one]))
  return days.map((day) => {
    const found = byDay.get(day)
    return found ? (figuresOfAmounts(found)[measure] ?? null) : null
  })
}

/** A measure day by day, and behind it the same measure in the period before, first day upon first day. */
export function daySeries(
  measure: MeasureName,
  current: { readonly range: DayRange; readonly days: readonly DayFigures[] },
  previous: { readonly range: DayRange; readonly days: readonly DayFigures[] },
): { readonly points: readonly Point[]; readonly series: readonly Series[] } {
  const days = daysOf(current.range)
  const before = daysOf(previous.range)
  const values = valuesOf(before, previous.days, measure)
  return {
    points: days.map((day, index) => {
      const compared = before[index]
      return {
        short: shortDay(day),
        long: compared === undefined ? formatDay(day) : `${formatDay(day)} (before: ${formatDay(compared)})`,
      }
    }),
    series: [
      { label: 'This period', values: valuesOf(days, current.days, measure) },
      { label: 'Period before', values: days.map((_, index) => values[index] ?? null), behind: true },
    ],
  }
}
