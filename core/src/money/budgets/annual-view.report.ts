import { budgetsCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import { monthColumns, monthIds } from '../../platform/reports/month-columns.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { monthOpens } from './month-opens.ts'
import { budgetReportFilters } from './report-filters.ts'

/** The budgets that a line comes to in a month. */
const opens: ReportColumn['opens'] = ({ id, slug, by }, month, asked) => {
  if (month === null || typeof id !== 'number') return null
  if (typeof slug === 'string') return monthOpens(month, { clientId: id }, asked)
  if (by === 'service') return monthOpens(month, { serviceId: id }, asked)
  return id === 0 ? null : monthOpens(month, { serviceGroup: id }, asked)
}

/** A year of budgets by month. */
export const annualViewReport = report({
  name: 'annualView',
  route: 'annualView.index',
  path: '/reports/annualView',
  title: 'Annual View',
  sentence: 'What budgets come to in each month of a year, by client or by service, without fees.',
  rows: 'lines',
  allow: employees,
  filters: {
    by: {
      kind: 'choice',
      label: 'By',
      options: [
        { value: 'service', label: 'By service' },
        { value: 'group', label: 'By service group' },
      ],
      look: 'chips',
      otherwise: 'By client',
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    ...budgetReportFilters,
  },
  period: { kind: 'year' },
  search: 'Client, service or group',
  columns: {
    name: {
      label: 'Name',
      opens: ({ slug }) => (typeof slug === 'string' ? pathOf('clients.profile.budgets', { slug }) : null),
      width: 230,
    },
    // What a year comes to is in sight, and its months scroll past the name.
    whole: { label: 'Year', kind: 'money', line: monthIds(12), width: 190 },
    ...monthColumns(12, opens),
  },
  also: ['id', 'slug', 'by'],
  key: ['id'],
  sort: 'name',
  tiles: [
    { of: 'total', label: 'Lines' },
    { of: 'whole', label: 'Year' },
    { of: 'average', label: 'Average month', kind: 'money' },
  ],
  chart: {
    title: 'Budgets by month',
    point: 'Month',
    series: { months: 'Budgets' },
    kind: 'money',
    ofColumns: true,
  },
  empty: {
    title: 'No budgets in this year',
    hint: `Choose another year, or fewer filters. ${budgetsCome}`,
  },
})
