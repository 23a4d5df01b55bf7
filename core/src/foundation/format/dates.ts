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
  year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** @throws RangeError for a text that is no day: days are checked where they come in. */
const partsOf = (day: string): DayParts => {
  const match = dayPattern.exec(day)
  const parts = { year: Number(match?.[1]), month: Number(match?.[2]), day: Number(match?.[3]) }
  if (!match || !exists(parts)) throw new RangeError(`Not a day: ${day}`)
  return parts
}

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const match = dayPattern.exec(text)
  return match !== null && exists({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
}

/** Whether a day is written with dots so that it could be two: `05.11.2026` is in May to some, in November to others. */
export const couldBeTwo = (raw: string): boolean => {
  const [, first, second] = /^\s*(\d\d?)\.(\d\d?)\.\d/.exec(raw) ?? []
  return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
}

/**
 * The day of what a person or a spreadsheet wrote: `11/20/2026`, `1/5/26`,
 * `2026-11-20`, with or without a time after it. Null when it is no day that exists, or could be two.
 */
export const parseDay = (raw: string): string | null => {
  const text = raw.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) {
    const parts = { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    return exists(parts) ? dayOf(parts) : null
  }
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (!american || couldBeTwo(text)) return null
  const written = Number(american[3])
  const year = written < 100 ? 2000 + written : written
  const parts = { year, month: Number(american[1]), day: Number(american[2]) }
  return exists(parts) ? dayOf(parts) : null
}

/** `MM/DD/YYYY` of a day; an empty text where there is none. */
export const formatDay = (day: string | null | undefined): string => {
  if (!day) return ''
  const { year, month, day: dayOfMonth } = partsOf(day.slice(0, 10))
  return `${pad(month)}/${pad(dayOfMonth)}/${pad(year, 4)}`
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
