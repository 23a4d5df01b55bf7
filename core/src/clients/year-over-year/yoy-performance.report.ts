import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const figure = (label: string) => ({ label, kind: 'count', good: 'up', width: 76 }) as const
const change = (of: string, label: string) =>
  ({
    label: `${label} ±`,
    kind: 'percent',
    rate: { of, per: `${of}Before`, minus: true },
    good: 'up',
    width: 84,
  }) as const
/** The change says how it was: what it was then folds out of the month, and is drawn beside this year's. */
const before = (label: string) =>
  ({ label: `${label} Before`, kind: 'count', extra: true, width: 140 }) as const

/** A dealership's own figures by month, this year beside the last. */
export const yoyPerformanceReport = report({
  name: 'yoyPerformance',
  route: 'clients.yoy-performance',
  path: '/clients/{clientId}/reports/yoy-performance',
  title: 'Year over Year Performance',
  sentence:
    'Leads, appointments and sales of each month beside the same month of the year before. What CRO data says of a month stands before what was counted one by one.',
  rows: 'months',
  alsoCalled: ['yoy performance', 'year over year'],
  allow: employees,
  period: { kind: 'year' },
  columns: {
    month: { label: 'Month', kind: 'month', width: 132 },
    leads: figure('Leads'),
    leadsBefore: before('Leads'),
    leadsChange: change('leads', 'Leads'),
    internetLeads: figure('Internet Leads'),
    internetLeadsBefore: before('Internet Leads'),
    internetLeadsChange: change('internetLeads', 'Internet Leads'),
    setAppointments: figure('Set'),
    setAppointmentsBefore: before('Set'),
    setAppointmentsChange: change('setAppointments', 'Set'),
    shownAppointments: figure('Shown'),
    shownAppointmentsBefore: before('Shown'),
    shownAppointmentsChange: change('shownAppointments', 'Shown'),
    soldAppointments: figure('Sold'),
    soldAppointmentsBefore: before('Sold'),
    soldAppointmentsChange: change('soldAppointments', 'Sold'),
    sales: figure('Sales'),
    salesBefore: before('Sales'),
    salesChange: change('sales', 'Sales'),
  },
  key: ['month'],
  sort: 'month',
  tiles: [
    { of: 'leads', label: 'Leads', kind: 'count' },
    { of: 'setAppointments', label: 'Appointments set', kind: 'count' },
    { of: 'shownAppointments', label: 'Shown', kind: 'count' },
    { of: 'sales', label: 'Sales', kind: 'count' },
  ],
  chart: {
    title: 'Sales by month',
    point: 'Month',
    series: { sales: 'This year', salesBefore: 'The year before' },
    kind: 'count',
    gaps: true,
  },
  demoRows: 12,
})
