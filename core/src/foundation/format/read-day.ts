import { isDay } from './dates.ts'

/** The day of its parts as they are written, if there is one; a year of two digits is of this century. */
const dayOf = (year = '', month = '', day = ''): string | null => {
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
  const day = dayOf(year ?? last, month ?? first, date ?? second)
  const turned = mark === '.' ? dayOf(last, second, first) : day
  return day && turned && day !== turned ? null : (day ?? turned)
}
