import { budgetsCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const states = { runs: 'Runs', missing: 'Missing' } as const

/** Which services a client has, and what a service that it lacks is worth at stores like it. */
export const serviceUtilizationReport = report({
  name: 'serviceUtilization',
  route: 'reporting.service_utilization_report',
  path: '/reports/service-utilization',
  title: 'Service Utilization Report',
  sentence: 'Services by client: what runs, and what stores of the same size pay for what is missing.',
  rows: 'services of clients',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'runs', label: states.runs },
        { value: 'missing', label: states.missing },
      ],
      look: 'chips',
    },
    serviceId: { kind: 'record', label: 'Service', of: 'services' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  },
  period: { kind: 'month' },
  search: 'Client or service',
  columns: {
    client: { label: 'Client', kind: 'client' },
    service: { label: 'Service' },
    serviceGroup: { label: 'Service Group' },
    state: { label: 'State', kind: 'status', words: states, tones: { runs: 'success', missing: 'neutral' } },
    amount: { label: 'Amount', kind: 'money', good: 'up' },
    opportunity: {
      label: 'Opportunity',
      kind: 'money',
      hint: 'The median amount of clients of the same size that have the service',
    },
    having: {
      label: 'Clients Like It',
      kind: 'number',
      hint: 'Clients of the same size that have the service; an opportunity is said from three on',
    },
  },
  also: ['clientId', 'serviceId'],
  key: ['clientId', 'serviceId'],
  sort: '-opportunity',
  tiles: [
    { of: 'clients', label: 'Clients' },
    { of: 'running', label: 'Services that run', asks: { state: 'runs' } },
    { of: 'amount', label: 'Amount' },
    { of: 'opportunity', label: 'Opportunity', asks: { state: 'missing' } },
  ],
  bars: [
    { title: 'Opportunity by service', by: 'service', of: 'opportunity' },
    { title: 'Amount by service group', by: 'serviceGroup', of: 'amount' },
  ],
  empty: {
    title: 'No client has a budget in this month',
    hint: `Choose another month. ${budgetsCome}`,
  },
})
