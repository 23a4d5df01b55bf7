import {
  addDays,
  addMonths,
  formatDay,
  monthNames,
  monthRange,
  parseDay,
  type BudgetMonth,
} from '@portal/core/foundation/format'

/** The time that a question is about. */
export interface Period {
  readonly from: string
  readonly to: string
  /** As it stands in an answer: `October 2026`, `the last 30 days`. */
  readonly label: string
  /** Where it is one whole month. */
  readonly month: { readonly name: Exclude<BudgetMonth, 'All Future Budgets'>; readonly year: number } | null
}

/** The time of an answer in the middle of a sentence: `in October 2026`, `yesterday`. */
export const during = ({ label }: Period): string =>
  /^(?:today|yesterday|(?:this|last) week)$/.test(label) ? label : `in ${label}`

/** One whole month. @param month 1 to 12 */
export function monthPeriod(year: number, month: number): Period {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const { start: from, end: to } = monthRange(first)
  const name = monthNames[month - 1] ?? 'January'
  return { from, to, label: `${name} ${year}`, month: { name, year } }
}

/** The month that a day lies in. */
export const monthOf = (day: string): Period => monthPeriod(Number(day.slice(0, 4)), Number(day.slice(5, 7)))

const days = (from: string, to: string, label: string): Period => ({ from, to, label, month: null })

const names = monthNames.map((name) =>
  name === 'September' ? 'sept?(?:ember)?' : `${name.slice(0, 3)}(?:${name.slice(3)})?`,
)
const day = String.raw`\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}`

type Reading = readonly [pattern: RegExp, read: (found: RegExpExecArray, today: string) => Period | null]

/** Ways to say a time, the more exact ones first. */
const readings: readonly Reading[] = [
  [
    new RegExp(String.raw`\b(?:from|between)\s+(${day})\s+(?:to|and|until|through|-)\s+(${day})`, 'i'),
    ([, first = '', last = '']) => {
      const [from, to] = [parseDay(first), parseDay(last)]
      return from && to && from <= to ? days(from, to, `${formatDay(from)} to ${formatDay(to)}`) : null
    },
  ],
  [
    new RegExp(String.raw`\bsince\s+(${day})`, 'i'),
    ([, first = ''], today) => {
      const from = parseDay(first)
      return from && from <= today ? days(from, today, `the time since ${formatDay(from)}`) : null
    },
  ],
  [
    new RegExp(String.raw`\b(?:on\s+)?(${day})(?=\W|$)`, 'i'),
    ([, one = '']) => {
      const on = parseDay(one)
      return on ? days(on, on, formatDay(on)) : null
    },
  ],
  [/\b(\d{1,2})\/(\d{4})\b/, ([, month, year]) => inYear(Number(year), Number(month))],
  ...names.map((name, place): Reading => [
    // May and March are words as well.
    new RegExp(
      place === 4 || place === 2
        ? String.raw`\b(?:(?:in|for|of|during|since|and)\s+${name}\b(?:\.?,?\s+(?:of\s+)?(20\d\d))?|${name}\b\.?,?\s+(?:of\s+)?(20\d\d))`
        : String.raw`\b(?:(?:in|for|of|during)\s+)?${name}\b(?:\.?,?\s+(?:of\s+)?(20\d\d))?`,
      'i',
    ),
    ([, year, other], today) => monthPeriod(Number(year ?? other ?? today.slice(0, 4)), place + 1),
  ]),
  [/\b(?:this|current|the)\s+month\b|\bmonth to date\b|\bmtd\b/i, (_, today) => monthOf(today)],
  [/\b(?:last|previous|prior)\s+month\b/i, (_, today) => monthOf(addMonths(today, -1))],
  [/\bnext\s+month\b/i, (_, today) => monthOf(addMonths(today, 1))],
  [
    /\b(?:(?:in|for|within|over|more than)\s+)?(?:the\s+)?(?:last|past|previous|in|for|within|over|more than)\s+(\d{1,3})\s+(day|week|month)s?\b/i,
    ([, count = '1', unit = 'day'], today) => {
      const many = Math.max(1, Number(count))
      const from =
        unit.toLowerCase() === 'month'
          ? addMonths(today, -many)
          : addDays(today, 1 - many * (unit.toLowerCase() === 'week' ? 7 : 1))
      return days(from, today, `the last ${many} ${unit.toLowerCase()}${many === 1 ? '' : 's'}`)
    },
  ],
  [/\btoday\b/i, (_, today) => days(today, today, 'today')],
  [/\byesterday\b/i, (_, today) => days(addDays(today, -1), addDays(today, -1), 'yesterday')],
  [/\b(?:this|past)\s+week\b/i, (_, today) => days(weekOf(today), today, 'this week')],
  [
    /\blast\s+week\b/i,
    (_, today) => days(addDays(weekOf(today), -7), addDays(weekOf(today), -1), 'last week'),
  ],
  [
    /\b(?:this|current)\s+year\b|\byear to date\b|\bytd\b/i,
    (_, today) => wholeYear(Number(today.slice(0, 4))),
  ],
  [/\blast\s+year\b/i, (_, today) => wholeYear(Number(today.slice(0, 4)) - 1)],
  [/\b(?:in|for|of|during)\s+(20\d\d)\b/i, ([, year]) => wholeYear(Number(year))],
]

const inYear = (year: number, month: number): Period | null =>
  month >= 1 && month <= 12 && year >= 2000 && year <= 2100 ? monthPeriod(year, month) : null

const wholeYear = (year: number): Period => days(`${year}-01-01`, `${year}-12-31`, String(year))

/** The Monday of a day's week. */
function weekOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday + 6) % 7))
}

/** The time in a question, if it names one, and the question without it. */
export function periodIn(
  question: string,
  today: string,
): { readonly period: Period | null; readonly rest: string } {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(question)
    const period = found && read(found, today)
    if (found && period)
      return {
        period,
        rest: `${question.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`,
      }
  }
  return { period: null, rest: question }
}
