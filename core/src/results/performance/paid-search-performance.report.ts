import { report } from '../../platform/reports/report.ts'
import { paidColumns, paidTiles } from './paid-columns.ts'
import { paidPartsReport } from './paid-parts.report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Stores side by side in paid search: money beside the budget, and what it brought. */
export const paidSearchPerformanceReport = report({
  name: 'paidSearchPerformance',
  route: 'reporting.paid-search-performance',
  path: '/reports/paid-search-performance',
  title: 'Paid Search Performance',
  sentence: 'What paid search cost the stores, beside the budget that pays it, and what it brought.',
  rows: 'stores',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  search: 'Store or group',
  columns: paidColumns,
  also: ['clientId'],
  key: ['clientId'],
  sort: '-clicks',
  tiles: paidTiles,
  chart: { title: 'Conversions', point: 'Month', series: { conversions: 'Conversions' }, kind: 'count' },
  tabs: performanceTabs,
  sections: [paidPartsReport],
  sectionsAsk: { channel: 'search' },
  empty: {
    title: 'No figures yet',
    hint: 'Figures come with an export of the platform. Choose another month.',
  },
})
