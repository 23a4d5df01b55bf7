import { yearProblem } from '@portal/core/budgets/filter'
import { ALL_FUTURE_BUDGETS } from '@portal/core/format'
import { monthFilter, yearFilter, type Filter, type FilterValues } from '../parts/list/index.ts'

/** The budget filter (platform 3): service, service group, month, year. */
export const budgetFilters: readonly Filter[] = [
  { kind: 'record', name: 'serviceId', label: 'Service', of: 'services' },
  { kind: 'record', name: 'serviceGroup', label: 'Service Group', of: 'serviceGroups' },
  monthFilter(),
  yearFilter(),
]

/** The same filter as a form that must be valid before Search can run (platform 5). */
export const budgetReportFilters: readonly Filter[] = budgetFilters.map((filter) =>
  filter.name === 'year'
    ? { ...filter, check: (year: string, { month }: FilterValues) => yearProblem(month, year) }
    : filter,
)

/** Which time a budget filter means, in words. */
export function budgetPeriodWords(values: FilterValues, otherwise: string): string {
  const { month, year } = values
  if (month === ALL_FUTURE_BUDGETS) return 'Budgets that start after this month'
  if (month !== undefined) return `Budgets that run in ${[month, year].filter(Boolean).join(' ')}`
  return year === undefined ? otherwise : `Budgets that run in ${year}`
}
