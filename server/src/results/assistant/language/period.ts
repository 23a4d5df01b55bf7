import {
  addDays,
  addMonths,
  formatDay,
  monthNames,
  monthRange,
  mondayOf,
} from '@portal/core/foundation/format'

/** Days from and to, both included, and how they are written. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** A time in a question: where it stands, and what it says. */
export interface Timed {
  readonly at: number
  readonly end: number
  readonly period: Period
  /** `before` and `after` are open on one side: `period` is the day they are of. */
  readonly side?: 'before' | 'after'
  /** It leans on another time: the same days of the year, month or stretch before. */
  readonly leans?: 'year' | 'before'
  /** How long something has stood as it stands, rather than when it was or is due. */
  readonly standing?: true
}

export const span = (from: string, to: string): Period => ({ from, to })

/** The day that lies so many days, weeks, months or years before another one. */
export const dayBack = (day: string, many: number, unit: string): string =>
  unit.startsWith('year')
    ? addMonths(day, -12 * many)
    : unit.startsWith('month')
      ? addMonths(day, -many)
      : addDays(day, -many * (unit.startsWith('week') ? 7 : 1))

export const monthOf = (day: string): Period => {
  const { start, end } = monthRange(day)
  return span(start, end)
}

export const yearOf = (year: number): Period => span(`${year}-01-01`, `${year}-12-31`)

export const quarterOf = (year: number, quarter: number): Period => {
  const first = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
  return span(first, monthRange(addMonths(first, 2)).end)
}

export const quarterAt = (day: string, back = 0): Period => {
  const at = addMonths(`${day.slice(0, 7)}-01`, -3 * back)
  return quarterOf(Number(at.slice(0, 4)), Math.ceil(Number(at.slice(5, 7)) / 3))
}

export const weekAt = (day: string, back = 0): Period => {
  const from = addDays(mondayOf(day), -7 * back)
  return span(from, addDays(from, 6))
}

/** The same days as many years earlier. */
export const yearBefore = ({ from, to }: Period): Period => {
  const whole = monthRange(to).end === to
  const end = addMonths(to, -12)
  return span(addMonths(from, -12), whole ? monthRange(end).end : end)
}

/** What comes right before: the month before a month, as many months before a quarter, as many days before days. */
export function stretchBefore({ from, to }: Period): Period {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  if (from.endsWith('-01') && monthRange(to).end === to) {
    const start = addMonths(from, -months)
    return span(start, addDays(from, -1))
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return span(addDays(from, -days), addDays(from, -1))
}

/** The same days of the month before: 11/01 to 11/23 against 10/01 to 10/23. */
export const sameDaysBefore = ({ from, to }: Period): Period => span(addMonths(from, -1), addMonths(to, -1))

/** Days as they are written in an answer. */
export function daysInWords({ from, to }: Period): string {
  const year = from.slice(0, 4)
  if (from === to) return formatDay(from)
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  if (from.endsWith('-01') && monthRange(from).end === to)
    return `${monthNames[Number(from.slice(5, 7)) - 1] ?? ''} ${year}`
  const quarter = [1, 2, 3, 4].find(
    (q) => quarterOf(Number(year), q).from === from && quarterOf(Number(year), q).to === to,
  )
  return quarter ? `Q${quarter} ${year}` : `${formatDay(from)} to ${formatDay(to)}`
}
