import { addMonths, monthRange, previousMonthRange, type DayRange } from '../../../foundation/format/dates.ts'

/** The days that a report over activities is about, and those that it is held against. */
export interface ReportPeriod {
  /** From the first of the month to the day asked for. */
  readonly now: DayRange
  /** As many days of the month before; all of it once the month is over. */
  readonly before: DayRange
}

/**
 * The month to date of a day, and the same stretch of the month before: the 22nd is held against the 22nd,
 * so that a month is not short of what it has not had yet.
 */
export function reportPeriod(day: string): ReportPeriod {
  const month = monthRange(day)
  const earlier = previousMonthRange(day)
  return {
    now: { start: month.start, end: day },
    before: { start: earlier.start, end: day === month.end ? earlier.end : addMonths(day, -1) },
  }
}
