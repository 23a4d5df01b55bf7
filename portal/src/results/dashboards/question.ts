import type { Given } from '@portal/core/calls'
import type { DayRange } from '@portal/core/foundation/format'

/** What every dashboard is asked. */
export type Question = Given<'dashboards.sem', 'body'>

/**
 * The question about some clients and days; null while nobody is chosen.
 * @param report of one client that it is asked for
 */
export const questionOf = (
  ids: readonly number[] | null,
  { start, end }: DayRange,
  report?: Question['report'],
): Question | null =>
  ids && { clients: ids.map((id) => ({ id })), start_date: start, end_date: end, ...(report && { report }) }
