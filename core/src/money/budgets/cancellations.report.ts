import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What ended for good: recurring budgets that no other of the same service follows. */
export const cancellationsReport = report({
  name: 'cancellations',
  route: 'cancellations.index',
  path: '/reports/cancellations',
  title: 'Cancellations',
  sentence: 'Recurring budgets that ended and that nothing of the same service follows within a month.',
  rows: 'cancellations',
  alsoCalled: [
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
  filters: {
    serviceId: { kind: 'record', label: 'Service', of: 'services' },
    serviceGroup: { kind: 'record', label: 'Service Group', of: 'serviceGroups' },
    reasonId: { kind: 'record', label: 'Reason', of: 'cancellationReasons' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range', days: 365 },
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
  empty: { title: 'Nothing was canceled', hint: 'No budget ended for good in this time.' },
})
