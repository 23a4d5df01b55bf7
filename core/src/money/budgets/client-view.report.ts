import { budgetsCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { pacingSections } from '../services/sections.ts'
import { monthOpens } from './month-opens.ts'
import { seesBudgetMargin } from './policy.ts'
import { budgetReportFilters } from './report-filters.ts'

/** A client's sum leads to its budgets, that of a manager or group to its clients. */
const opens: ReportColumn['opens'] = ({ id, slug }, month, asked) => {
  if (typeof slug === 'string') return pathOf('clients.profile.budgets', { slug })
  if (month === null || typeof id !== 'number' || id === 0) return null
  if (asked['by'] === 'manager') return monthOpens(month, { managerId: id }, asked)
  return asked['by'] === 'group' ? monthOpens(month, { groupId: id }, asked) : null
}

/** What clients pay in a month, by client or by who stands above several. */
export const clientViewReport = report({
  name: 'clientView',
  route: 'clientView.index',
  path: '/reports/clientView',
  title: 'Client View',
  sentence: 'What every client is charged in a month, with its services and when that changes next.',
  rows: 'lines',
  allow: employees,
  filters: {
    by: {
      kind: 'choice',
      label: 'By',
      options: [
        { value: 'manager', label: 'By manager' },
        { value: 'group', label: 'By group' },
        { value: 'parent', label: 'By parent organization' },
      ],
      look: 'chips',
      otherwise: 'By client',
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    ...budgetReportFilters,
    section: {
      kind: 'choice',
      label: 'Section',
      options: pacingSections.map(({ id, label }) => ({ value: String(id), label })),
    },
  },
  period: { kind: 'month', usual: 'present' },
  search: 'Name or service',
  columns: {
    name: {
      label: 'Name',
      opens: ({ slug }) => (typeof slug === 'string' ? pathOf('budgets.change', { slug }) : null),
      width: 220,
    },
    services: { label: 'Services', kind: 'list', width: 300 },
    clients: { label: 'Clients', kind: 'count', total: 'none', extra: true },
    budgets: { label: 'Budgets', kind: 'count' },
    amount: { label: 'Budget', kind: 'money', opens },
    fees: { label: 'Fees', kind: 'money', opens },
    charged: { label: 'Budget and Fees', kind: 'money', opens, width: 150 },
    margin: { label: 'Margin', kind: 'money', good: 'up', seenBy: seesBudgetMargin },
    marginRate: {
      label: 'Margin Rate',
      kind: 'percent',
      rate: { of: 'margin', per: 'amount' },
      seenBy: seesBudgetMargin,
    },
    nextChange: {
      label: 'Next Change',
      kind: 'date',
      hint: 'The next day after the month on which a budget begins, or the day after one ends.',
      nothing: 'None planned',
    },
  },
  also: ['id', 'slug'],
  key: ['id'],
  sort: 'name',
  tiles: [
    { of: 'total', label: 'Lines' },
    { of: 'amount', label: 'Budgets' },
    { of: 'fees', label: 'Fees' },
    { of: 'charged', label: 'Budgets and fees' },
    { of: 'margin', label: 'Margin' },
  ],
  empty: {
    title: 'No budgets in this month',
    hint: `Choose another month, or fewer filters. ${budgetsCome}`,
  },
})
