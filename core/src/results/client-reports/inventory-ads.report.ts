import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth } from './columns.ts'

const ageBands = [
  { label: '30 days or less', below: 31 },
  { label: '31 to 60 days', below: 61 },
  { label: '61 to 90 days', below: 91 },
  { label: 'Longer' },
] as const

/** Where a vehicle stands, by the feed of the store as it was last read. */
const stockStates = {
  shown: 'Advertised',
  unshown: 'Not advertised',
  gone: 'Gone',
  unknown: 'No feed',
} as const

/** What advertising did for each vehicle in stock; for the agency. */
export const inventoryAdsReport = report({
  ...ofClient,
  allow: employees,
  name: 'inventoryAds',
  route: 'clients.inventory-ads-report',
  path: '/clients/{clientId}/reports/inventory-ads',
  title: 'Inventory Ads Report',
  sentence: 'What each vehicle’s ads cost and brought, with its days in stock. For the agency only.',
  rows: 'vehicles',
  alsoCalled: ['vehicle'],
  search: 'Vehicle or VIN',
  filters: {
    stock: {
      kind: 'choice',
      label: 'Stock',
      options: Object.entries(stockStates).map(([value, label]) => ({ value, label })),
      look: 'chips',
    },
  },
  columns: {
    vehicle: { label: 'Vehicle' },
    vin: { label: 'VIN', width: 192 },
    condition: { label: 'Condition', width: 104, extra: true },
    stock: {
      label: 'Stock',
      kind: 'status',
      words: stockStates,
      tones: { shown: 'success', unshown: 'warning', gone: 'danger', unknown: 'neutral' },
      hint: 'By the vehicle feed as it was last read',
      width: 156,
    },
    price: { label: 'Price', kind: 'money', total: 'none', extra: true, hint: 'As the feed says' },
    age: { label: 'Days in Stock', kind: 'number', total: 'none', width: 96 },
    ...compared({ impressions: { label: 'Impressions', kind: 'count', good: 'up' } }),
    clicks: { label: 'Clicks', kind: 'count', extra: true },
    vdpViews: { label: 'VDP Views', kind: 'count', hint: 'Views of vehicle detail pages', width: 96 },
    vehicleLeads: { label: 'Leads', kind: 'count', width: 90 },
    spend: { label: 'Spend', kind: 'money', width: 104 },
    perView: {
      label: 'Cost per VDP View',
      kind: 'money',
      rate: { of: 'spend', per: 'vdpViews' },
      width: 108,
      extra: true,
    },
  },
  key: ['vin'],
  sort: '-spend',
  tiles: [
    { of: 'advertised', label: 'Vehicles advertised', kind: 'count' },
    { of: 'spend', label: 'Spend' },
    { of: 'vdpViews', label: 'VDP views' },
    { of: 'perView', label: 'Cost per VDP view', kind: 'money' },
    { of: 'vehicleLeads', label: 'Leads' },
    { of: 'unshown', label: 'Not advertised', asks: { stock: 'unshown' } },
    { of: 'wasted', label: 'Spent on gone vehicles', kind: 'money', asks: { stock: 'gone' } },
  ],
  bars: [
    { title: 'Vehicles by days in stock', by: 'age', of: 'total', bands: ageBands },
    { title: 'Vehicles by stock', by: 'stock', of: 'total', asks: 'stock' },
  ],
  empty: { title: 'No vehicle was advertised in this month', hint: otherMonth },
  demoRows: 8,
})
