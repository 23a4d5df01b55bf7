import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What came in: each payment of an invoice, on the day that it was made. */
export const paymentsReport = report({
  name: 'payments',
  route: null,
  path: '/reports/payments',
  title: 'Payments',
  sentence: 'What was paid, on which day, by whom and for which invoice.',
  rows: 'payments',
  alsoCalled: ['payment received', 'payments received', 'incoming payment', 'money received'],
  allow: employees,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  period: { kind: 'range', days: 30 },
  search: 'Payer, invoice or reference',
  columns: {
    paidOn: { label: 'Paid On', kind: 'date' },
    client: { label: 'Client', kind: 'client' },
    payer: { label: 'Payer' },
    invoice: { label: 'Invoice' },
    amount: { label: 'Amount', kind: 'money' },
    reference: { label: 'Reference' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-paidOn',
})
