import { ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { seesActualSpend } from '../../money/budgets/policy.ts'
import { channelLabel } from '../../money/services/channels.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report, type Report } from '../../platform/reports/report.ts'
import type { ReportColumns } from '../../platform/reports/report-column.ts'
import { clickColumns, moneyColumns, otherMonth, priceOf } from '../client-reports/columns.ts'
import { advertisingChannels } from './client-insights.report.ts'

const { impressions, clicks, ctr } = clickColumns

const columns: ReportColumns = {
  ...compared({ ...moneyColumns, impressions, clicks }),
  ctr,
  ...compared({
    conversions: { label: 'Conversions', kind: 'count', good: 'up', hint: 'Of the advertising' },
  }),
  ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
  ...compared({
    sessions: { label: 'Sessions', kind: 'count', good: 'up', hint: 'Visits, as Analytics saw them' },
  }),
}

const asked = {
  allow: ownClients,
  toldByFigures: true,
  filters: {
    groupId: { kind: 'record', label: 'Group', of: 'groups', seenBy: seesActualSpend },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    memberId: { kind: 'record', label: 'On the Team', of: 'users', seenBy: seesActualSpend },
  },
  period: { kind: 'month', usual: 'previous' },
  compares: true,
} as const satisfies Partial<Report>

/** The month of all clients together, by channel. */
export const monthlyChannelsReport = report({
  ...asked,
  name: 'monthlyChannels',
  route: null,
  path: '/reports/monthly-channels',
  title: 'By channel',
  sentence: 'What each channel did for all of these clients.',
  rows: 'channels',
  columns: {
    channel: {
      label: 'Channel',
      words: channelLabel,
      width: 140,
    },
    ...columns,
  },
  key: ['channel'],
  sort: '-impressions',
  demoRows: 4,
})

/** A month by client beside the month before: the screen of that name shows the same, with the year that led to it. */
export const monthlyReport = report({
  ...asked,
  name: 'monthly',
  route: null,
  shownAt: 'dashboard.monthly-report',
  path: '/reports/monthly',
  title: 'Monthly Report',
  sentence: 'What a month brought each client, and all of them together.',
  rows: 'clients',
  search: 'Client',
  columns: { client: { label: 'Client', kind: 'client' }, ...columns },
  also: ['clientId'],
  key: ['clientId'],
  sort: '-conversions',
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
    title: 'Conversions by month',
    point: 'Month',
    series: Object.fromEntries(advertisingChannels.map((one) => [one, channelLabel[one]])),
    kind: 'count',
  },
  sections: [monthlyChannelsReport],
  empty: { title: 'No figures in this month', hint: otherMonth },
})
