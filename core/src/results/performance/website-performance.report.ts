import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
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
  toldByFigures: true,
  route: null,
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  demoRows: 3,
} as const

/** By what visits are told apart. */
const kindsOfVisits = { medium: 'Source / Medium', device: 'Device', page: 'Landing Page' } as const

/** From where people came, with what, and on which page, as an export of Analytics tells it. */
export const websiteVisitsReport = report({
  ...section,
  name: 'websiteVisits',
  path: '/reports/website-visits',
  title: 'Visits in Detail',
  sentence: 'From where people came, with what they looked at the websites, and on which page they began.',
  rows: 'parts of visits',
  columns: {
    name: { label: 'Name', width: 260 },
    told: { label: 'By', words: kindsOfVisits, width: 150 },
    // Each visit is told three times: nothing adds up.
    ...compared({ sessions: { label: 'Sessions', kind: 'count', good: 'up', total: 'none' } }),
    engagedRate: {
      label: 'Engaged',
      kind: 'percent',
      hint: 'Of the sessions, those of more than ten seconds, two pages or a key event',
      rate: { of: 'engaged', per: 'sessions' },
    },
    engaged: { label: 'Engaged Sessions', kind: 'count', total: 'none', extra: true },
    keyEvents: { label: 'Key Events', kind: 'count', good: 'up', total: 'none' },
    keyEventRate: {
      label: 'Key Event Rate',
      kind: 'percent',
      rate: { of: 'keyEvents', per: 'sessions' },
    },
  },
  key: ['told', 'name'],
  sort: '-sessions',
  empty: {
    title: 'Analytics has not said this of the month',
    hint: 'It comes with an export by source / medium, device and landing page. Choose another month.',
  },
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
  period: { kind: 'month', usual: 'counted', several: true },
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
  sections: [websiteEventsReport, websiteVisitsReport],
  bars: [
    { title: 'Sessions by source', by: 'source', of: 'sessions', asks: 'source' },
    { title: 'Key events by source', by: 'source', of: 'keyEvents', asks: 'source' },
  ],
  empty: { title: 'No visits yet', hint: 'Visits come with an export of Analytics. Choose another month.' },
})
