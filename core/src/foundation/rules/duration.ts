import type { Check, Text } from './check.ts'

const durationPattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** HH:MM from 00:00 to 23:59, and 24:00. */
export const duration: Check<Text> = (value) =>
  durationPattern.test(value ?? '') ? null : 'Must be in HH:MM format.'

/** The longest text a duration field accepts. */
export const durationLength = 5

/**
 * What a duration field shows after each key: digits only, the colon put in
 * by itself, hours above 24 become 23, 24 stays only with minutes 00, minutes
 * above 59 become 59. The colon appears with the third digit,
 * so that deleting backwards is never undone.
 */
export const typeDuration = (raw: string): string => {
  const typed = raw.replace(/[^\d:]/g, '')
  const [before = '', ...after] = typed.split(':')
  const separated = after.length > 0 && before !== ''
  const hourDigits = (separated ? before.padStart(2, '0') : before).slice(0, 2)
  if (hourDigits.length < 2) return hourDigits

  const minuteDigits = (before.slice(2) + after.join('')).slice(0, 2)
  const minutes = Number(minuteDigits) > 59 ? '59' : minuteDigits
  const wholeDay = hourDigits === '24' && /^0*$/.test(minutes)
  const hours = Number(hourDigits) > 23 && !wholeDay ? '23' : hourDigits
  return minutes === '' && !separated ? hours : `${hours}:${minutes}`
}
