import { formatCount } from '../../foundation/format/percent.ts'
import { channelLabel, channels } from '../../money/services/channels.ts'
import { clickColumns, moneyColumns, priceOf } from '../client-reports/columns.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { performanceTabs, seesPerformance, storeFilters } from './seen.ts'

/** Channels that are paid for. */
export const paidChannels = channels.filter((channel) => channel !== 'analytics')

const { impressions, clicks } = clickColumns
const channelNames = Object.fromEntries(paidChannels.map((channel) => [channel, channelLabel[channel]]))

/** Leads by their kind, which come to all of them: who came by is one of the others. */
export function leadsByKind(leads: number, forms: number, calls: number, chats: number): string {
  const others = leads - forms - calls - chats
  return [
    `${formatCount(forms)} forms`,
    `${formatCount(calls)} calls`,
    `${formatCount(chats)} chats`,
    ...(others > 0 ? [`${formatCount(others)} others`] : []),
  ].join(', ')
}

/** What the channels cost, and what they brought. */
export const overviewChannelsReport = report({
  name: 'overviewChannels',
  toldByFigures: true,
  route: null,
  path: '/reports/overview-channels',
  title: 'By Channel',
  sentence: 'What was advertised in each channel, and what the platforms counted for it.',
  rows: 'channels',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  columns: {
    channel: { label: 'Channel', words: channelNames, width: 140 },
    clients: { label: 'Stores', kind: 'count', total: 'none' },
    ...compared(moneyColumns),
    impressions,
    clicks,
    ...compared({ conversions: { label: 'Conversions', kind: 'count', good: 'up' } }),
    ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
  },
  key: ['channel'],
  sort: '-impressions',
  empty: { title: 'No advertising in this month' },
  demoRows: 5,
})

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
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  search: 'Store or group',
  columns: {
    client: { label: 'Store', kind: 'client' },
    group: { label: 'Group', nothing: '' },
    ...compared(moneyColumns, 'chosen'),
    impressions,
    clicks,
    ...compared(
      {
        sessions: {
          label: 'Sessions',
          kind: 'count',
          good: 'up',
          hint: 'Visits of the website, as Analytics saw them',
        },
      },
      'chosen',
    ),
    ...compared({
      leads: { label: 'Leads', kind: 'count', good: 'up', hint: 'Forms, calls, chats and those who came by' },
    }),
    forms: {
      label: 'Forms',
      kind: 'count',
      good: 'up',
      hint: 'Leads of types that count as forms',
      extra: true,
    },
    calls: {
      label: 'Calls',
      kind: 'count',
      good: 'up',
      hint: 'Leads of types that count as calls',
      extra: true,
    },
    chats: {
      label: 'Chats',
      kind: 'count',
      good: 'up',
      hint: 'Leads of types that count as chats',
      extra: true,
    },
    ...priceOf('leads', 'Cost per Lead', 'Dollars of a lead'),
    ...compared({ sold: { label: 'Sales', kind: 'count', good: 'up' } }, 'chosen'),
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
      note: ({ leads, forms, calls, chats }) =>
        leads ? leadsByKind(leads, forms ?? 0, calls ?? 0, chats ?? 0) : undefined,
    },
    { of: 'leadsPrice', label: 'Cost per lead', kind: 'money' },
    { of: 'leadsInvested', label: 'Cost per lead', kind: 'money' },
    { of: 'sold', label: 'Sales' },
  ],
  chart: {
    title: 'Advertising by channel',
    point: 'Month',
    series: channelNames,
    kind: 'money',
  },
  tabs: performanceTabs,
  sections: [overviewChannelsReport],
  empty: {
    title: 'No figures yet',
    hint: 'Figures come with the import of daily figures. Choose another month.',
  },
})
