import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Visits from organic search, store by store. */
export const seoPerformanceReport = report({
  name: 'seoPerformance',
  route: 'reporting.seo-performance',
  path: '/reports/seo-performance',
  title: 'SEO Performance',
  sentence: 'What organic search brings to the stores’ websites.',
  rows: 'stores',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month' },
  compares: true,
  search: 'Store or group',
  columns: {
    client: { label: 'Store', kind: 'client' },
    group: { label: 'Group', nothing: '' },
    ...compared({ sessions: { label: 'Organic Sessions', kind: 'count', good: 'up' } }),
    share: {
      label: 'Share of Sessions',
      kind: 'percent',
      rate: { of: 'sessions', per: 'allSessions' },
      hint: 'Of all visits whose source is known',
    },
    allSessions: { label: 'All Sessions', kind: 'count', extra: true },
    users: { label: 'Users', kind: 'count', good: 'up' },
    vdpViews: { label: 'Vehicle Views', kind: 'count', good: 'up' },
    keyEvents: { label: 'Key Events', kind: 'count', good: 'up' },
    keyEventRate: {
      label: 'Key Event Rate',
      kind: 'percent',
      good: 'up',
      rate: { of: 'keyEvents', per: 'sessions' },
    },
    delivered: { label: 'Deliverables Done', kind: 'count', hint: 'Due in the month and done', extra: true },
  },
  also: ['clientId'],
  key: ['clientId'],
  sort: '-sessions',
  tiles: [
    { of: 'sessions', label: 'Organic sessions' },
    { of: 'share', label: 'Of all sessions', kind: 'percent' },
    { of: 'keyEvents', label: 'Key events' },
    { of: 'delivered', label: 'Deliverables done' },
  ],
  chart: { title: 'Organic sessions', point: 'Month', series: { sessions: 'Sessions' }, kind: 'count' },
  tabs: performanceTabs,
  empty: {
    title: 'No visits from search yet',
    hint: 'Visits come with an export of Analytics. Choose another month.',
  },
})
