import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumns } from '../../platform/reports/report-column.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Percent of leads that became sales. */
const rateBands = [
  { label: 'Under 5%', below: 5 },
  { label: '5 to 10%', below: 10 },
  { label: '10 to 15%', below: 15 },
  { label: '15 to 20%', below: 20 },
  { label: '20% or more' },
] as const

/** How far leads came, and with which of a hundred. An appointment that was sold was shown and set, too. */
const stages = {
  ...compared({ leads: { label: 'Leads', kind: 'count', good: 'up' } }),
  set: { label: 'Set', kind: 'count', good: 'up', hint: 'Appointments that were made' },
  setRate: { label: 'Set Rate', kind: 'percent', good: 'up', rate: { of: 'set', per: 'leads' } },
  shown: {
    label: 'Shown',
    kind: 'count',
    good: 'up',
    hint: 'Appointments that were kept, those that ended in a sale among them',
  },
  showRate: { label: 'Show Rate', kind: 'percent', good: 'up', rate: { of: 'shown', per: 'set' } },
  sold: { label: 'Sold', kind: 'count', good: 'up', hint: 'Appointments that ended in a sale' },
  soldRate: {
    label: 'Sold Rate',
    kind: 'percent',
    good: 'up',
    rate: { of: 'sold', per: 'shown' },
    extra: true,
  },
  closeRate: {
    label: 'Close Rate',
    kind: 'percent',
    good: 'up',
    rate: { of: 'sold', per: 'leads' },
    hint: 'Leads that an appointment led to a sale, in percent',
  },
} as const satisfies ReportColumns

/** From lead to sale by where the leads came from. */
export const croSourcesReport = report({
  name: 'croSources',
  route: null,
  path: '/reports/cro-sources',
  title: 'By Source',
  sentence: 'How far the leads of each source came, beside the same source of the group’s stores.',
  rows: 'sources of leads',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  search: 'Source',
  columns: {
    source: { label: 'Source', nothing: 'Not said', width: 200 },
    ...stages,
    benchmark: {
      label: 'Benchmark',
      kind: 'percent',
      hint: 'Close rate of the source over the group of the store that is asked about; over all stores that you see where none is',
    },
  },
  also: ['id'],
  key: ['id'],
  sort: '-leads',
  bars: [
    { title: 'Leads by source', by: 'source', of: 'leads' },
    { title: 'Sold by source', by: 'source', of: 'sold' },
  ],
  empty: {
    title: 'No leads in this month',
    hint: 'The source of a lead and of an appointment is kept with it on the Sales tab of a client.',
  },
  demoRows: 6,
})

/** From lead to sale, store by store, beside the stores of the same group. */
export const croDashboardReport = report({
  name: 'croDashboard',
  route: 'reporting.cro-dashboard',
  path: '/reports/cro-dashboard',
  fileAt: '/reports/cro-dashboard/export',
  title: 'CRO Dashboard',
  sentence: 'How many leads become appointments, visits to the showroom and sales.',
  rows: 'stores',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  search: 'Store or group',
  columns: {
    client: { label: 'Store', kind: 'client' },
    group: { label: 'Group', nothing: '', width: 140 },
    ...stages,
    benchmark: {
      label: 'Benchmark',
      kind: 'percent',
      hint: 'Close rate of the stores of its group that you see; of all of them for a store without a group',
    },
  },
  also: ['clientId'],
  key: ['clientId'],
  sort: '-leads',
  tiles: [
    { of: 'leads', label: 'Leads' },
    {
      of: 'set',
      label: 'Set',
      note: ({ setRate }) => (typeof setRate === 'number' ? `${setRate}% of leads` : undefined),
    },
    {
      of: 'shown',
      label: 'Shown',
      note: ({ showRate }) => (typeof showRate === 'number' ? `${showRate}% of set` : undefined),
    },
    {
      of: 'sold',
      label: 'Sold',
      note: ({ soldRate }) => (typeof soldRate === 'number' ? `${soldRate}% of shown` : undefined),
    },
    { of: 'closeRate', label: 'Close rate', kind: 'percent' },
  ],
  chart: {
    title: 'From lead to sale',
    point: 'Month',
    series: { leads: 'Leads', set: 'Set', shown: 'Shown', sold: 'Sold' },
    kind: 'count',
  },
  tabs: performanceTabs,
  sections: [croSourcesReport],
  bars: [{ title: 'Stores by close rate', by: 'closeRate', of: 'total', bands: rateBands }],
  empty: {
    title: 'No leads in this month',
    hint: 'Leads and appointments are kept on the Sales tab of a client, or arrive at its address for leads.',
  },
})
