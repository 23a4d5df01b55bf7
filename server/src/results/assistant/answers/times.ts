import { mondayOf } from '@portal/core/foundation/format'
import type { Row } from './rows.ts'

/** The day, the Monday, or the first of the month that a day lies in. */
export function timeOf(day: string, by: string | null): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  return by === 'week' ? mondayOf(day) : day
}

/** A day with its week and month, for rows that are told by them. */
export const timesOf = (day: string): Row => ({ day, week: timeOf(day, 'week'), month: timeOf(day, 'month') })
