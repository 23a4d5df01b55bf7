import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What a partner is paid for the clients that it brought: a share of their invoices, by month. */
export const partnerCommissionReport = report({
  name: 'partnerCommission',
  // Its screen stands below the partner that it is of.
  route: null,
  path: '/reports/partner-commission',
  title: 'Partner Commission Report',
  sentence:
    'A share of what the partner’s clients were invoiced, without tax, for every month that the partner has the client.',
  rows: 'months of clients',
  allow: employees,
  filters: { partnerId: { kind: 'record', label: 'Partner', of: 'partners' } },
  period: { kind: 'range', days: 365 },
  search: 'Client',
  columns: {
    month: { label: 'Month', kind: 'month' },
    client: { label: 'Client', kind: 'client' },
    partner: { label: 'Partner', extra: true },
    invoices: { label: 'Invoices', kind: 'count' },
    invoiced: { label: 'Invoiced', kind: 'money', hint: 'Approved and sent invoices, without tax' },
    percent: { label: 'Share', kind: 'percent' },
    commission: { label: 'Commission', kind: 'money', hint: 'To the cent for each client and month' },
    paid: {
      label: 'Of Paid Invoices',
      kind: 'money',
      width: 144,
      hint: 'The commission of invoices that are paid in full',
    },
  },
  also: ['clientId', 'partnerId'],
  key: ['partnerId', 'clientId', 'month'],
  sort: '-month',
  tiles: [
    { of: 'invoiced', label: 'Invoiced' },
    { of: 'commission', label: 'Commission' },
    { of: 'paid', label: 'Of paid invoices' },
    { of: 'clients', label: 'Clients', kind: 'count' },
  ],
  chart: {
    title: 'Commission by month',
    point: 'Month',
    series: { commission: 'Commission' },
    kind: 'money',
  },
  empty: {
    title: 'No commission in this time',
    hint: 'It begins with the first approved invoice of a client that stands under Clients of Partners.',
  },
})
