import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { clientIn } from '../../platform/reports/report-column.ts'
import { budgetsAddress } from './addresses.ts'
import { dealerCode, programFilters } from './program-filters.ts'

/** What the manufacturer gives each store of each fund in a month, and what is left of it. */
export const oemBudgetsReport = report({
  name: 'oemBudgets',
  route: null,
  path: '/reports/oem-budgets',
  title: 'OEM Budgets',
  sentence: 'What each store has of each fund in a month, what campaigns have spent of it, and what is left.',
  rows: 'budgets',
  allow: employees,
  filters: programFilters,
  period: { kind: 'month' },
  search: 'Store, dealer code or fund',
  columns: {
    client: {
      label: 'Store',
      kind: 'client',
      opens: (row) => {
        const { program } = row
        const client = clientIn(row)
        return client && typeof program === 'string' ? budgetsAddress(program, client.slug) : null
      },
    },
    dealerCode,
    fund: { label: 'Fund' },
    allotted: { label: 'Allotted', kind: 'money' },
    committed: { label: 'Committed', kind: 'money' },
    spent: { label: 'Spent', kind: 'money', hint: 'From the daily figures of campaigns of the fund' },
    left: { label: 'Left', kind: 'money', hint: 'Allotted less spent' },
    used: { label: 'Used', kind: 'percent', rate: { of: 'spent', per: 'allotted' } },
  },
  also: ['clientId', 'fundId', 'program'],
  key: ['clientId', 'fundId'],
  sort: 'client',
  tiles: [
    { of: 'allotted', label: 'Allotted' },
    { of: 'committed', label: 'Committed' },
    { of: 'spent', label: 'Spent' },
    { of: 'left', label: 'Left' },
  ],
  bars: [
    { title: 'Allotted by fund', by: 'fund', of: 'allotted' },
    { title: 'Spent by fund', by: 'fund', of: 'spent' },
  ],
  empty: {
    title: 'Nothing is allotted',
    hint: 'Open a store to add its budget, or bring many in by Bulk Update.',
  },
})
