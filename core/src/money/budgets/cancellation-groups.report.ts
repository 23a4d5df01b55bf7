import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { cancellationFilters, cancellationPeriod } from './cancellation-filters.ts'

/** What was canceled, by why, by what and by whose clients. */
export const cancellationGroupsReport = report({
  name: 'cancellationGroups',
  route: null,
  path: '/reports/cancellation-groups',
  title: 'By reason, service and manager',
  sentence: 'The same cancellations three times over; a client of several managers counts for each of them.',
  rows: 'groups',
  allow: employees,
  filters: cancellationFilters,
  period: cancellationPeriod,
  columns: {
    kind: {
      label: 'By',
      words: { reason: 'Reason', service: 'Service', manager: 'Manager' },
      width: 120,
    },
    name: { label: 'Name', width: 240 },
    canceled: { label: 'Canceled', kind: 'count', good: 'down', total: 'none' },
    amount: { label: 'Monthly Amount Lost', kind: 'money', good: 'down', total: 'none', width: 168 },
    months: { label: 'Months Kept, on Average', kind: 'number', width: 140 },
  },
  key: ['kind', 'name'],
  sort: '-amount',
  empty: { title: 'Nothing was canceled', hint: 'No budget ended for good in this time.' },
})
