import { yearProblem } from '@portal/core/money/budgets/filter'
import { monthFilter, yearFilter, type Filter, type FilterValues } from '../../platform/parts/list/index.ts'

/** The budget filter: service, service group, month, year. */
export const budgetFilters: readonly Filter[] = [
  { kind: 'record', name: 'serviceId', label: 'Service', of: 'services' },
  { kind: 'record', name: 'serviceGroup', label: 'Service Group', of: 'serviceGroups' },
  monthFilter(),
  yearFilter(),
]

/** The same filter as a form that must be valid before Search can run. */
export const budgetReportFilters: readonly Filter[] = budgetFilters.map((filter) =>
  filter.name === 'year'
    ? { ...filter, check: (year: string, { month }: FilterValues) => yearProblem(month, year) }
    : filter,
)
