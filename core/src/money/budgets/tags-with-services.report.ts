import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { budgetReportFilters } from './report-filters.ts'

/** A month of budgets by their tags and services. */
export const tagsWithServicesReport = report({
  name: 'tagsWithServices',
  route: null,
  path: '/reports/tags-with-services',
  title: 'Tags with Services',
  sentence: 'Budgets of a month by tag and service; a budget with two tags stands under both.',
  rows: 'lines',
  allow: employees,
  filters: { tagId: { kind: 'record', label: 'Tag', of: 'budgetTags' }, ...budgetReportFilters },
  period: { kind: 'month' },
  search: 'Tag or service',
  columns: {
    tag: { label: 'Tag' },
    service: { label: 'Service' },
    clients: { label: 'Clients', kind: 'count', total: 'none' },
    budgets: { label: 'Budgets', kind: 'count' },
    amount: { label: 'Invoice Amount', kind: 'money' },
  },
  also: ['tagId', 'serviceId'],
  key: ['tagId', 'serviceId'],
  sort: 'tag',
})
