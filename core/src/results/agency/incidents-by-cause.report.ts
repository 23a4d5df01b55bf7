import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** Why incidents happen, how often, and what they cost. */
export const incidentsByCauseReport = report({
  name: 'incidentsByCause',
  route: null,
  path: '/reports/incidents-by-cause',
  title: 'By Cause',
  sentence: 'Incidents of the last twelve months by their cause.',
  rows: 'causes',
  allow: employees,
  period: { kind: 'range', days: 365 },
  columns: {
    cause: { label: 'Cause', width: 220 },
    incidents: { label: 'Incidents', kind: 'count', good: 'down', bar: true, width: 150 },
    open: { label: 'Still Open', kind: 'count', good: 'down' },
    clients: { label: 'Clients', kind: 'count', total: 'none' },
    cost: { label: 'Cost', kind: 'money', good: 'down' },
    days: { label: 'Days', kind: 'count', hint: 'Days that they lasted, together' },
    lasted: { label: 'Days Each', kind: 'number', good: 'down', rate: { of: 'days', per: 'incidents' } },
    unmeasured: { label: 'Without a Measure', kind: 'count', good: 'down' },
  },
  also: ['causeId'],
  key: ['causeId'],
  sort: '-incidents',
  chart: { title: 'Incidents by month', point: 'Month', series: { incidents: 'Incidents' }, kind: 'count' },
  empty: { title: 'No incident in the last twelve months.' },
  demoRows: 6,
})
