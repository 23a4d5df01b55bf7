import { formatMonth, today, type DayRange } from '@portal/core/foundation/format'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { filtersOf, monthsOffered, periodOf, yearsOffered } from '@portal/core/platform/reports/query'
import type { Report, ReportFilter } from '@portal/core/platform/reports/report'
import type { Filter } from '../parts/list/filter.ts'

/** @param period what is shown where nobody chose one; null for a filter that nothing stands in the place of */
const drawn = (name: string, filter: ReportFilter, period: DayRange | null): Filter => {
  const { label, check } = filter
  const any = { name, label, ...(check ? { check } : {}) }
  switch (filter.kind) {
    case 'choice':
      return {
        ...any,
        kind: 'choice',
        options: filter.options,
        ...(filter.look ? { look: filter.look } : {}),
        ...(filter.otherwise ? { otherwise: filter.otherwise } : {}),
      }
    case 'found':
      return {
        ...any,
        kind: 'choice',
        options: [],
        offered: true,
        ...(filter.look ? { look: filter.look } : {}),
      }
    case 'record':
      return { ...any, kind: 'record', of: filter.of }
    case 'year':
      return {
        ...any,
        kind: 'choice',
        options: yearsOffered(today()).map((year) => ({ value: String(year), label: String(year) })),
        ...(period ? { usual: period.end.slice(0, 4) } : {}),
      }
    case 'month':
      return {
        ...any,
        kind: 'choice',
        options: monthsOffered(today()).map((month) => ({ value: month, label: formatMonth(month) })),
        ...(period ? { usual: formatMonth(period.end) } : {}),
      }
    case 'day':
    case 'text':
      return { ...any, kind: filter.kind }
  }
}

/**
 * The filters of a report as a list draws them, of those that somebody is offered. The period's own month or year says
 * which one is shown; another (since when, against what) does not stand for it.
 */
export function filtersFor(report: Report, actor: Actor): readonly Filter[] {
  const period = periodOf(report, {}, today())
  return Object.entries(filtersOf(report)).flatMap(([name, filter]) =>
    filter.seenBy?.(actor) === false ? [] : [drawn(name, filter, name === filter.kind ? period : null)],
  )
}
