import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/index.ts'
import { report } from '../../platform/reports/report.ts'
import type { NamedClient } from '../../platform/reports/report-column.ts'
import { incentiveKinds, incentiveStates } from './fields.ts'

const isClient = (value: unknown): value is NamedClient =>
  typeof value === 'object' && value !== null && 'slug' in value

const choice = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Which offers run for whom. */
export const clientSalesIncentivesReport = report({
  name: 'clientSalesIncentives',
  route: 'reporting.client_sales_incentives',
  path: '/reports/client-sales-incentives',
  title: 'Client Sales Incentives',
  sentence: 'Which offers run at which dealership, which come, and which are over.',
  rows: 'offers',
  alsoCalled: ['incentives'],
  allow: employees,
  filters: {
    state: { kind: 'choice', look: 'chips', label: 'State', options: choice(incentiveStates) },
    kind: { kind: 'choice', label: 'Kind', options: choice(incentiveKinds) },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  },
  search: 'Client, offer, model or region',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      width: 230,
      opens: ({ client }) =>
        isClient(client) ? pathOf('clients.profile.sales-incentives', { slug: client.slug }) : null,
    },
    name: { label: 'Offer', width: 210 },
    model: { label: 'Model', nothing: 'All', width: 120 },
    kind: { label: 'Kind', width: 84 },
    state: {
      label: 'State',
      kind: 'status',
      tones: { Running: 'success', Coming: 'information', Expired: 'neutral' },
      width: 98,
    },
    startsAt: { label: 'From', kind: 'date', width: 92 },
    endsAt: { label: 'Until', kind: 'date', width: 92 },
    apr: { label: 'APR (%)', kind: 'number', nothing: '–', width: 76 },
    amount: { label: 'Amount', kind: 'money', total: 'none', nothing: '–', width: 100 },
    termMonths: { label: 'Months', kind: 'number', nothing: '–', width: 96 },
    region: { label: 'Region', nothing: '–', width: 108 },
  },
  also: ['id'],
  key: ['id'],
  sort: 'endsAt',
  tiles: [
    { of: 'total', label: 'Offers' },
    { of: 'running', label: 'Running', kind: 'count', asks: { state: 'Running' } },
    { of: 'ending', label: 'End within a week', kind: 'count' },
    { of: 'clients', label: 'Clients with one running', kind: 'count' },
  ],
  bars: [
    { title: 'Offers by state', by: 'state', of: 'total', asks: 'state' },
    { title: 'Offers by kind', by: 'kind', of: 'total' },
  ],
  empty: { title: 'No offers', hint: 'They are kept on the Sales Incentives tab of a client.' },
})
