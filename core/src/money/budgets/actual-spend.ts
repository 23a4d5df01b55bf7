import { monthRange } from '../../foundation/format/dates.ts'

/**
 * The month whose actual spend a budget shows where none is asked for, and that
 * an amount without a month is of: the present one, its last where it has
 * ended, its first where it has not begun.
 * @returns the first day of the month
 */
export function spendMonthOf(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null },
  today: string,
): string {
  const [now, first] = [monthRange(today).start, monthRange(startsAt).start]
  const last = endsAt === null ? now : monthRange(endsAt).start
  const latest = last < now ? last : now
  return latest < first ? first : latest
}
