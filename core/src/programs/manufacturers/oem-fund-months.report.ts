import { figuresCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { monthColumns } from '../../platform/reports/month-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode, programFilters } from './program-filters.ts'

/** What each store spent of a fund in the twelve months up to one. */
export const oemFundMonthsReport = report({
  name: 'oemFundMonths',
  route: null,
  path: '/reports/oem-fund-months',
  title: 'Fund by Month',
  sentence: 'What each store spent of the fund month by month, against what it was allotted in all of them.',
  rows: 'stores',
  allow: employees,
  filters: programFilters,
  period: { kind: 'months', count: 12 },
  search: 'Store, dealer code or fund',
  columns: {
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    fund: { label: 'Fund', width: 150 },
    // What it comes to is in sight, and the months beside it scroll past the store.
    spent: { label: 'Spent', kind: 'money', width: 104 },
    allotted: { label: 'Allotted', kind: 'money', width: 104 },
    used: { label: 'Used', kind: 'percent', width: 84, rate: { of: 'spent', per: 'allotted' } },
    ...monthColumns(12, undefined, 90),
  },
  also: ['clientId', 'fundId'],
  key: ['clientId', 'fundId'],
  sort: 'client',
  tiles: [
    { of: 'total', label: 'Stores and funds' },
    { of: 'spent', label: 'Spent' },
    { of: 'allotted', label: 'Allotted' },
  ],
  chart: {
    title: 'Spend by month',
    point: 'Month',
    series: { spent: 'Spent' },
    kind: 'money',
    ofColumns: true,
  },
  empty: {
    title: 'Nothing was spent',
    hint: `No campaign of this fund has figures in these months: ${figuresCome}`,
  },
})
