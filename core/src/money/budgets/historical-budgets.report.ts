import { budgetsCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { monthColumns, monthIds } from '../../platform/reports/month-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { clientIn } from '../../platform/reports/report-column.ts'
import { monthOpens } from './month-opens.ts'
import { budgetReportFilters } from './report-filters.ts'

/** What each client was invoiced, month by month. */
export const historicalBudgetsReport = report({
  name: 'historicalBudgets',
  route: 'historicalBudgets.index',
  path: '/reports/historical',
  title: 'Historical Budgets',
  sentence: 'What each client’s budgets come to in each of 24 months, without fees.',
  rows: 'clients',
  allow: employees,
  filters: budgetReportFilters,
  period: { kind: 'months', count: 24 },
  search: 'Client',
  columns: {
    client: { label: 'Client', kind: 'client' },
    whole: { label: 'All 24 Months', kind: 'money', line: monthIds(24), width: 248 },
    ...monthColumns(24, (row, month, asked) => {
      const client = clientIn(row, 'client')
      return client && month !== null ? monthOpens(month, { clientId: client.id }, asked) : null
    }),
  },
  key: ['client'],
  sort: 'client',
  tiles: [
    { of: 'total', label: 'Clients' },
    { of: 'whole', label: 'All 24 months' },
    { of: 'monthX', label: 'Last month shown', kind: 'money' },
    { of: 'monthL', label: 'A year before', kind: 'money' },
  ],
  chart: {
    title: 'Budgets by month',
    point: 'Month',
    series: { months: 'Budgets' },
    kind: 'money',
    ofColumns: true,
  },
  empty: {
    title: 'No budgets in these months',
    hint: `Choose another month, or fewer filters. ${budgetsCome}`,
  },
})
