import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'

/**
 * `5 minutes ago`, `in 2 days`: for lists that show the full date on hover.
 * @param now the moment it is seen from
 */
export const formatRelative = (instant: Date | string | number, now: Date | number = Date.now()): string => {
  const distance = Math.abs(new Date(instant).getTime() - new Date(now).getTime())
  return distance < 60_000 ? 'just now' : formatDistanceStrict(instant, now, { addSuffix: true })
}
