import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { cancellationFilters, cancellationPeriod } from './cancellation-filters.ts'

/** How much of what ran was canceled, month by month. */
export const cancellationMonthsReport = report({
  name: 'cancellationMonths',
  route: null,
  path: '/reports/cancellation-months',
  title: 'Cancellation rate by month',
  sentence: 'What was canceled in each month, against the recurring budgets that ran when it began.',
  rows: 'months',
  alsoCalled: ['cancellation rate', 'churn rate'],
  allow: employees,
  filters: cancellationFilters,
  period: cancellationPeriod,
  columns: {
    month: { label: 'Month', kind: 'month' },
    running: { label: 'Running', kind: 'count', hint: 'Recurring budgets on the day before the month' },
    canceled: { label: 'Canceled', kind: 'count', good: 'down' },
    rate: { label: 'Rate', kind: 'percent', rate: { of: 'canceled', per: 'running' } },
    runningAmount: { label: 'Running Amount', kind: 'money', width: 140 },
    amount: { label: 'Amount Lost', kind: 'money', good: 'down' },
    amountRate: { label: 'Lost of Amount', kind: 'percent', rate: { of: 'amount', per: 'runningAmount' } },
  },
  key: ['month'],
  sort: '-month',
  empty: { title: 'No months in these days' },
})
