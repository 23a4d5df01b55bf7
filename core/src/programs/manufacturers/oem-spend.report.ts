import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode, programFilters } from './program-filters.ts'

/** What the campaigns of each store spent, by channel, against what it was allotted. */
export const oemSpendReport = report({
  name: 'oemSpend',
  route: null,
  path: '/reports/oem-actual-spend',
  title: 'Actual Spend',
  sentence: 'What the campaigns of each store spent by channel, beside what the manufacturer allotted.',
  rows: 'stores',
  alsoCalled: ['oem spend', 'oem actual spend'],
  allow: employees,
  filters: programFilters,
  period: { kind: 'month', usual: 'counted' },
  search: 'Store or dealer code',
  columns: {
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    search: { label: 'Search', kind: 'money', width: 110 },
    social: { label: 'Social', kind: 'money', width: 110 },
    display: { label: 'Display', kind: 'money', width: 110 },
    video: { label: 'Video', kind: 'money', width: 110 },
    ctv: { label: 'Connected TV', kind: 'money' },
    spent: { label: 'Spent', kind: 'money' },
    allotted: { label: 'Allotted', kind: 'money' },
    left: { label: 'Left', kind: 'money' },
    used: { label: 'Used', kind: 'percent', rate: { of: 'spent', per: 'allotted' }, width: 90 },
  },
  also: ['clientId', 'programId'],
  key: ['programId', 'clientId'],
  sort: '-spent',
  tiles: [
    { of: 'spent', label: 'Spent' },
    { of: 'allotted', label: 'Allotted' },
    { of: 'left', label: 'Left' },
    { of: 'over', label: 'Stores over', kind: 'count' },
  ],
  chart: { title: 'Spend', point: 'Day', series: { spend: 'Spend' }, kind: 'money' },
  empty: { title: 'No stores', hint: 'Add stores to the program under Settings, Manufacturers.' },
})
