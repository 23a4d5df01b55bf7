import { figuresCome } from '../../platform/reports/hints.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { channelLabel } from '../../money/services/channels.ts'
import { report } from '../../platform/reports/report.ts'

/** What advertising for new and used vehicles cost each store, and which vehicle pages it led to. */
export const vehicleSpendReport = report({
  name: 'vehicleSpend',
  route: null,
  path: '/reports/vehicle-spend',
  title: 'Vehicle Spend',
  sentence:
    'What was spent on new and used vehicles by store and channel, and the vehicle pages that were looked at.',
  rows: 'lines',
  allow: employees,
  filters: {
    vehicles: {
      kind: 'choice',
      label: 'Vehicles',
      options: [
        { value: 'new', label: 'New' },
        { value: 'used', label: 'Used' },
        { value: 'all', label: 'New and used' },
      ],
      look: 'chips',
      alsoCalled: { new: ['new cars', 'new vehicles'], used: ['used cars', 'used vehicles'] },
    },
    manufacturerId: { kind: 'record', label: 'Manufacturer', of: 'manufacturers' },
  },
  period: { kind: 'month', usual: 'previous' },
  search: 'Client',
  columns: {
    client: { label: 'Client', kind: 'client', width: 220 },
    vehicles: { label: 'Vehicles', words: { new: 'New', used: 'Used', all: 'New and used' }, width: 128 },
    channel: { label: 'Channel', words: channelLabel, width: 116 },
    spend: { label: 'Spend', kind: 'money', width: 116 },
    impressions: { label: 'Impressions', kind: 'count', extra: true },
    clicks: { label: 'Clicks', kind: 'count', width: 96 },
    ctr: { label: 'CTR', kind: 'percent', rate: { of: 'clicks', per: 'impressions' }, width: 84 },
    cpc: { label: 'CPC', kind: 'money', rate: { of: 'spend', per: 'clicks' }, width: 88 },
    vdpViews: { label: 'VDP Views', kind: 'count', hint: 'Views of vehicle detail pages', width: 92 },
    costPerView: {
      label: 'Cost per VDP View',
      kind: 'money',
      rate: { of: 'spend', per: 'vdpViews' },
      width: 112,
    },
    conversions: { label: 'Conversions', kind: 'count' },
  },
  also: ['clientId'],
  key: ['clientId', 'vehicles', 'channel'],
  sort: '-spend',
  tiles: [
    { of: 'spend', label: 'Spend' },
    { of: 'vdpViews', label: 'VDP views' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'conversions', label: 'Conversions' },
  ],
  bars: [
    { title: 'Spend by channel', by: 'channel', of: 'spend' },
    { title: 'Spend on new and used', by: 'vehicles', of: 'spend', asks: 'vehicles' },
  ],
  empty: {
    title: 'No spend on vehicles',
    hint: `No campaign of a store in a program has figures in this month: ${figuresCome}`,
  },
})
