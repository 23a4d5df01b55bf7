import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What manufacturers pay back to a client, beside what it was invoiced, by month. */
export const coopMonthsReport = report({
  name: 'coopMonths',
  route: null,
  path: '/clients/{clientId}/reports/co-op-months',
  title: 'Co-op by month',
  sentence: 'What manufacturers pay back of each month, beside what the store was invoiced for it.',
  rows: 'months',
  alsoCalled: ['reimbursements', 'co-op reimbursements', 'reimbursed co-op'],
  allow: employees,
  columns: {
    month: { label: 'Month', kind: 'month', width: 130 },
    claims: { label: 'Claims', kind: 'count', width: 88 },
    invoiced: {
      label: 'Invoiced',
      kind: 'money',
      hint: 'What the lines of this store come to on invoices that were sent, before tax',
      width: 124,
    },
    claimed: { label: 'Claimed', kind: 'money', hint: 'The eligible share of what was spent', width: 124 },
    waiting: {
      label: 'Waiting',
      kind: 'money',
      hint: 'Handed in, and neither paid nor turned down',
      width: 124,
    },
    paid: { label: 'Paid Back', kind: 'money', width: 124 },
    left: {
      label: 'Left to the Store',
      kind: 'money',
      hint: 'Invoiced less paid back',
      width: 140,
    },
  },
  also: [],
  key: ['month'],
  sort: '-month',
  tiles: [
    { of: 'claimed', label: 'Claimed' },
    { of: 'waiting', label: 'Waiting' },
    { of: 'paid', label: 'Paid back' },
  ],
  demoRows: 2,
  empty: {
    title: 'Nothing was claimed',
    hint: 'Claims of this store are added in the Co-op Report Tracker, or made by the month in the Co-op Hub.',
  },
})
