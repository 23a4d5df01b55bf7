import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { daysInWords } from '../language/period.ts'
import type { Answered } from './answered.ts'

/** Of a time of which the portal has budgets only since some month: what is held against it is not all of it. */
export function begunLate({ topic, rows, period }: Answered): string {
  if (topic.id !== 'budgets' || period === null) return ''
  const [first] = rows.flatMap(({ month }) => (typeof month === 'string' ? [month] : [])).toSorted()
  return first === undefined || first.slice(0, 7) <= period.from.slice(0, 7)
    ? ''
    : `The portal has no budgets of ${daysInWords({ from: period.from, to: monthRange(addMonths(first, -1)).end })}: what is told of ${daysInWords(period)} begins after that.\n\n`
}

/** Of a month that still runs and is held against a whole one, which a report of months cannot cut. */
export const stillRuns = (now: Answered, against: Answered): string =>
  now.topic.period === 'month' &&
  now.period !== null &&
  against.period !== null &&
  now.period.to > today() &&
  against.period.to < now.period.from
    ? `*${daysInWords(now.period)} still runs, and is held against the whole of ${daysInWords(against.period)}.*\n\n`
    : ''
