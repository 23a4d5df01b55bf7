import { daysBetween, type DayRange } from '@portal/core/foundation/format'
import { longestNoteRange } from '@portal/core/results/performance-notes/constants'
import { invalid } from '../../foundation/http/refusal.ts'

/**
 * The days of a question.
 * @throws {Refusal} 422 for a range that ends before it begins, or is longer than a note is about
 */
export function askedRange(query: { readonly start_date: string; readonly end_date: string }): DayRange {
  const { start_date: start, end_date: end } = query
  if (end < start) throw invalid({ end_date: 'The range ends before it starts.' })
  if (daysBetween(start, end) >= longestNoteRange)
    throw invalid({ end_date: `A note is about ${longestNoteRange} days at most.` })
  return { start, end }
}
