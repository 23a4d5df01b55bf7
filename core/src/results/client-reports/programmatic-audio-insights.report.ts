import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth, sectionOfClient } from './columns.ts'

const completion = {
  label: 'Completion',
  kind: 'percent',
  hint: 'Of the ads that began, those that were heard to their end',
  rate: { of: 'completes', per: 'starts' },
} as const

/** Where audio ads were heard. */
export const audioPublishersReport = report({
  ...sectionOfClient,
  name: 'audioPublishers',
  path: '/clients/{clientId}/reports/programmatic-audio-insights/publishers',
  title: 'Publishers',
  sentence: 'Where the ads were heard.',
  rows: 'publishers',
  columns: {
    publisher: { label: 'Publisher' },
    impressions: { label: 'Impressions', kind: 'count', bar: true, width: 180 },
    starts: { label: 'Starts', kind: 'count' },
    completes: { label: 'Completed Listens', kind: 'count', width: 150 },
    completion,
  },
  key: ['publisher'],
  sort: '-impressions',
  demoRows: 3,
})

/** Audio advertising of one client. */
export const programmaticAudioInsightsReport = report({
  ...ofClient,
  name: 'programmaticAudioInsights',
  route: 'clients.programmatic-audio-insights',
  path: '/clients/{clientId}/reports/programmatic-audio-insights',
  title: 'Programmatic Audio Insights',
  sentence: 'Audio ads by campaign: how many began, and how many were heard to their end.',
  rows: 'campaigns',
  alsoCalled: ['audio insights', 'audio ads'],
  columns: {
    campaign: { label: 'Campaign', width: 280 },
    ...compared({
      impressions: { label: 'Impressions', kind: 'count', good: 'up' },
      starts: { label: 'Starts', kind: 'count', good: 'up' },
      completes: { label: 'Completed Listens', kind: 'count', good: 'up', width: 116 },
      completion,
    }),
    clicks: { label: 'Clicks', kind: 'count', good: 'up' },
  },
  key: ['campaign'],
  sort: '-impressions',
  tiles: [
    { of: 'impressions', label: 'Impressions' },
    { of: 'starts', label: 'Starts' },
    { of: 'completes', label: 'Completed listens' },
    { of: 'completion', label: 'Completion', kind: 'percent' },
    { of: 'clicks', label: 'Clicks' },
  ],
  chart: {
    title: 'Listens by day',
    point: 'Day',
    series: { starts: 'Starts', completes: 'Completed listens' },
    kind: 'count',
  },
  sections: [audioPublishersReport],
  empty: { title: 'No audio ads in this month', hint: otherMonth },
  demoRows: 2,
})
