import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode, district, programFilters } from './program-filters.ts'

/** What the manufacturer is billed for a month: what was spent, up to what it allotted. */
export const oemBillingReport = report({
  name: 'oemBilling',
  route: null,
  path: '/reports/oem-billing',
  title: 'Billing',
  sentence:
    'What the manufacturer is billed for each store: what was spent of the fund, up to what was allotted.',
  rows: 'lines',
  alsoCalled: ['oem billing'],
  allow: employees,
  filters: programFilters,
  period: { kind: 'month', usual: 'previous' },
  search: 'Store, dealer code or fund',
  columns: {
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    district,
    fund: { label: 'Fund' },
    allotted: { label: 'Allotted', kind: 'money' },
    spent: { label: 'Spent', kind: 'money' },
    billed: { label: 'Billed', kind: 'money', hint: 'What was spent, at most what was allotted' },
    store: { label: 'Store’s Own', kind: 'money', hint: 'What was spent beyond the allotment' },
    impressions: { label: 'Impressions', kind: 'count' },
    clicks: { label: 'Clicks', kind: 'count' },
  },
  also: ['clientId', 'fundId'],
  key: ['clientId', 'fundId'],
  sort: 'client',
  tiles: [
    { of: 'total', label: 'Lines' },
    { of: 'spent', label: 'Spent' },
    { of: 'billed', label: 'Billed' },
    { of: 'store', label: 'Stores’ own', kind: 'money' },
  ],
  empty: {
    title: 'Nothing to bill',
    hint: 'No store of the program has an allotment or spend in this month: allotments come by Bulk Update, spend with the import of daily figures.',
  },
})
