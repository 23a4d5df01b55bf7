import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, daysBetween, type DayRange } from '@portal/core/foundation/format'

/** Days that figures may begin late or end early and still be of the whole time: an export of weeks has one day of seven. */
export const daysSpared = 7

/**
 * Whether the figures of a group of rows are of the whole of the days before, and not of a part of them: they begin
 * with those days, or as late as ours do, and end with them where ours go on. Nothing where there are none. Stands
 * among aggregates.
 *
 * @param day the column that holds their day
 * @param over what is known together, as a window: a new campaign of a store whose figures are known had nothing before
 */
export function isWhole(
  day: RawBuilder<unknown>,
  { now, before }: { readonly now: DayRange; readonly before: DayRange },
  over?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  // Written into the statement: the same aggregate is then worked out once for all that ask for it.
  const edge = (of: 'min' | 'max', { start, end }: DayRange): RawBuilder<unknown> => {
    const found = sql`${sql.raw(of)}(${day}) filter (where ${day} between ${sql.lit(start)}::date and ${sql.lit(end)}::date)`
    return over ? sql`${sql.raw(of)}(${found}) over (${over})` : found
  }
  const spared = sql.lit(daysSpared)
  const counterpart = endBeside(now, before)
  return sql<SqlBool>`(${edge('min', before)} - ${sql.lit(before.start)}::date
      <= ${spared} + greatest(0, ${edge('min', now)} - ${sql.lit(now.start)}::date)
    and (${sql.lit(before.end)}::date - ${edge('max', before)}
      <= ${spared} + greatest(0, ${sql.lit(counterpart)}::date - ${edge('max', now)}) or ${edge('max', now)} is null))`
}

/** The day of ours that stands beside the last of those before: that of a month that runs is not its end. */
const endBeside = (now: DayRange, before: DayRange): string => {
  const day = addDays(now.start, daysBetween(before.start, before.end))
  return day < now.end ? day : now.end
}

/** The first and last day of which there are figures; null for none. */
export interface KnownDays {
  readonly first: string
  readonly last: string
}

/** The same of days that are known. */
export function areWhole(
  was: KnownDays | null,
  is: KnownDays | null,
  { now, before }: { readonly now: DayRange; readonly before: DayRange },
): boolean {
  if (!was) return false
  const late = is ? Math.max(0, daysBetween(now.start, is.first)) : 0
  const early = is ? Math.max(0, daysBetween(is.last, endBeside(now, before))) : 0
  return (
    daysBetween(before.start, was.first) <= daysSpared + late &&
    (!is || daysBetween(was.last, before.end) <= daysSpared + early)
  )
}
