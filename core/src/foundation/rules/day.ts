import { parseDay } from '../format/dates.ts'
import { today } from '../format/time.ts'
import type { Check } from './check.ts'

/** The day of something that has happened: today at the agency, or before. What is no day is for the field's kind to say. */
export const notAfterToday: Check<string | null | undefined> = (value) => {
  const day = parseDay(value ?? '')
  return day !== null && day > today() ? 'The day cannot be later than today.' : null
}
