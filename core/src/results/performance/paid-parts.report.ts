import { channelLabel } from '../../money/services/channels.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { moneyColumns, priceOf, seesSpend } from '../client-reports/columns.ts'
import { seesPerformance, storeFilters } from './seen.ts'

/** Channels whose campaigns are of kinds. */
const partChannels = { search: channelLabel.search, social: channelLabel.social } as const

/** What a kind of campaigns comes to; money beside the part of the budget that is meant for it. */
const partColumns = {
  part: { label: 'Campaigns', width: 180 },
  channel: {
    label: 'Channel',
    words: partChannels,
    width: 120,
    extra: true,
  },
  stores: { label: 'Stores', kind: 'count', total: 'none', hint: 'That have figures of them' },
  allocation: {
    label: 'Allocation',
    kind: 'money',
    hint: 'The part of the media budget of the month that is meant for them; nothing where budgets are not split',
    seenBy: seesSpend,
  },
  ...moneyColumns,
  spendOfSplit: {
    label: 'Spend of Split Budgets',
    kind: 'money',
    hint: 'Of the stores and months whose budgets are split',
    seenBy: seesSpend,
    extra: true,
  },
  used: {
    label: 'Used',
    kind: 'percent',
    hint: 'Of the allocation, by the stores whose budgets are split',
    rate: { of: 'spendOfSplit', per: 'allocation' },
  },
  clicks: { label: 'Clicks', kind: 'count', good: 'up' },
  conversions: { label: 'Conversions', kind: 'count', good: 'up' },
  ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
} as const satisfies Readonly<Record<string, ReportColumn>>

/** What the kinds of campaigns of paid search and social cost, beside what is meant for them: a section of both tabs, of the channel of each. */
export const paidPartsReport = report({
  toldByFigures: true,
  name: 'paidParts',
  route: null,
  path: '/reports/paid-parts',
  title: 'By Kind of Campaign',
  sentence:
    'What each kind of campaign cost the stores, beside the part of the budgets that is meant for it.',
  rows: 'kinds of campaigns',
  allow: seesPerformance,
  filters: {
    ...storeFilters,
    channel: {
      kind: 'choice',
      label: 'Channel',
      options: (['search', 'social'] as const).map((value) => ({ value, label: partChannels[value] })),
    },
  },
  period: { kind: 'month', usual: 'counted', several: true },
  columns: partColumns,
  key: ['channel', 'part'],
  sort: 'channel',
  empty: { title: 'No campaign has figures in this month' },
  demoRows: 4,
})
