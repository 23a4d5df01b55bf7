import { budgetsCome } from '../../platform/reports/hints.ts'
import { counted } from '../../foundation/format/percent.ts'
import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { seesBudgetMargin } from '../../money/budgets/policy.ts'
import { channelLabel } from '../../money/services/channels.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'

/** Whoever opens the report: the same roles as its screen. */
const allow = employeesWithRole('Director', 'Executive*', '*Manager')
const month = { kind: 'month' } as const

/** What the channels brought in the month. */
export const managementChannelsReport = report({
  name: 'managementChannels',
  route: null,
  path: '/reports/management-report/channels',
  title: 'Results by Channel',
  sentence: 'What was spent on the channels, and what came of it.',
  rows: 'channels',
  allow,
  period: month,
  compares: true,
  columns: {
    channel: { label: 'Channel', words: channelLabel },
    clients: { label: 'Clients', kind: 'count', total: 'none' },
    ...compared({
      spend: { label: 'Spend', kind: 'money' },
      clicks: { label: 'Clicks', kind: 'count', good: 'up' },
      conversions: { label: 'Conversions', kind: 'count', good: 'up' },
    }),
    price: {
      label: 'Cost per Conversion',
      kind: 'money',
      good: 'down',
      rate: { of: 'spend', per: 'conversions' },
    },
  },
  key: ['channel'],
  sort: '-spend',
  empty: { title: 'No figures in this month' },
  demoRows: 5,
})

/** Clients that may leave, with what would go with them. */
export const managementWatchlistReport = report({
  name: 'managementWatchlist',
  route: null,
  path: '/reports/management-report/watchlist',
  title: 'Watchlist',
  sentence: 'Clients that are watched, and what they bring a month.',
  rows: 'watched clients',
  allow,
  columns: {
    client: { label: 'Client', kind: 'client' },
    reason: { label: 'Reason', width: 280 },
    scale: { label: 'How Bad' },
    since: { label: 'Since', kind: 'date' },
    owner: { label: 'Owner', kind: 'person', nothing: 'Nobody' },
    atRisk: { label: 'At Risk', kind: 'money' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-atRisk',
  empty: { title: 'No client is watched', hint: 'Clients are put on the Priority Watchlist.' },
  demoRows: 3,
})

/** The month in one page for whoever answers for the agency. */
export const managementReportReport = report({
  name: 'managementReport',
  route: 'reporting.management-report',
  path: '/reports/management-report',
  title: 'Management Report',
  sentence: 'The month by service: what came in, what was won and lost, and what is left of it.',
  rows: 'services',
  allow,
  period: month,
  search: 'Service or group',
  columns: {
    service: { label: 'Service' },
    serviceGroup: { label: 'Service Group' },
    clients: { label: 'Clients', kind: 'count', total: 'none' },
    revenue: { label: 'Revenue', kind: 'money', good: 'up', hint: 'Invoice amounts of the whole month' },
    revenueBefore: { label: 'Month Before', kind: 'money', extra: true },
    change: {
      label: 'Revenue ±',
      kind: 'percent',
      good: 'up',
      rate: { of: 'revenue', per: 'revenueBefore', minus: true },
      hint: 'Against the whole month before',
    },
    won: {
      label: 'Won',
      kind: 'money',
      good: 'up',
      hint: 'Invoiced now, and not to this client for this service in the month before',
    },
    lost: { label: 'Lost', kind: 'money', good: 'down', hint: 'Invoiced in the month before, and no more' },
    margin: { label: 'Margin', kind: 'money', good: 'up', seenBy: seesBudgetMargin },
    marginShare: { label: 'Margin %', kind: 'percent', good: 'up', rate: { of: 'margin', per: 'revenue' } },
  },
  also: ['serviceId'],
  key: ['serviceId'],
  sort: '-revenue',
  tiles: [
    { of: 'revenue', label: 'Revenue' },
    { of: 'won', label: 'Won' },
    { of: 'lost', label: 'Lost' },
    { of: 'kept', label: 'Kept of the month before', kind: 'percent' },
    { of: 'margin', label: 'Margin' },
    { of: 'served', label: 'Clients served' },
    { of: 'perManager', label: 'Clients an account manager', kind: 'number' },
    {
      of: 'load',
      label: 'Load of account managers today',
      kind: 'percent',
      note: ({ overloaded }) =>
        overloaded
          ? `${counted(overloaded, 'person has', 'people have')} more than they can carry`
          : undefined,
    },
  ],
  chart: { title: 'Revenue', point: 'Month', series: { revenue: 'Revenue' }, kind: 'money' },
  bridge: {
    title: 'From the month before to this one',
    kind: 'money',
    from: { of: 'revenueBefore', label: 'Month before' },
    steps: [
      { of: 'won', label: 'Won' },
      { of: 'grown', label: 'Raised and lowered' },
      { of: 'gone', label: 'Lost' },
    ],
    to: { of: 'revenue', label: 'This month' },
  },
  sections: [managementChannelsReport, managementWatchlistReport],
  bars: [{ title: 'Revenue by service group', by: 'serviceGroup', of: 'revenue' }],
  empty: {
    title: 'No budgets in this month',
    hint: `Choose another month. ${budgetsCome}`,
  },
})
