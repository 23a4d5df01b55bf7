const minute = 60_000
const day = 24 * 60 * minute

/** Each unit in milliseconds, the largest first. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

const words = new Intl.RelativeTimeFormat('en-US')

/**
 * `5 minutes ago`, `in 2 days`: for lists that show the full date on hover.
 * @param now the moment it is seen from
 */
export const formatRelative = (instant: Date | string | number, now: Date | number = Date.now()): string => {
  const distance = new Date(instant).getTime() - new Date(now).getTime()
  const [unit, length] = units.find(([, least]) => Math.abs(distance) >= least) ?? [null, 1]
  return unit === null ? 'just now' : words.format(Math.round(distance / length), unit)
}
