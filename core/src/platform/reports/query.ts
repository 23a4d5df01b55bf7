import { budgetYears } from '../../foundation/format/budget-periods.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  monthRange,
  previousMonthRange,
  type DayRange,
} from '../../foundation/format/dates.ts'
import type { Report, ReportFilters, ReportPeriod } from './report.ts'

/** The filters that a period is asked for by. */
const periodFilters = (period: ReportPeriod | undefined): ReportFilters => {
  switch (period?.kind) {
    case 'month':
    case 'months':
      return { month: { kind: 'month', label: 'Month' } }
    case 'year':
      return { year: { kind: 'year', label: 'Year' } }
    case 'range':
      return { startDate: { kind: 'day', label: 'From' }, endDate: { kind: 'day', label: 'Until' } }
    case undefined:
      return {}
  }
}

/** What a report that compares is set beside, unless it is the period before: the same days of the year before. */
const comparisonFilter = ({ compares, period }: Pick<Report, 'compares' | 'period'>): ReportFilters =>
  compares && period
    ? {
        against: {
          kind: 'choice',
          label: 'Against',
          options: [{ value: 'year', label: 'The year before' }],
          otherwise: period.kind === 'month' ? 'The month before' : 'The days before',
        },
      }
    : {}

/** Every filter of a report, those of its period last. */
export const filtersOf = (report: Pick<Report, 'filters' | 'period' | 'compares'>): ReportFilters => ({
  ...report.filters,
  ...periodFilters(report.period),
  ...comparisonFilter(report),
})

/** What a filter of months offers: next year's first, back to three years ago. */
export const monthsOffered = (today: string): readonly string[] =>
  Array.from({ length: 49 }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, 12 - back))

export const yearsOffered = budgetYears

/** The values of a report's filters as its call has parsed them. */
export type AskedFilters = Readonly<Record<string, string | number | undefined>>

/** What is wrong with asked filters that are each by itself right; by field. */
export function problemsOf(report: Report, asked: AskedFilters): Readonly<Record<string, string>> {
  const texts = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const { startDate, endDate } = texts
  return report.period?.kind === 'range' && startDate && endDate && startDate > endDate
    ? { endDate: 'The last day cannot be before the first.' }
    : {}
}

/**
 * The days that a report is about; null for all time.
 * @param today the agency's day
 */
export function periodOf(
  { period }: Pick<Report, 'period'>,
  asked: AskedFilters,
  today: string,
): DayRange | null {
  const day = (name: string): string | null => {
    const value = asked[name]
    return typeof value === 'string' && isDay(value) ? value : null
  }
  switch (period?.kind) {
    case 'month':
      return monthRange(day('month') ?? (period.usual === 'previous' ? addMonths(today, -1) : today))
    case 'months': {
      const last = monthRange(day('month') ?? today)
      return { start: addMonths(last.start, 1 - period.count), end: last.end }
    }
    case 'year': {
      const number = Number(asked['year']) || Number(today.slice(0, 4))
      return { start: `${number}-01-01`, end: `${number}-12-31` }
    }
    case 'range': {
      const [first, last] = [day('startDate'), day('endDate')]
      if (period.days === undefined) return first && last ? { start: first, end: last } : null
      const end = last ?? (first && first > today ? first : today)
      return { start: first ?? addDays(end, 1 - period.days), end }
    }
    case undefined:
      return null
  }
}

/**
 * The last day of a period that is counted: today has no figures yet, except where it is the first.
 * @param today the agency's day
 */
export function countedThrough({ start, end }: DayRange, today: string): string {
  if (end < today) return end
  const yesterday = addDays(today, -1)
  return yesterday > start ? yesterday : start
}

/**
 * What a period is set beside: a whole month with the whole one before, a month that still runs with the same days of
 * the one before, anything else with as many days right before it. Days that have no figures yet
 * (`countedThrough`) are not counted.
 * @param today the agency's day
 * @param against `year` for the same days of the year before instead
 */
export function beforeOf(period: DayRange, today: string, against?: unknown): DayRange {
  const through = countedThrough(period, today)
  const month = monthRange(period.start)
  const isMonth = month.start === period.start && month.end === period.end
  if (against === 'year') {
    const start = addMonths(period.start, -12)
    return { start, end: isMonth && through >= period.end ? monthRange(start).end : addMonths(through, -12) }
  }
  if (isMonth) {
    const before = previousMonthRange(period.start)
    if (through >= period.end) return before
    return { start: before.start, end: addMonths(through, -1) }
  }
  const days = daysBetween(period.start, through) + 1
  return { start: addDays(period.start, -days), end: addDays(period.start, -1) }
}
