import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumns } from '../../platform/reports/report-column.ts'
import { performanceTabs, seesPerformance, storeFilters, usersAtMost } from './seen.ts'

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

const section = {
  route: null,
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', several: true },
  compares: true,
  demoRows: 3,
} as const

/** Visits as an export of Analytics tells them apart. */
const visits: ReportColumns = {
  ...compared({ sessions: { label: 'Sessions', kind: 'count', good: 'up' } }),
  engagedRate: {
    label: 'Engaged',
    kind: 'percent',
    hint: 'Of the sessions, those of more than ten seconds, two pages or a key event',
    rate: { of: 'engaged', per: 'sessions' },
  },
  engaged: { label: 'Engaged Sessions', kind: 'count', extra: true },
  keyEvents: { label: 'Key Events', kind: 'count', good: 'up' },
  keyEventRate: { label: 'Key Event Rate', kind: 'percent', rate: { of: 'keyEvents', per: 'sessions' } },
}

const ofVisits = {
  ...section,
  sort: '-sessions',
  empty: {
    title: 'Analytics has not said this of the month',
    hint: 'It comes with an export by source / medium, device and landing page. Choose another month.',
  },
} as const

/** From which source and medium people came. */
export const websiteSourcesReport = report({
  ...ofVisits,
  name: 'websiteSources',
  path: '/reports/website-sources',
  title: 'Sources and Media',
  sentence: 'From where people came, as Analytics names it.',
  rows: 'sources and media',
  columns: { medium: { label: 'Source / Medium', width: 200 }, ...visits },
  key: ['medium'],
})

/** With what people looked at the sites. */
export const websiteDevicesReport = report({
  ...ofVisits,
  name: 'websiteDevices',
  path: '/reports/website-devices',
  title: 'Devices',
  sentence: 'With what people looked at the websites.',
  rows: 'devices',
  columns: { device: { label: 'Device', width: 140 }, ...visits },
  key: ['device'],
})

/** On which pages visits began. */
export const websitePagesReport = report({
  ...ofVisits,
  name: 'websitePages',
  path: '/reports/website-pages',
  title: 'Landing Pages',
  sentence: 'On which pages of the stores visits began.',
  rows: 'pages',
  columns: { client: { label: 'Store', kind: 'client' }, page: { label: 'Page', width: 220 }, ...visits },
  also: ['clientId'],
  key: ['clientId', 'page'],
})

/** What visitors did that the trade counts. */
export const websiteEventsReport = report({
  ...section,
  name: 'websiteEvents',
  path: '/reports/website-events',
  title: 'Key Events',
  sentence: 'What visitors did, by the trade’s own names of events.',
  rows: 'events',
  columns: {
    event: { label: 'Event', width: 240 },
    lead: { label: 'Is a Lead', kind: 'flag' },
    stores: { label: 'Stores', kind: 'count', total: 'none' },
    ...compared({ events: { label: 'Events', kind: 'count', good: 'up' } }),
  },
  key: ['event'],
  sort: '-events',
  empty: {
    title: 'No key events are known of this month',
    hint: 'They come with an export of Analytics by event name.',
  },
})

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
  period: { kind: 'month', several: true },
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
    users: usersAtMost,
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
  sections: [websiteEventsReport, websiteSourcesReport, websiteDevicesReport, websitePagesReport],
  bars: [
    { title: 'Sessions by source', by: 'source', of: 'sessions', asks: 'source' },
    { title: 'Key events by source', by: 'source', of: 'keyEvents', asks: 'source' },
  ],
  empty: { title: 'No visits yet', hint: 'Visits come with an export of Analytics. Choose another month.' },
})
