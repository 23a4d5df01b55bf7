import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** What the source of a visit is called. */
const visitSources = {
  organic: 'Organic search',
  'paid-search': 'Paid search',
  'paid-social': 'Paid social',
  direct: 'Direct',
  referral: 'Referral',
  '': 'Other',
} as const
const visitSourceNames = ['organic', 'paid-search', 'paid-social', 'direct', 'referral'] as const

/** Visits of the stores' websites, by where they came from. */
export const websitePerformanceReport = report({
  name: 'websitePerformance',
  route: 'reporting.website-performance',
  path: '/reports/website-performance',
  title: 'Website Performance',
  sentence: 'Visits of the stores’ websites by source, and what visitors did there.',
  rows: 'sources of visits',
  allow: seesPerformance,
  filters: {
    source: {
      kind: 'choice',
      label: 'Source',
      options: visitSourceNames.map((value) => ({ value, label: visitSources[value] })),
      look: 'chips',
    },
    ...storeFilters,
  },
  period: { kind: 'month' },
  compares: true,
  search: 'Store',
  columns: {
    client: { label: 'Store', kind: 'client' },
    source: { label: 'Source', words: visitSources, sortable: false },
    ...compared({
      sessions: {
        label: 'Sessions',
        kind: 'count',
        good: 'up',
        alsoCalled: [
          'website visitors',
          'website visits',
          'website traffic',
          'site visitors',
          'site visits',
          'site traffic',
          'web traffic',
          'visitors to my website',
          'visits to my website',
          'people came to my website',
          'people visited my website',
          'visitors',
          'traffic',
        ],
      },
    }),
    users: { label: 'Users', kind: 'count', good: 'up' },
    vdpViews: {
      label: 'Vehicle Views',
      kind: 'count',
      good: 'up',
      hint: 'Views of pages that describe a vehicle',
    },
    viewsPerSession: {
      label: 'Views per Session',
      kind: 'number',
      rate: { of: 'vdpViews', per: 'sessions' },
    },
    keyEvents: {
      label: 'Key Events',
      kind: 'count',
      good: 'up',
      hint: 'Forms, calls and chats, as Analytics counts them',
    },
    keyEventRate: {
      label: 'Key Event Rate',
      kind: 'percent',
      good: 'up',
      rate: { of: 'keyEvents', per: 'sessions' },
    },
  },
  also: ['clientId'],
  key: ['clientId', 'source'],
  sort: '-sessions',
  tiles: [
    {
      of: 'sessions',
      label: 'Sessions',
    },
    { of: 'users', label: 'Users' },
    { of: 'vdpViews', label: 'Vehicle views' },
    { of: 'keyEvents', label: 'Key events' },
  ],
  chart: {
    title: 'Sessions by month',
    point: 'Month',
    series: {
      organic: 'Organic search',
      'paid-search': 'Paid search',
      'paid-social': 'Paid social',
      other: 'Other',
    },
    kind: 'count',
  },
  tabs: performanceTabs,
  bars: [
    { title: 'Sessions by source', by: 'source', of: 'sessions', asks: 'source' },
    { title: 'Key events by source', by: 'source', of: 'keyEvents', asks: 'source' },
  ],
  empty: { title: 'No visits yet', hint: 'Visits come with an export of Analytics. Choose another month.' },
})
