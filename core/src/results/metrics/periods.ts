import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  monthRange,
  previousMonthRange,
  type DayRange,
} from '../../foundation/format/dates.ts'

/** A choice of days with a name. */
export interface Preset {
  readonly label: string
  readonly range: (today: string) => DayRange
}

const endingYesterday =
  (days: number) =>
  (today: string): DayRange => ({ start: addDays(today, -days), end: addDays(today, -1) })

/** From the first of the month to yesterday; on the first, the whole month before. */
const monthToDate = (today: string): DayRange => {
  const { start } = monthRange(today)
  return start === today ? previousMonthRange(today) : { start, end: addDays(today, -1) }
}

/** Presets of the guided flows, all ending yesterday. */
export const flowPresets: readonly Preset[] = [
  { label: 'Last 7 Days', range: endingYesterday(7) },
  { label: 'Month to Date', range: monthToDate },
  { label: 'Last 30 Days', range: endingYesterday(30) },
  { label: 'Last 60 Days', range: endingYesterday(60) },
  { label: 'Last 90 Days', range: endingYesterday(90) },
]

/** Presets of the AI performance notes; their last 30 days begin 29 days ago. */
export const notePresets: readonly Preset[] = [
  { label: 'Last 7 Days', range: endingYesterday(7) },
  { label: 'Month to Date', range: monthToDate },
  { label: 'Last Month', range: previousMonthRange },
  { label: 'Last 30 Days', range: endingYesterday(29) },
]

/** Presets of the dashboards: those of the guided flows, and the month before. */
export const dashboardPresets: readonly Preset[] = [
  ...flowPresets.slice(0, 2),
  { label: 'Last Month', range: previousMonthRange },
  ...flowPresets.slice(2),
]

/** What a dashboard shows where nobody chose. */
export const usualPreset = 'Last 30 Days'

/** Days of a dashboard, and the preset that they come from; null where they were chosen one by one. */
export interface ChosenRange extends DayRange {
  readonly preset: string | null
}

const longestDays = 800

/**
 * The days that an address names: two of its own, or a preset by its label.
 * What makes no sense there is left out, so that an old link opens.
 */
export function chosenRange(
  asked: { readonly preset: string | null; readonly start: string | null; readonly end: string | null },
  today: string,
  usual: string = usualPreset,
): ChosenRange {
  const { start, end } = asked
  if (start !== null && end !== null && isDay(start) && isDay(end) && start <= end) {
    if (daysBetween(start, end) < longestDays) return { start, end, preset: null }
  }
  const byLabel = (label: string | null): Preset | undefined =>
    dashboardPresets.find((preset) => preset.label === label)
  const preset = byLabel(asked.preset) ?? byLabel(usual)
  return preset
    ? { ...preset.range(today), preset: preset.label }
    : { ...monthToDate(today), preset: 'Month to Date' }
}

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

/** The two periods that a report of a month compares, and whether they are the whole months. */
export interface ComparedMonths {
  readonly current: DayRange
  readonly previous: DayRange
  readonly whole: boolean
}

/**
 * What a month is compared with while it runs: as many days as it has figures
 * of, with the same days of the month before (all of that one where it is
 * shorter); once it is whole, the whole of both.
 * @param through the last day of the month that has figures; null where none has
 */
export function comparedMonths(month: string, through: string | null): ComparedMonths {
  const range = monthRange(month)
  const whole = through === null || through >= range.end || through < range.start
  if (whole) return { current: range, previous: previousMonthRange(month), whole }
  const previous = { start: addMonths(range.start, -1), end: addMonths(through, -1) }
  return { current: { start: range.start, end: through }, previous, whole }
}

/** Longest stretch of days that figures are asked for at once. */
const longestRange = 800

/** What is wrong with a range, null where nothing is. */
export const rangeProblem = ({ start, end }: DayRange): string | null => {
  if (end < start) return 'The range ends before it starts.'
  return daysBetween(start, end) < longestRange
    ? null
    : `The range must be at most ${longestRange} days long.`
}
