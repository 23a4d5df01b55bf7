import type { ReportColumns } from '../../platform/reports/report-column.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { performanceTabs, seesPerformance, storeFilters, usersAtMost } from './seen.ts'

/** What Search Console counts, and what it averages over impressions. */
const clicks = {
  label: 'Google Clicks',
  kind: 'count',
  good: 'up',
  hint: 'From Google’s results, as Search Console counts them',
} as const
const impressions = { label: 'Impressions', kind: 'count', good: 'up' } as const
const ctr = {
  label: 'CTR',
  kind: 'percent',
  hint: 'Clicks of 100 impressions',
  rate: { of: 'clicks', per: 'impressions' },
} as const
const position = {
  label: 'Position',
  kind: 'number',
  hint: 'Average place among the results; 1 is the first',
  rate: { of: 'positionWeight', per: 'impressions' },
  good: 'down',
} as const

const searched: ReportColumns = {
  ...compared({ clicks, impressions }),
  ctr,
  ...compared({ position }),
}

const section = {
  route: null,
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  sort: '-clicks',
  empty: {
    title: 'Search Console has no figures of this month',
    hint: 'They come with an export of Search Console. Choose another month.',
  },
} as const

/** What people searched for before they came, over all stores. */
export const seoPerformanceQueriesReport = report({
  ...section,
  name: 'seoPerformanceQueries',
  path: '/reports/seo-performance-queries',
  title: 'Queries',
  sentence: 'What people searched for on Google, and where the stores stood.',
  rows: 'queries',
  search: 'Query',
  columns: {
    query: { label: 'Query', width: 240 },
    stores: { label: 'Stores', kind: 'count', total: 'none', hint: 'That Google showed for it' },
    ...searched,
  },
  key: ['query'],
})

/** To which pages of the stores people came from Google. */
export const seoPerformancePagesReport = report({
  ...section,
  name: 'seoPerformancePages',
  path: '/reports/seo-performance-pages',
  title: 'Pages',
  sentence: 'To which pages of the stores people came from Google.',
  rows: 'pages',
  search: 'Store or page',
  columns: {
    client: { label: 'Store', kind: 'client' },
    page: { label: 'Page', width: 220 },
    ...searched,
  },
  also: ['clientId'],
  key: ['clientId', 'page'],
})

/** What went well in search engines, as far as a director said so. */
export const seoPerformanceAchievementsReport = report({
  name: 'seoPerformanceAchievements',
  route: null,
  path: '/reports/seo-performance-achievements',
  title: 'Achievements',
  sentence: 'What went well in search engines in the year up to the month, approved by a director.',
  rows: 'achievements',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'months', count: 12 },
  search: 'Store or achievement',
  columns: {
    client: { label: 'Store', kind: 'client' },
    name: { label: 'Achievement', width: 260 },
    kind: { label: 'Kind' },
    figure: { label: 'Figure', nothing: '–' },
    reachedAt: { label: 'Reached', kind: 'date' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-reachedAt',
  tiles: [
    { of: 'total', label: 'Achievements' },
    { of: 'stores', label: 'Stores with one', kind: 'count' },
  ],
  empty: { title: 'No achievement was approved in this year' },
})

/** Visits from organic search, store by store. */
export const seoPerformanceReport = report({
  name: 'seoPerformance',
  route: 'reporting.seo-performance',
  path: '/reports/seo-performance',
  title: 'SEO Performance',
  sentence: 'What organic search brings to the stores’ websites, and where they stand on Google.',
  rows: 'stores',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
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
    ...compared({ clicks, impressions }, 'chosen'),
    ctr,
    position,
    users: { ...usersAtMost, extra: true },
    vdpViews: { label: 'Vehicle Views', kind: 'count', good: 'up', extra: true },
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
    { of: 'clicks', label: 'Google clicks' },
    { of: 'position', label: 'Average position', kind: 'number' },
    { of: 'keyEvents', label: 'Key events' },
    { of: 'delivered', label: 'Deliverables done' },
  ],
  chart: { title: 'Organic sessions', point: 'Month', series: { sessions: 'Sessions' }, kind: 'count' },
  tabs: performanceTabs,
  sections: [seoPerformanceQueriesReport, seoPerformancePagesReport, seoPerformanceAchievementsReport],
  empty: {
    title: 'No visits from search yet',
    hint: 'Visits come with an export of Analytics, places on Google with one of Search Console. Choose another month.',
  },
})
