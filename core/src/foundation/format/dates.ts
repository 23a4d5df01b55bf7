/**
 * A day is a text `YYYY-MM-DD`, which sorts and compares as it stands and has
 * no time zone. What needs the clock or a zone is in time.ts.
 */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

interface DayParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const dayOf = ({ year, month, day }: DayParts): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

const exists = ({ year, month, day }: DayParts): boolean =>
  year >= 1900 && year <= 2199 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1

/** The parts of a text that is a day, `YYYY-MM-DD`; null for one that does not exist. */
const readDay = (text: string): DayParts | null => {
  const [, year, month, day] = dayPattern.exec(text) ?? []
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  return exists(parts) ? parts : null
}

/** @throws RangeError for a text that is no day: days are checked where they come in. */
const partsOf = (day: string): DayParts => {
  const parts = readDay(day)
  if (!parts) throw new RangeError(`Not a day: ${day}`)
  return parts
}

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => readDay(text) !== null

/** The day of its parts as they are written, if there is one; a year of two digits is of this century. */
const writtenDay = (year = '', month = '', day = ''): string | null => {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** Year, month and day, or month and day, or the other way round, and year; a time may follow. */
const written = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)([/.-])(\d\d?)[/.-](\d{4}|\d\d))(?:[T ].*)?$/

/**
 * The day of what a person or a spreadsheet wrote: `11/20/2026`, `1/5/26`,
 * `2026-11-20`, `20.11.2026`, with or without a time after it. Null when it is no day
 * that exists, or two: with dots some mean the day first, others the month.
 */
export const parseDay = (raw: string): string | null => {
  const [, year, month, date, first, mark, second, last] = written.exec(raw.trim()) ?? []
  const day = writtenDay(year ?? last, month ?? first, date ?? second)
  const turned = mark === '.' ? writtenDay(last, second, first) : day
  return day && turned && day !== turned ? null : (day ?? turned)
}

/** `MM/DD/YYYY` of a day; an empty text where there is none. */
export const formatDay = (day: string | null | undefined): string => {
  if (!day) return ''
  const text = day.slice(0, 10)
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`)
  return text.replace(dayPattern, '$2/$3/$1')
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string => {
  const { year, month, day: dayOfMonth } = partsOf(day)
  return new Date(Date.UTC(year, month - 1, dayOfMonth + count)).toISOString().slice(0, 10)
}

/** The day so many months later, or earlier; the last of the month where the month is too short. */
export const addMonths = (day: string, count: number): string => {
  const parts = partsOf(day)
  const months = parts.year * 12 + (parts.month - 1) + count
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  return dayOf({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) })
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** How many days from one day to another. */
export const daysBetween = (from: string, to: string): number => {
  const time = (day: string): number => {
    const parts = partsOf(day)
    return Date.UTC(parts.year, parts.month - 1, parts.day)
  }
  return Math.round((time(to) - time(from)) / 86_400_000)
}

/** Both ends belong to it. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** The whole month that a day lies in. */
export const monthRange = (day: string): DayRange => {
  const { year, month } = partsOf(day)
  return { start: dayOf({ year, month, day: 1 }), end: dayOf({ year, month, day: daysInMonth(year, month) }) }
}

/** The whole month before the one that a day lies in. */
export const previousMonthRange = (day: string): DayRange => monthRange(addMonths(day, -1))
