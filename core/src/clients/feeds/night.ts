import { addDays } from '../../foundation/format/dates.ts'
import { instantOf, today } from '../../foundation/format/time.ts'

/**
 * The latest 3:00 of the agency's clock, as an instant. What was read before
 * it has not been read this night, whatever hour it is: a server that was down
 * at 3:00 makes up for it.
 */
export const latestNight = (now: Date = new Date()): string => {
  const day = today(now)
  const at = instantOf(day, '03:00')
  return new Date(at) <= now ? at : instantOf(addDays(day, -1), '03:00')
}
