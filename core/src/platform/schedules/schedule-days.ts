import { addDays, addMonths, daysBetween } from '../../foundation/format/dates.ts'

export const scheduleRhythms = ['week', 'month'] as const
export type ScheduleRhythm = (typeof scheduleRhythms)[number]

export const scheduleFiles = ['pdf', 'xlsx', 'csv'] as const
export type ScheduleFile = (typeof scheduleFiles)[number]

/** Days of the week as they are chosen, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The last day of a month that every month has. */
export const lastScheduledDay = 28

/** A Monday. */
const monday = '2024-01-01'

/** The next day after one on which a report goes out. */
export function nextDay(every: ScheduleRhythm, day: number, after: string): string {
  if (every === 'month') {
    const here = `${after.slice(0, 8)}${String(day).padStart(2, '0')}`
    return here > after ? here : addMonths(here, 1)
  }
  const weekday = (((daysBetween(monday, after) % 7) + 7) % 7) + 1
  return addDays(after, ((day - weekday + 6) % 7) + 1)
}

/** When a report goes out, in words. */
export const rhythmWords = (every: ScheduleRhythm, day: number): string =>
  every === 'week' ? `Every ${weekdays[day - 1] ?? 'week'}` : `Monthly on day ${day}`
