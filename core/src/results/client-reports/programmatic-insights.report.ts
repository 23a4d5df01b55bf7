import { channelLabel } from '../../money/services/channels.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import {
  advertisingColumns,
  clickColumns,
  moneyColumns,
  ofClient,
  priceOf,
  sectionOfClient,
} from './columns.ts'

/** Channels that are bought by machine. */
export const programmaticChannels = ['display', 'video', 'ctv'] as const

const channel = {
  label: 'Channel',
  words: Object.fromEntries(programmaticChannels.map((one) => [one, channelLabel[one]])),
  width: 130,
} as const

/** Where programmatic advertising was shown. */
export const programmaticPlacementsReport = report({
  ...sectionOfClient,
  name: 'programmaticPlacements',
  path: '/clients/{clientId}/reports/programmatic-insights/placements',
  title: 'Placements',
  sentence: 'Where it was shown: apps, sites and channels, the most seen first.',
  rows: 'placements',
  columns: {
    placement: { label: 'Placement' },
    channel,
    ...clickColumns,
    impressions: { label: 'Impressions', kind: 'count', bar: true, width: 180 },
    ...moneyColumns,
  },
  key: ['placement', 'channel'],
  sort: '-impressions',
  empty: { title: 'No placement is known of these days.' },
  demoRows: 3,
})

/** What display, video and connected TV did for one client. */
export const programmaticInsightsReport = report({
  ...ofClient,
  name: 'programmaticInsights',
  route: 'clients.programmatic-insights',
  path: '/clients/{clientId}/reports/programmatic-insights',
  title: 'Programmatic Insights',
  sentence: 'Display, video and connected TV by campaign.',
  rows: 'campaigns',
  columns: {
    campaign: { label: 'Campaign', width: 280 },
    channel,
    ...advertisingColumns,
    ...compared({
      views: {
        label: 'Completed Views',
        kind: 'count',
        good: 'up',
        hint: 'Videos watched to their end',
        width: 130,
      },
      vdpViews: { label: 'VDP Views', kind: 'count', good: 'up', hint: 'Views of vehicle detail pages' },
    }),
    ...priceOf('vdpViews', 'Cost per VDP View', 'Dollars of a view of a vehicle detail page'),
  },
  also: ['id'],
  key: ['id', 'channel'],
  sort: '-impressions',
  tiles: [
    { of: 'impressions', label: 'Impressions' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'views', label: 'Completed views' },
    { of: 'vdpViews', label: 'VDP views' },
    { of: 'spend', label: 'Spend' },
    { of: 'investment', label: 'Investment' },
  ],
  chart: {
    title: 'Impressions by day',
    point: 'Day',
    series: Object.fromEntries(programmaticChannels.map((one) => [one, channelLabel[one]])),
    kind: 'count',
  },
  sections: [programmaticPlacementsReport],
  bars: [{ title: 'Impressions by channel', by: 'channel', of: 'impressions' }],
  empty: {
    title: 'No programmatic advertising in this month',
    hint: 'Choose another month, or ask the account manager what runs.',
  },
  demoRows: 2,
})
