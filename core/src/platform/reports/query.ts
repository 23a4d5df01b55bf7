import { budgetYears } from '../../foundation/format/budget-periods.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  monthRange,
  type DayRange,
} from '../../foundation/format/dates.ts'
import type { Report, ReportFilters, ReportPeriod, UsualMonth } from './report.ts'

/** The filters that a period is asked for by. */
const periodFilters = (period: ReportPeriod | undefined): ReportFilters => {
  switch (period?.kind) {
    case 'month':
      return {
        month: { kind: 'month', label: 'Month' },
        ...(period.several ? { since: { kind: 'month', label: 'Since' } } : {}),
      }
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
          otherwise:
            period.kind !== 'month'
              ? 'The days before'
              : period.several
                ? 'The time before'
                : 'The month before',
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

/** Months that are shown together at most: more of them would lie beside themselves of the year before. */
const mostMonths = 12

/** How many whole months a period is made of; 0 where it is not made of whole ones. */
function monthsIn({ start, end }: DayRange): number {
  const last = monthRange(end)
  if (monthRange(start).start !== start || last.end !== end) return 0
  const place = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return place(end) - place(start) + 1
}

/** The values of a report's filters as its call has parsed them. */
export type AskedFilters = Readonly<Record<string, string | number | undefined>>

/**
 * What is wrong with asked filters that are each by itself right; by field.
 * @param today the agency's day
 */
export function problemsOf(
  report: Report,
  asked: AskedFilters,
  today: string,
): Readonly<Record<string, string>> {
  const texts = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const { startDate, endDate, since } = texts
  if (since !== undefined && isDay(since) && report.period?.kind === 'month') {
    const last = periodOf(report, { ...asked, since: undefined }, today)
    if (last && since > last.end) return { since: 'The first month cannot be after the last.' }
    if (last && addMonths(monthRange(since).start, mostMonths) <= last.end)
      return { since: `At most ${mostMonths} months are shown together.` }
  }
  return report.period?.kind === 'range' && startDate && endDate && startDate > endDate
    ? { endDate: 'The last day cannot be before the first.' }
    : {}
}

/**
 * A day of the month that is meant where none is named.
 * @param today the agency's day
 */
export function usualMonth(usual: UsualMonth, today: string): string {
  switch (usual) {
    case 'present':
      return today
    case 'previous':
      return addMonths(today, -1)
    case 'counted':
      return addDays(today, -1)
  }
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
    case 'month': {
      const { start, end } = monthRange(day('month') ?? usualMonth(period.usual ?? 'present', today))
      const since = period.several ? day('since') : null
      return { start: since !== null && since < start ? monthRange(since).start : start, end }
    }
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
 * What a period is set beside: whole months with as many whole ones before, those whose last still runs with the same
 * days of the ones before, anything else with as many days right before it. Days that have no figures yet
 * (`countedThrough`) are not counted.
 * @param today the agency's day
 * @param against `year` for the same days of the year before instead
 */
export function beforeOf(period: DayRange, today: string, against?: unknown): DayRange {
  const through = countedThrough(period, today)
  const months = monthsIn(period)
  const back = against === 'year' ? 12 : months
  if (back > 0) {
    const last = monthRange(period.end)
    return {
      start: addMonths(period.start, -back),
      end:
        months > 0 && through >= period.end
          ? monthRange(addMonths(last.start, -back)).end
          : addMonths(through, -back),
    }
  }
  const days = daysBetween(period.start, through) + 1
  return { start: addDays(period.start, -days), end: addDays(period.start, -1) }
}
