import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What came, went and was priced anew in a client's feeds, by day. */
export const feedChangesReport = report({
  name: 'feedChanges',
  route: null,
  path: '/clients/{clientId}/reports/feed-changes',
  title: 'Changes by day',
  sentence: 'What came, what is gone (most likely sold) and what has another price.',
  rows: 'changes',
  allow: employees,
  filters: {
    kind: {
      kind: 'choice',
      look: 'chips',
      label: 'Change',
      options: [
        { value: 'Added', label: 'Came' },
        { value: 'Gone', label: 'Gone' },
        { value: 'Price', label: 'Priced anew' },
      ],
    },
  },
  period: { kind: 'range', days: 30 },
  search: 'Vehicle or VIN',
  columns: {
    day: { label: 'Day', kind: 'date', width: 108 },
    kind: {
      label: 'Change',
      kind: 'status',
      words: { Added: 'Came', Gone: 'Gone', Price: 'Priced anew' },
      tones: { Added: 'success', Gone: 'neutral', Price: 'information' },
      width: 124,
    },
    vehicle: { label: 'Vehicle', width: 260 },
    vin: { label: 'VIN', width: 188, nothing: '–' },
    before: { label: 'Price Before', kind: 'money', total: 'none', nothing: '–', width: 120 },
    after: { label: 'Price', kind: 'money', total: 'none', nothing: '–', width: 110 },
    feed: { label: 'Feed', width: 150 },
  },
  also: ['id'],
  key: ['id'],
  sort: '-day',
  tiles: [
    { of: 'came', label: 'Came', kind: 'count' },
    { of: 'went', label: 'Gone', kind: 'count' },
    { of: 'repriced', label: 'Priced anew', kind: 'count' },
  ],
  chart: {
    title: 'Vehicles that came and went',
    point: 'Day',
    series: { came: 'Came', went: 'Gone' },
    kind: 'count',
  },
  empty: { title: 'Nothing changed', hint: 'A feed is compared with its copy of the time before.' },
})
