import { figuresCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { channelLabel, platformLabel } from '../../money/services/channels.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode, programFilters } from './program-filters.ts'

/** The campaigns of a program's stores with the fund they spend. */
export const oemCampaignsReport = report({
  name: 'oemCampaigns',
  route: null,
  path: '/reports/oem-campaigns',
  title: 'Campaigns',
  sentence: 'The campaigns of the program with figures, by the fund that their names hold.',
  rows: 'campaigns',
  alsoCalled: ['oem campaigns'],
  allow: employees,
  filters: {
    ...programFilters,
    channel: {
      kind: 'choice',
      label: 'Channel',
      options: (['search', 'social', 'display', 'video', 'ctv'] as const).map((value) => ({
        value,
        label: channelLabel[value],
      })),
    },
  },
  period: { kind: 'range', days: 30 },
  search: 'Store, dealer code or campaign',
  columns: {
    name: { label: 'Campaign', width: 270 },
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    fund: { label: 'Fund', width: 150 },
    channel: { label: 'Channel', words: channelLabel, width: 104 },
    platform: { label: 'Platform', words: platformLabel, extra: true },
    spend: { label: 'Spend', kind: 'money', width: 104 },
    impressions: { label: 'Impressions', kind: 'count', extra: true },
    clicks: { label: 'Clicks', kind: 'count', width: 90 },
    ctr: { label: 'CTR', kind: 'percent', rate: { of: 'clicks', per: 'impressions' }, width: 84 },
    cpc: { label: 'CPC', kind: 'money', rate: { of: 'spend', per: 'clicks' }, width: 84 },
    conversions: { label: 'Conversions', kind: 'count', width: 96 },
    lastDay: { label: 'Last Figures', kind: 'date' },
  },
  also: ['campaignId', 'programId'],
  key: ['programId', 'campaignId'],
  sort: '-spend',
  tiles: [
    { of: 'total', label: 'Campaigns' },
    { of: 'spend', label: 'Spend' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'conversions', label: 'Conversions' },
  ],
  bars: [
    { title: 'Spend by channel', by: 'channel', of: 'spend', asks: 'channel' },
    { title: 'Spend by store', by: 'client', of: 'spend' },
  ],
  empty: {
    title: 'No campaigns',
    hint: `No campaign of this fund has figures in this time: ${figuresCome}`,
  },
})
