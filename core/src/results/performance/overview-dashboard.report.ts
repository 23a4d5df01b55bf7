import { channelLabel, channels } from '../../money/services/channels.ts'
import { moneyColumns, priceOf } from '../client-reports/columns.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Channels that are paid for. */
export const paidChannels = channels.filter((channel) => channel !== 'analytics')

/** Stores side by side: what was put in, and what came of it. */
export const overviewDashboardReport = report({
  name: 'overviewDashboard',
  route: 'reporting.overview',
  path: '/reports/overview-dashboard',
  title: 'Group Performance',
  sentence: 'What was advertised, and the visits, leads and sales that came of it, store by store.',
  rows: 'stores',
  allow: seesPerformance,
  filters: {
    ...storeFilters,
    channel: {
      kind: 'choice',
      label: 'Channel',
      options: paidChannels.map((value) => ({ value, label: channelLabel[value] })),
    },
  },
  period: { kind: 'month' },
  compares: true,
  search: 'Store or group',
  columns: {
    client: { label: 'Store', kind: 'client' },
    group: { label: 'Group', nothing: '' },
    ...moneyColumns,
    impressions: { label: 'Impressions', kind: 'count', good: 'up' },
    clicks: { label: 'Clicks', kind: 'count', good: 'up' },
    sessions: {
      label: 'Sessions',
      kind: 'count',
      good: 'up',
      hint: 'Visits of the website, as Analytics saw them',
    },
    ...compared({
      leads: { label: 'Leads', kind: 'count', good: 'up', hint: 'Internet, phone and walk-in' },
    }),
    ...priceOf('leads', 'Cost per Lead', 'Dollars of a lead'),
    sold: { label: 'Sales', kind: 'count', good: 'up' },
  },
  also: ['clientId'],
  key: ['clientId'],
  sort: '-leads',
  tiles: [
    { of: 'spend', label: 'Spend', kind: 'money' },
    { of: 'investment', label: 'Investment', kind: 'money' },
    { of: 'sessions', label: 'Sessions' },
    {
      of: 'leads',
      label: 'Leads',
    },
    { of: 'sold', label: 'Sales' },
  ],
  chart: {
    title: 'Advertising by channel',
    point: 'Month',
    series: Object.fromEntries(paidChannels.map((channel) => [channel, channelLabel[channel]])),
    kind: 'money',
  },
  tabs: performanceTabs,
  empty: {
    title: 'No figures yet',
    hint: 'Figures come with the import of daily figures. Choose another month.',
  },
})
