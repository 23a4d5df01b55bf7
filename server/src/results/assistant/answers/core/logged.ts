import { addDays, daysBetween } from '@portal/core/foundation/format'
import { type Period } from '../../language/period.ts'
import { CannotTell } from '../rows.ts'

export const lately = (period: Period | null, today: string): Period =>
  period ?? { from: addDays(today, -29), to: today }

export const shorter = (text: string): string =>
  text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text

/** People and clients that an answer looks at one by one. */
export const mostLooked = 120

/** Rows that calls of activities and interactions answer at most. */
export const mostAnswered = 1000

/** What a call answers in a time: where it would answer more than it gives at once, half of the time after the other. */
export async function wholly<T>(
  read: (period: Period) => Promise<readonly T[]>,
  period: Period,
): Promise<readonly T[]> {
  const found = await read(period)
  if (found.length < mostAnswered) return found
  if (period.from >= period.to)
    throw new CannotTell(
      `More than ${mostAnswered.toLocaleString('en-US')} are of one day alone: name a client.`,
    )
  const middle = addDays(period.from, Math.floor((daysBetween(period.from, period.to) + 1) / 2) - 1)
  return [
    ...(await wholly(read, { from: addDays(middle, 1), to: period.to })),
    ...(await wholly(read, { from: period.from, to: middle })),
  ]
}

export const daysIn = ({ from, to }: Period) => ({ startDate: from, endDate: to })
