import { addDays, dayAt, instantOf, timeAt } from '../../foundation/format/index.ts'

/** Hours in which mail waits, by the agency's clock: from one, 0 to 23, until another, which may be of the next day. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/**
 * When the quiet hours end in which a point in time lies, as an instant in UTC.
 * @returns null where it lies in none
 */
export function quietUntil(
  quiet: QuietHours | null,
  now: Date | string | number = Date.now(),
): string | null {
  if (quiet === null) return null
  const { from, until } = quiet
  const hour = Number(timeAt(now).slice(0, 2))
  const overnight = from > until
  if (overnight ? hour < from && hour >= until : hour < from || hour >= until) return null
  const day = dayAt(now)
  return instantOf(overnight && hour >= from ? addDays(day, 1) : day, `${String(until).padStart(2, '0')}:00`)
}
