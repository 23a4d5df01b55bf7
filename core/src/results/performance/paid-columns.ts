import type { Actor } from '../../foundation/policy/actor.ts'
import { seesActualSpend } from '../../money/budgets/policy.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import type { Report, ReportTile } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { moneyColumns, priceOf } from '../client-reports/columns.ts'
import { seesPerformance, storeFilters } from './seen.ts'

/** What a paid channel of a store comes to; money beside the budget that pays it. */
export const paidColumns = {
  client: { label: 'Store', kind: 'client' },
  group: { label: 'Group', nothing: '' },
  mediaBudget: {
    label: 'Media Budget',
    kind: 'money',
    hint: 'The invoice amount less the margin',
    seenBy: seesActualSpend,
  },
  budget: { label: 'Budget', kind: 'money', seenBy: (actor: Actor) => !seesActualSpend(actor) },
  ...moneyColumns,
  used: { label: 'Used', kind: 'percent', rate: { of: 'spend', per: 'mediaBudget' } },
  usedInvested: { label: 'Used', kind: 'percent', rate: { of: 'investment', per: 'budget' } },
  impressions: { label: 'Impressions', kind: 'count', good: 'up', extra: true },
  clicks: { label: 'Clicks', kind: 'count', good: 'up' },
  ctr: {
    label: 'CTR',
    kind: 'percent',
    good: 'up',
    rate: { of: 'clicks', per: 'impressions' },
    extra: true,
  },
  ...priceOf('clicks', 'CPC', 'Dollars of a click'),
  ...compared({ conversions: { label: 'Conversions', kind: 'count', good: 'up' } }),
  ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
} as const satisfies Readonly<Record<string, ReportColumn>>

export const paidTiles: readonly ReportTile[] = [
  { of: 'spend', label: 'Spend', kind: 'money' },
  { of: 'investment', label: 'Investment', kind: 'money' },
  { of: 'clicks', label: 'Clicks' },
  { of: 'conversions', label: 'Conversions' },
  { of: 'conversionsPrice', label: 'Cost per conversion', kind: 'money' },
  { of: 'conversionsInvested', label: 'Cost per conversion', kind: 'money' },
]

/** What a kind of campaigns comes to; money beside the part of the budget that is meant for it. */
const partColumns = {
  part: { label: 'Campaigns', width: 180 },
  stores: { label: 'Stores', kind: 'count', total: 'none', hint: 'That have figures of them' },
  allocation: {
    label: 'Allocation',
    kind: 'money',
    hint: 'The part of the media budget of the month that is meant for them; nothing where budgets are not split',
    seenBy: seesActualSpend,
  },
  ...moneyColumns,
  used: { label: 'Used', kind: 'percent', rate: { of: 'spend', per: 'allocation' } },
  clicks: { label: 'Clicks', kind: 'count', good: 'up' },
  conversions: { label: 'Conversions', kind: 'count', good: 'up' },
  ...priceOf('conversions', 'Cost per Conversion', 'Dollars of a conversion'),
} as const satisfies Readonly<Record<string, ReportColumn>>

/** What a section by kinds of campaigns has, whichever channel it is of. */
export const partsOfChannel = {
  toldByFigures: true,
  route: null,
  title: 'By Kind of Campaign',
  rows: 'kinds of campaigns',
  allow: seesPerformance,
  filters: storeFilters,
  period: { kind: 'month', several: true },
  columns: partColumns,
  key: ['part'],
  sort: '-clicks',
  empty: { title: 'No campaign has figures in this month' },
  demoRows: 2,
} as const satisfies Partial<Report>
