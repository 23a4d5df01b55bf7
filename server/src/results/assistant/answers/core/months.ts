import { addMonths, monthNames, monthRange } from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../../language/period.ts'
import { CannotTell } from '../rows.ts'

export const monthsOf = ({ from, to }: Period): readonly string[] => {
  const months: string[] = []
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

export const monthQuery = (month: string) => ({
  month: monthNames[Number(month.slice(5, 7)) - 1] ?? ('January' as const),
  year: month.slice(0, 4),
})

const mostMonths = 12

export const checkMonths = (period: Period): readonly string[] => {
  const months = monthsOf(period)
  if (months.length > mostMonths)
    throw new CannotTell(
      `That is told for up to ${mostMonths} months at a time; ${daysInWords(period)} is longer.`,
    )
  return months
}

export const monthAround = (period: Period | null, today: string): Period => {
  if (period) return period
  const { start, end } = monthRange(today)
  return { from: start, to: end }
}
