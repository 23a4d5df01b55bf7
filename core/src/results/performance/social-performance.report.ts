import { report } from '../../platform/reports/report.ts'
import { paidColumns, paidTiles } from './paid-columns.ts'
import { paidPartsReport } from './paid-parts.report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Stores side by side in paid social: money beside the budget, and what it brought. */
export const socialPerformanceReport = report({
  name: 'socialPerformance',
  route: 'reporting.social-performance',
  path: '/reports/social-performance',
  title: 'Social Performance',
  sentence: 'What paid social cost the stores, beside the budget that pays it, and what it brought.',
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
  sectionsAsk: { channel: 'social' },
  empty: {
    title: 'No figures yet',
    hint: 'Figures come with an export of the platform. Choose another month.',
  },
})
