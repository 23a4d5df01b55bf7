import { ownClients } from '../../foundation/policy/rules-of-calls.ts'
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

const { impressions, clicks } = clickColumns
const views = {
  label: 'Completed Views',
  kind: 'count',
  good: 'up',
  hint: 'Videos watched to their end',
  width: 140,
} as const
const vtr = {
  label: 'VTR',
  kind: 'percent',
  hint: 'Completed views of 100 impressions',
  rate: { of: 'views', per: 'impressions' },
} as const

/** On which apps and channels the client's spots were shown most. */
export const connectedTvPlacementsReport = report({
  ...sectionOfClient,
  name: 'connectedTvPlacements',
  toldByFigures: true,
  path: '/clients/{clientId}/reports/connected-tv-placements',
  title: 'Placements',
  sentence: 'The fifty apps and channels on which it was seen most.',
  rows: 'placements',
  columns: { placement: { label: 'Placement', width: 280 }, ...clickColumns, views, vtr, ...moneyColumns },
  key: ['placement'],
  sort: '-impressions',
  empty: { title: 'No placement is known of this month.' },
  demoRows: 3,
})

/** What connected TV did for one client: the screen of that name shows the same over any days. */
export const connectedTvInsightsReport = report({
  ...ofClient,
  allow: ownClients,
  name: 'connectedTvInsights',
  toldByFigures: true,
  route: null,
  shownAt: 'clients.connected-tv-insights',
  path: '/clients/{clientId}/reports/connected-tv-insights',
  title: 'Connected TV Insights',
  sentence: 'What was shown on connected TV, and how much of it was watched to its end.',
  rows: 'campaigns',
  columns: {
    campaign: { label: 'Campaign', width: 280 },
    ...compared({ impressions, views }),
    vtr,
    ...compared({ clicks, ...moneyColumns }),
    ...priceOf('views', 'Cost per View', 'Dollars of a completed view'),
  },
  also: ['id'],
  key: ['id'],
  sort: '-impressions',
  tiles: [
    { of: 'impressions', label: 'Impressions' },
    { of: 'views', label: 'Completed views' },
    { of: 'vtr', label: 'VTR', kind: 'percent' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'spend', label: 'Spend' },
    { of: 'investment', label: 'Investment' },
  ],
  chart: {
    title: 'Impressions and completed views by day',
    point: 'Day',
    series: { impressions: 'Impressions', views: 'Completed views' },
    kind: 'count',
  },
  sections: [connectedTvPlacementsReport],
  empty: { title: 'No connected TV in this month', hint: otherMonth },
  demoRows: 1,
})
