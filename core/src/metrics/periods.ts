import {
  addDays,
  addMonths,
  daysBetween,
  monthRange,
  previousMonthRange,
  type DayRange,
} from '../format/dates.ts'

/** A choice of days with a name. */
export interface Preset {
  readonly label: string
  readonly range: (today: string) => DayRange
}

const endingYesterday =
  (days: number) =>
  (today: string): DayRange => ({ start: addDays(today, -days), end: addDays(today, -1) })

/** From the first of the month to yesterday; on the first, the whole month before (decision Q44). */
export const monthToDate = (today: string): DayRange => {
  const { start } = monthRange(today)
  return start === today ? previousMonthRange(today) : { start, end: addDays(today, -1) }
}

/** Presets of the guided flows, all ending yesterday (shell section 9, decisions Q42 to Q44). */
export const flowPresets: readonly Preset[] = [
  { label: 'Last 7 Days', range: endingYesterday(7) },
  { label: 'Month to Date', range: monthToDate },
  { label: 'Last 30 Days', range: endingYesterday(30) },
  { label: 'Last 60 Days', range: endingYesterday(60) },
  { label: 'Last 90 Days', range: endingYesterday(90) },
]

/** Presets of the AI performance notes; their last 30 days begin 29 days ago (shell section 9, decision Q43). */
export const notePresets: readonly Preset[] = [
  { label: 'Last 7 Days', range: endingYesterday(7) },
  { label: 'Month to Date', range: monthToDate },
  { label: 'Last Month', range: previousMonthRange },
  { label: 'Last 30 Days', range: endingYesterday(29) },
]

/**
 * What a period is compared with: a whole month with the month before it,
 * anything else with as many days right before it.
 */
export function previousPeriod({ start, end }: DayRange): DayRange {
  const month = monthRange(start)
  if (month.start === start && month.end === end) return monthRange(addMonths(start, -1))
  const days = daysBetween(start, end) + 1
  return { start: addDays(start, -days), end: addDays(start, -1) }
}
