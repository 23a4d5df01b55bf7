import {
  addDays,
  addMonths,
  daysBetween,
  previousMonthRange,
  type DayRange,
} from '../../foundation/format/dates.ts'
import { agencyTimeZoneName } from '../../foundation/format/time-zone.ts'

/** `workday` is every Monday to Friday, `monthWorkday` a working day of the month counted from its first. */
export const scheduleRhythms = ['day', 'workday', 'week', 'month', 'monthWorkday'] as const
export type ScheduleRhythm = (typeof scheduleRhythms)[number]

/** Whether a text is how often a schedule comes round. */
export const isRhythm = (every: string): every is ScheduleRhythm =>
  scheduleRhythms.some((one) => one === every)

const scheduleFiles = ['pdf', 'xlsx', 'csv'] as const
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

/** The last day that each rhythm has in every week or month; 1 where no day is chosen. */
export const lastDayOf: Readonly<Record<ScheduleRhythm, number>> = {
  day: 1,
  workday: 1,
  week: weekdays.length,
  month: 28,
  monthWorkday: 20,
}

/** The hour at which reports go out unless another is chosen. */
export const usualHour = 7

/** A Monday. */
const monday = '2024-01-01'

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => (((daysBetween(monday, day) % 7) + 7) % 7) + 1

const isWorkday = (day: string): boolean => weekdayOf(day) <= 5

/** The first working day on or after a day. */
const workdayFrom = (day: string): string => (isWorkday(day) ? day : addDays(day, 8 - weekdayOf(day)))

/** A working day of the month in which a day is, counted from 1. */
function workdayOf(month: string, count: number): string {
  let day = workdayFrom(`${month.slice(0, 8)}01`)
  for (let at = 1; at < count; at += 1) day = workdayFrom(addDays(day, 1))
  return day
}

/** The next day after one on which a report goes out. */
export function nextDay(every: ScheduleRhythm, day: number, after: string): string {
  switch (every) {
    case 'day':
      return addDays(after, 1)
    case 'workday':
      return workdayFrom(addDays(after, 1))
    case 'week':
      return addDays(after, ((day - weekdayOf(after) + 6) % 7) + 1)
    case 'month': {
      const here = `${after.slice(0, 8)}${String(day).padStart(2, '0')}`
      return here > after ? here : addMonths(here, 1)
    }
    case 'monthWorkday': {
      const here = workdayOf(after, day)
      return here > after ? here : workdayOf(addMonths(`${after.slice(0, 8)}01`, 1), day)
    }
  }
}

/** The whole days between the time before and the day on which a report goes out: each is told of once. */
export function daysSinceLast(every: ScheduleRhythm, on: string): DayRange {
  const end = addDays(on, -1)
  switch (every) {
    case 'day':
      return { start: end, end }
    case 'workday': {
      let start = end
      while (!isWorkday(start)) start = addDays(start, -1)
      return { start, end }
    }
    case 'week':
      return { start: addDays(on, -weekdays.length), end }
    case 'month':
    case 'monthWorkday':
      return previousMonthRange(on)
  }
}

/** `7:00 AM` */
export const hourWords = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** `1st`, `22nd` */
const ordinal = (count: number): string => {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

const dayWords: Readonly<Record<ScheduleRhythm, (day: number) => string>> = {
  day: () => 'Every day',
  workday: () => 'Every working day',
  week: (day) => `Every ${weekdays[day - 1] ?? 'week'}`,
  month: (day) => `Monthly on day ${day}`,
  monthWorkday: (day) => `Monthly on the ${ordinal(day)} working day`,
}

/** When a report goes out, in words: `Every Monday at 7:00 AM Central Time`. */
export const rhythmWords = (every: ScheduleRhythm, day: number, hour: number): string =>
  `${dayWords[every](day)} at ${hourWords(hour)} ${agencyTimeZoneName}`
