import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth, sectionOfClient } from './columns.ts'

/** The same by city: fewer, larger places. */
export const locationCitiesReport = report({
  ...sectionOfClient,
  name: 'locationCities',
  path: '/clients/{clientId}/reports/location/cities',
  title: 'Cities',
  sentence: 'The same by city.',
  rows: 'cities',
  alsoCalled: ['city'],
  columns: {
    city: { label: 'City' },
    impressions: { label: 'Impressions', kind: 'count', bar: true, width: 180 },
    clicks: { label: 'Clicks', kind: 'count' },
    conversions: { label: 'Conversions', kind: 'count' },
    rate: {
      label: 'Conversion Rate',
      kind: 'percent',
      rate: { of: 'conversions', per: 'clicks' },
      width: 140,
    },
  },
  key: ['city'],
  sort: '-impressions',
  demoRows: 4,
})

const distances = [
  { label: 'Within 10 miles', below: 10 },
  { label: '10 to 25 miles', below: 25 },
  { label: '25 to 50 miles', below: 50 },
  { label: 'Farther' },
] as const

/** Where the people were whom advertising reached. */
export const locationReport = report({
  ...ofClient,
  name: 'location',
  route: 'clients.location-report',
  path: '/clients/{clientId}/reports/location',
  title: 'Location Report',
  sentence: 'Where the people were whom advertising reached, by ZIP.',
  rows: 'ZIPs',
  alsoCalled: ['zip', 'zip code'],
  search: 'ZIP or city',
  columns: {
    zip: { label: 'ZIP' },
    city: { label: 'City', width: 180 },
    miles: {
      label: 'Miles Away',
      kind: 'number',
      total: 'none',
      width: 96,
      hint: 'From the city of the store, as the crow flies',
    },
    ...compared({
      impressions: { label: 'Impressions', kind: 'count', good: 'up' },
      clicks: { label: 'Clicks', kind: 'count', good: 'up' },
      conversions: { label: 'Conversions', kind: 'count', good: 'up' },
    }),
    ctr: {
      label: 'CTR',
      kind: 'percent',
      hint: 'Clicks of 100 impressions',
      rate: { of: 'clicks', per: 'impressions' },
    },
  },
  key: ['zip', 'city'],
  sort: '-impressions',
  tiles: [
    { of: 'reached', label: 'ZIPs reached', kind: 'count' },
    { of: 'impressions', label: 'Impressions' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'conversions', label: 'Conversions' },
    { of: 'near', label: 'Impressions within 25 miles', kind: 'count' },
  ],
  map: { title: 'Where they were', unit: 'impressions' },
  sections: [locationCitiesReport],
  bars: [
    { title: 'Impressions by miles from the store', by: 'miles', of: 'impressions', bands: distances },
    { title: 'Impressions by city', by: 'city', of: 'impressions' },
    { title: 'Conversions by city', by: 'city', of: 'conversions' },
  ],
  empty: { title: 'No places are known of this month', hint: otherMonth },
  demoRows: 6,
})
