import type { Actor } from '../../foundation/policy/actor.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import type { ReportTile } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { moneyColumns, priceOf, seesSpend } from '../client-reports/columns.ts'

/** What a paid channel of a store comes to; money beside the budget that pays it. */
export const paidColumns = {
  client: { label: 'Store', kind: 'client' },
  group: { label: 'Group', nothing: '' },
  mediaBudget: {
    label: 'Media Budget',
    kind: 'money',
    hint: 'The invoice amount less the margin',
    seenBy: seesSpend,
  },
  budget: { label: 'Budget', kind: 'money', seenBy: (actor: Actor) => !seesSpend(actor) },
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
