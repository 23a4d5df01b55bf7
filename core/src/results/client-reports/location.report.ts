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
  ],
  map: { title: 'Where they were', unit: 'impressions' },
  sections: [locationCitiesReport],
  bars: [
    { title: 'Impressions by city', by: 'city', of: 'impressions' },
    { title: 'Conversions by city', by: 'city', of: 'conversions' },
  ],
  empty: { title: 'No places are known of this month', hint: otherMonth },
  demoRows: 6,
})
