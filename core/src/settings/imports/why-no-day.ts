import { couldBeTwo, parseDay } from '../../foundation/format/dates.ts'

/**
 * What is wrong with a text of which no day can be read, in a sentence for whoever wrote a file: its day and month
 * could be swapped, its year is none that is kept, or it is no day at all.
 */
export const whyNoDay = (raw: string): string => {
  if (couldBeTwo(raw))
    return 'Field must be written as MM/DD/YYYY or YYYY-MM-DD: with dots, day and month could be swapped'
  return parseDay(raw.replace(/\d{4}/, '2023')) === null
    ? 'Field must be a date'
    : 'Field must be a date of the years 1900 to 2199'
}
