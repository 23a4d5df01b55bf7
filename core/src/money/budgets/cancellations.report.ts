import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { cancellationFilters, cancellationPeriod } from './cancellation-filters.ts'
import { cancellationGroupsReport } from './cancellation-groups.report.ts'
import { cancellationMonthsReport } from './cancellation-months.report.ts'

/** What ended for good: recurring budgets that no other of the same service follows. */
export const cancellationsReport = report({
  name: 'cancellations',
  route: 'cancellations.index',
  path: '/reports/cancellations',
  title: 'Cancellations',
  sentence: 'Recurring budgets that ended and that nothing of the same service follows within a month.',
  rows: 'cancellations',
  alsoCalled: [
    'churn',
    'canceled',
    'cancelled',
    'cancel',
    'leave',
    'leaving',
    'canceled budgets',
    'cancelled budgets',
    'lost budgets',
  ],
  allow: employees,
  filters: cancellationFilters,
  period: cancellationPeriod,
  search: 'Client, service or reason',
  columns: {
    client: { label: 'Client', kind: 'client' },
    service: { label: 'Service' },
    reason: { label: 'Reason', nothing: 'Not given' },
    endsAt: { label: 'Ended', kind: 'date' },
    amount: {
      label: 'Monthly Amount Lost',
      kind: 'money',
      alsoCalled: ['amount lost', 'lose', 'lost', 'revenue lost', 'revenue'],
      good: 'down',
      width: 168,
    },
    months: { label: 'Months Kept', kind: 'number', hint: 'From the first budget of the service to its end' },
    managers: { label: 'Managers', kind: 'list' },
    clientLeft: {
      label: 'Client Left',
      kind: 'flag',
      hint: 'The client itself was canceled by then',
      width: 108,
    },
  },
  also: ['id'],
  key: ['id'],
  sort: '-endsAt',
  tiles: [
    { of: 'total', label: 'Cancellations' },
    { of: 'amount', label: 'Monthly amount lost' },
    { of: 'averageMonths', label: 'Months kept, on average', kind: 'number' },
    { of: 'left', label: 'With the whole client' },
  ],
  chart: {
    title: 'Monthly amount lost',
    point: 'Month',
    series: { amount: 'Lost' },
    kind: 'money',
  },
  sections: [cancellationMonthsReport, cancellationGroupsReport],
  empty: { title: 'Nothing was canceled', hint: 'No budget ended for good in this time.' },
})
