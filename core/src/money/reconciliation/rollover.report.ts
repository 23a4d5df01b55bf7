import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { pacingSections } from '../services/sections.ts'

/** What was carried into each month, and what is left of it. */
export const rolloverReport = report({
  name: 'rollover',
  route: 'reporting.rollover-report',
  path: '/reports/rollover',
  title: 'Rollover Report',
  sentence:
    'What the reconciliation carried from a month into the next one. Pacing spends it on top of the media budget, or saves it.',
  rows: 'carried amounts',
  allow: employees,
  filters: {
    section: {
      kind: 'choice',
      label: 'Section',
      options: pacingSections.map(({ id, label }) => ({ value: String(id), label })),
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  period: { kind: 'range', days: 365 },
  search: 'Client or note',
  columns: {
    month: { label: 'Month', kind: 'month', width: 126 },
    client: { label: 'Client', kind: 'client' },
    section: {
      label: 'Section',
      words: Object.fromEntries(pacingSections.map(({ id, label }) => [String(id), label])),
      sortable: false,
      width: 128,
    },
    carried: {
      label: 'Carried In',
      kind: 'money',
      width: 104,
      hint: 'Less than nothing where the month before spent too much',
    },
    budget: { label: 'Media Budget', kind: 'money', width: 108 },
    target: { label: 'Target', kind: 'money', hint: 'Media budget with what was carried in', width: 108 },
    spend: { label: 'Spend', kind: 'money', hint: 'From the daily figures of the platforms', width: 108 },
    left: {
      label: 'Left',
      kind: 'money',
      hint: 'Of what was carried in: not spent yet, or not saved yet',
      width: 96,
    },
    by: { label: 'By', width: 160 },
    note: { label: 'Note', width: 280 },
  },
  also: ['clientId'],
  key: ['clientId', 'section', 'month'],
  sort: '-month',
  tiles: [
    { of: 'total', label: 'Carried amounts' },
    { of: 'over', label: 'Carried over', kind: 'money' },
    { of: 'off', label: 'Taken off', kind: 'money' },
    { of: 'left', label: 'Left' },
  ],
  opens: ({ month }) => (typeof month === 'string' ? `/budgets/budget-reconciliation?month=${month}` : null),
  bars: [
    { title: 'Left by section', by: 'section', of: 'left', asks: 'section' },
    { title: 'Media budget by section', by: 'section', of: 'budget', asks: 'section' },
  ],
  empty: {
    title: 'Nothing was carried over',
    hint: 'Settle a month in Budget Reconciliation: what is carried over stands here.',
  },
})
