import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What can be asked of the vehicles of a feed, in the order of its chips. */
const vehicleQuestions = {
  mistakes: 'With mistakes',
  doubts: 'With doubts',
  withoutPrice: 'Without a price',
  withoutPicture: 'Without a picture',
  over60: 'Over 60 days',
  over90: 'Over 90 days',
} as const
export type VehicleQuestion = keyof typeof vehicleQuestions

/** The vehicles that a client's feeds hold, and what is wrong with them. */
export const feedVehiclesReport = report({
  name: 'feedVehicles',
  route: null,
  path: '/clients/{clientId}/reports/feed-vehicles',
  title: 'Vehicles',
  sentence: 'The last good copy of every feed, checked against Google’s vehicle listings.',
  rows: 'vehicles',
  allow: employees,
  filters: {
    look: {
      kind: 'choice',
      look: 'chips',
      label: 'Vehicles',
      options: Object.entries(vehicleQuestions).map(([value, label]) => ({ value, label })),
    },
    condition: {
      kind: 'choice',
      label: 'Condition',
      options: ['New', 'Used', 'Certified'].map((value) => ({ value, label: value })),
    },
  },
  search: 'Vehicle, VIN or stock number',
  columns: {
    vehicle: { label: 'Vehicle', width: 250 },
    vin: { label: 'VIN', width: 188, nothing: 'Missing' },
    stock: { label: 'Stock', width: 100, nothing: '–' },
    condition: { label: 'Condition', width: 106, nothing: 'Missing' },
    price: { label: 'Price', kind: 'money', total: 'none', nothing: 'Missing', width: 104 },
    mileage: { label: 'Miles', kind: 'number', nothing: '–', width: 88 },
    days: { label: 'Days in Stock', kind: 'number', nothing: '–', width: 120 },
    mistakes: {
      label: 'Mistakes',
      hint: 'What Google’s vehicle listings require',
      nothing: '–',
      width: 280,
    },
    doubts: { label: 'Doubts', hint: 'What Google recommends', nothing: '–', width: 280 },
    feed: { label: 'Feed', extra: true },
    firstSeen: { label: 'First Seen', kind: 'date', extra: true },
    color: { label: 'Color', nothing: '–', extra: true },
    bodyStyle: { label: 'Body Style', nothing: '–', extra: true },
  },
  also: ['id'],
  key: ['id'],
  sort: 'vehicle',
  tiles: [
    { of: 'total', label: 'Vehicles' },
    { of: 'fresh', label: 'New', kind: 'count' },
    { of: 'used', label: 'Used', kind: 'count', note: ({ certified }) => `${certified ?? 0} certified` },
    {
      of: 'wrong',
      asks: { look: 'mistakes' },
      label: 'With mistakes',
      kind: 'count',
      note: ({ withoutPrice, withoutPicture }) =>
        `${withoutPrice ?? 0} without a price, ${withoutPicture ?? 0} without a picture`,
    },
    {
      of: 'over60',
      label: 'Over 60 days',
      kind: 'count',
      note: ({ over90 }) => `${over90 ?? 0} over 90`,
      asks: { look: 'over60' },
    },
  ],
  empty: { title: 'No vehicles', hint: 'They come when a feed is read, or a file is put in.' },
})
