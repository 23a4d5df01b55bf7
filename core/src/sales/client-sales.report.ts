import { employees } from '../foundation/policy/rules-of-calls.ts'
import { report } from '../platform/reports/report.ts'

/** What each dealership sold in each month, beside the leads it had. */
export const clientSalesReport = report({
  name: 'clientSales',
  route: 'reporting.client_sales',
  path: '/reports/client-sales',
  title: 'Client Sales',
  sentence: 'Vehicles that the dealerships sold, by month, beside the same month of the year before.',
  rows: 'months of clients',
  allow: employees,
  filters: {
    saleTypeId: { kind: 'record', label: 'Sale Type', of: 'saleTypes' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  },
  period: { kind: 'year' },
  search: 'Client or group',
  columns: {
    client: { label: 'Client', kind: 'client' },
    group: { label: 'Group', nothing: '' },
    month: { label: 'Month', kind: 'month', width: 130 },
    units: { label: 'Units', kind: 'count', good: 'up' },
    unitsBefore: {
      label: 'Year Before',
      kind: 'count',
      hint: 'Units of the same month of the year before; of its same days while the month runs',
    },
    change: {
      label: 'Change',
      kind: 'percent',
      good: 'up',
      rate: { of: 'units', per: 'unitsBefore', minus: true },
      hint: 'Of months that have a year before',
    },
    amount: { label: 'Amount', kind: 'money', extra: true },
    leads: { label: 'Leads', kind: 'count', good: 'up' },
    closeRate: {
      label: 'Sales to Leads',
      kind: 'percent',
      good: 'up',
      rate: { of: 'units', per: 'leads' },
      hint: 'Vehicles sold, whatever led to them, in percent of the leads of the month',
    },
  },
  also: ['clientId'],
  key: ['clientId', 'month'],
  sort: '-month',
  tiles: [
    { of: 'units', label: 'Units' },
    { of: 'change', label: 'Against the year before', kind: 'percent' },
    { of: 'leads', label: 'Leads' },
    { of: 'closeRate', label: 'Sales to leads', kind: 'percent' },
  ],
  chart: { title: 'Units sold', point: 'Month', series: { units: 'Units' }, kind: 'count' },
  empty: { title: 'No sales in this year', hint: 'Sales are kept on the Sales tab of a client.' },
})
