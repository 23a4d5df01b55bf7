import { orGuestOf, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { channelLabel, channels } from '../../money/services/channels.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import {
  clickColumns,
  moneyColumns,
  ofClient,
  otherMonth,
  priceOf,
  sectionOfClient,
} from '../client-reports/columns.ts'

/** Whoever sees the client, and the guest of a link to its insights. */
const allow = orGuestOf(ownClients, 'clients.insights')

/** Channels of advertising; what Analytics counts are visits, from whatever source. */
export const advertisingChannels = channels.filter((channel) => channel !== 'analytics')

const { impressions, clicks, ctr } = clickColumns
const conversions = { label: 'Conversions', kind: 'count', good: 'up' } as const

/** What each campaign of the client did. */
export const insightCampaignsReport = report({
  ...sectionOfClient,
  allow,
  name: 'insightCampaigns',
  toldByFigures: true,
  path: '/clients/{clientId}/reports/insight-campaigns',
  title: 'Campaigns',
  sentence: 'What each campaign did, the most seen first.',
  rows: 'campaigns',
  columns: {
    campaign: { label: 'Campaign', width: 280 },
    channel: { label: 'Channel', words: channelLabel, width: 130 },
    ...clickColumns,
    conversions,
    ...moneyColumns,
  },
  also: ['id'],
  key: ['id', 'channel'],
  sort: '-impressions',
  empty: { title: 'No campaign ran in this month.' },
  demoRows: 2,
})

/** Where the visitors of the client's site came from. */
export const insightVisitsReport = report({
  ...sectionOfClient,
  allow,
  name: 'insightVisits',
  toldByFigures: true,
  path: '/clients/{clientId}/reports/insight-visits',
  title: 'Visits by source',
  sentence: 'Which sources sent visitors to the site.',
  rows: 'sources',
  columns: {
    source: { label: 'Source', width: 280 },
    sessions: { label: 'Sessions', kind: 'count', good: 'up', bar: true, width: 180 },
    vdpViews: { label: 'VDP Views', kind: 'count', good: 'up', hint: 'Views of vehicle detail pages' },
    conversions: { ...conversions, hint: 'As Analytics counts them, apart from those of the advertising' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-sessions',
  empty: { title: 'Analytics saw no visits in this month.' },
  demoRows: 1,
})

/** Where the client's advertising was shown most. */
export const insightPlacementsReport = report({
  ...sectionOfClient,
  allow,
  name: 'insightPlacements',
  toldByFigures: true,
  path: '/clients/{clientId}/reports/insight-placements',
  title: 'Placements',
  sentence: 'The fifty places where the advertising was seen most.',
  rows: 'placements',
  columns: {
    placement: { label: 'Placement', width: 280 },
    ...clickColumns,
    ...moneyColumns,
  },
  key: ['placement'],
  sort: '-impressions',
  empty: { title: 'No placement is known of this month.' },
  demoRows: 3,
})

/** What was done for one client by channel: the screen of that name shows the same over any days. */
export const clientInsightsReport = report({
  ...ofClient,
  allow,
  name: 'clientInsights',
  toldByFigures: true,
  route: null,
  shownAt: 'clients.insights',
  path: '/clients/{clientId}/reports/client-insights',
  title: 'Client Insights',
  sentence: 'What the advertising did, channel by channel, and the visits that the site had.',
  rows: 'channels',
  columns: {
    channel: { label: 'Channel', words: channelLabel, width: 140 },
    ...compared({ impressions, clicks }),
    ctr,
    ...compared({
      conversions: {
        ...conversions,
        hint: 'Of the advertising; those of Analytics, many of which are the same, stand with its visits',
      },
    }),
    ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
    ...compared({
      sessions: {
        label: 'Sessions',
        kind: 'count',
        good: 'up',
        hint: 'Visits from every source, as Analytics saw them',
      },
      ...moneyColumns,
    }),
  },
  key: ['channel'],
  sort: '-impressions',
  tiles: [
    { of: 'conversions', label: 'Conversions' },
    { of: 'conversionsPrice', label: 'Cost per conversion', kind: 'money' },
    { of: 'conversionsInvested', label: 'Cost per conversion', kind: 'money' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'ctr', label: 'CTR', kind: 'percent' },
    { of: 'impressions', label: 'Impressions' },
    { of: 'sessions', label: 'Sessions' },
    { of: 'spend', label: 'Spend' },
    { of: 'investment', label: 'Investment' },
  ],
  chart: {
    title: 'Conversions by day',
    point: 'Day',
    series: Object.fromEntries(advertisingChannels.map((one) => [one, channelLabel[one]])),
    kind: 'count',
  },
  sections: [insightCampaignsReport, insightVisitsReport, insightPlacementsReport],
  empty: { title: 'No figures in this month', hint: otherMonth },
  demoRows: 3,
})
