import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { budgetReportFilters } from './report-filters.ts'

export const budgetMoves = ['new', 'increased', 'decreased', 'ended', 'unchanged'] as const

const moveWords = {
  new: 'New',
  increased: 'Increased',
  decreased: 'Decreased',
  ended: 'Ended',
  unchanged: 'Unchanged',
} as const

/** Two months of budgets side by side. */
export const budgetComparisonReport = report({
  name: 'budgetComparison',
  route: 'budgetComparison.index',
  path: '/reports/comparisonReport',
  title: 'Budget Comparison',
  sentence:
    'Budgets of a month against another, by client and service: what is new, rose, fell or ended. Without fees.',
  rows: 'lines',
  allow: employees,
  filters: {
    move: {
      kind: 'choice',
      label: 'Change',
      options: budgetMoves.map((value) => ({ value, label: moveWords[value] })),
      look: 'chips',
    },
    against: { kind: 'month', label: 'Against' },
    ...budgetReportFilters,
  },
  period: { kind: 'month' },
  search: 'Client or service',
  columns: {
    client: { label: 'Client', kind: 'client' },
    service: { label: 'Service' },
    move: {
      label: 'Change',
      kind: 'status',
      words: moveWords,
      tones: {
        new: 'success',
        increased: 'success',
        decreased: 'warning',
        ended: 'danger',
        unchanged: 'neutral',
      },
    },
    before: { label: 'Before', kind: 'money' },
    now: { label: 'Now', kind: 'money' },
    difference: { label: 'Difference', kind: 'money', good: 'up', difference: true },
    share: {
      label: 'Difference %',
      kind: 'percent',
      rate: { of: 'difference', per: 'before' },
      good: 'up',
      difference: true,
      width: 124,
    },
  },
  also: ['clientId', 'serviceId'],
  key: ['clientId', 'serviceId'],
  sort: '-difference',
  tiles: [
    { of: 'before', label: 'Before' },
    { of: 'new', label: 'New', kind: 'money' },
    { of: 'increased', label: 'Increased', kind: 'money' },
    { of: 'decreased', label: 'Decreased', kind: 'money' },
    { of: 'ended', label: 'Ended', kind: 'money' },
    { of: 'now', label: 'Now' },
  ],
  empty: { title: 'No budgets in these months', hint: 'Choose other months, or fewer filters.' },
})
