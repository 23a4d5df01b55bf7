import { dayOf, exists, isYear, type DayParts } from './dates.ts'

interface Written extends DayParts {
  /** Whether day and month could be the other way round. */
  readonly swapped?: boolean
}

/** What stands for year, month and day in a text, whether or not there is such a day; null where nothing does. */
const writtenIn = (raw: string): Written | null => {
  const text = raw.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const american = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (!american) return null
  const last = Number(american[4])
  const year = last < 100 ? 2000 + last : last
  const month = Number(american[1])
  const day = Number(american[3])
  // With dots some mean the day first, others the month.
  const dots = american[2] === '.'
  return dots && month > 12
    ? { year, month: day, day: month }
    : { year, month, day, swapped: dots && day < 13 && day !== month }
}

/**
 * The day of what a person or a spreadsheet wrote: `11/20/2026`, `1/5/26`,
 * `2026-11-20`, `20.11.2026`, with or without a time after it. Null when it is no day
 * that exists, or two: `05.11.2026`.
 */
export const parseDay = (raw: string): string | null => {
  const parts = writtenIn(raw)
  return parts && !parts.swapped && exists(parts) ? dayOf(parts) : null
}

/**
 * Why `parseDay` reads no day, as a sentence.
 * @param none what is said of a text that is none at all
 */
export const whyNoDay = (raw: string, none: string): string => {
  const parts = writtenIn(raw)
  if (!parts || !exists({ ...parts, year: 2000 })) return none
  if (!isYear(parts.year)) return 'Enter a year from 1900 to 2199.'
  return parts.swapped ? 'Day and month could be swapped. Enter the date as MM/DD/YYYY or YYYY-MM-DD.' : none
}
