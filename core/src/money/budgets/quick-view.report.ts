import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { seesBudgetMargin } from './policy.ts'
import { budgetReportFilters } from './report-filters.ts'

/** A month of budgets by service. */
export const quickViewReport = report({
  name: 'quickView',
  route: null,
  path: '/reports/quickView',
  title: 'Quick View',
  sentence: 'Budgets of a month by service: clients, count and sum, without fees.',
  rows: 'services',
  allow: employees,
  filters: budgetReportFilters,
  period: { kind: 'month' },
  search: 'Service or group',
  columns: {
    service: { label: 'Service' },
    serviceGroup: { label: 'Service Group', nothing: 'None' },
    clients: { label: 'Clients', kind: 'count', total: 'none' },
    budgets: { label: 'Budgets', kind: 'count' },
    amount: { label: 'Invoice Amount', kind: 'money' },
    margin: { label: 'Margin Amount', kind: 'money', seenBy: seesBudgetMargin },
    marginShare: { label: 'Margin', kind: 'percent', rate: { of: 'margin', per: 'amount' } },
  },
  also: ['serviceId'],
  key: ['serviceId'],
  sort: '-amount',
})
