import { tzOffset } from '@date-fns/tz/tzOffset'

import { agencyTimeZone } from './time-zone.ts'

export { agencyTimeZone } from './time-zone.ts'

type Instant = Date | string | number

const pad = (value: number): string => String(value).padStart(2, '0')

const minute = 60_000

/** A date whose UTC fields are the fields of the clock somewhere: a sixth of the bytes of a zoned date class. */
const zoned = (instant: Instant, timeZone: string): Date => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a point in time')
  return new Date(date.getTime() + tzOffset(timeZone, date) * minute)
}

/**
 * The day, `YYYY-MM-DD`, that it is or was somewhere at a point in time.
 * @throws RangeError when the value is no point in time
 */
export const dayAt = (instant: Instant, timeZone: string = agencyTimeZone): string => {
  const date = zoned(instant, timeZone)
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
}

/** The agency's day now. */
export const today = (now: Instant = Date.now()): string => dayAt(now)

/** The time of day, `HH:MM` on 24 hours, at a point in time. */
export const timeAt = (instant: Instant, timeZone: string = agencyTimeZone): string => {
  const date = zoned(instant, timeZone)
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`
}

/** `MM/DD/YYYY` of a point in time; an empty text where there is none. */
export const formatDate = (
  instant: Instant | null | undefined,
  timeZone: string = agencyTimeZone,
): string => {
  if (instant === null || instant === undefined || instant === '') return ''
  const date = zoned(instant, timeZone)
  return `${pad(date.getUTCMonth() + 1)}/${pad(date.getUTCDate())}/${date.getUTCFullYear()}`
}

/** `h:mm AM` of a point in time. */
export const formatTime = (instant: Instant, timeZone: string = agencyTimeZone): string => {
  const date = zoned(instant, timeZone)
  const hours = date.getUTCHours()
  return `${hours % 12 === 0 ? 12 : hours % 12}:${pad(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `MM/DD/YYYY h:mm AM CST`: a time says its zone. */
export const formatDateTime = (
  instant: Instant | null | undefined,
  timeZone: string = agencyTimeZone,
): string => {
  if (instant === null || instant === undefined || instant === '') return ''
  return `${formatDate(instant, timeZone)} ${formatTime(instant, timeZone)} ${zoneName(instant, timeZone)}`
}

const zoneName = (instant: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/**
 * The point in time of a day and a time on the agency's clock, as it is sent:
 * UTC with its offset written out, `2026-11-20T15:30:00+00:00`.
 * A time that the clock skips in spring is moved on by the hour it skipped.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export const instantOf = (day: string, time: string, timeZone: string = agencyTimeZone): string => {
  const [year = Number.NaN, month = Number.NaN, dayOfMonth = Number.NaN] = day.split('-').map(Number)
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  const clock = Date.UTC(year, month - 1, dayOfMonth, hours, minutes)
  const guess = clock - tzOffset(timeZone, new Date(clock)) * minute
  const better = clock - tzOffset(timeZone, new Date(guess)) * minute
  const fits = clock - tzOffset(timeZone, new Date(better)) * minute === better
  return new Date(fits ? better : guess).toISOString().replace(/\.\d{3}Z$/, '+00:00')
}
