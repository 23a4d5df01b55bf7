import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode, district, programFilters } from './program-filters.ts'

const week = (place: number) =>
  ({
    label: `Week ${place}`,
    kind: 'money',
    width: 94,
    hint: `Days ${place * 7 - 6} to ${place === 5 ? 31 : place * 7} of the month`,
  }) as const

/** Stores by the weeks of a month: what a fund is to spend, what it has spent, and whether it will come out. */
export const oemTrackerReport = report({
  name: 'oemTracker',
  route: null,
  path: '/reports/oem-tracker',
  title: 'Tracker',
  sentence: 'What each store is to spend of the fund, what it has spent week by week, and its pace.',
  rows: 'stores',
  alsoCalled: ['oem tracker'],
  allow: employees,
  filters: programFilters,
  period: { kind: 'month' },
  search: 'Store or dealer code',
  columns: {
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    district: { ...district, extra: true },
    fund: { label: 'Fund', width: 150 },
    state: {
      label: 'State',
      kind: 'status',
      words: { under: 'Behind', even: 'On pace', over: 'Ahead', none: 'No target' },
      tones: { under: 'warning', even: 'success', over: 'danger', none: 'neutral' },
      width: 108,
    },
    target: { label: 'Target', kind: 'money', width: 104 },
    spent: { label: 'Spent', kind: 'money', width: 104 },
    due: {
      label: 'Due by Now',
      kind: 'money',
      extra: true,
      hint: 'The target, by the days of its time that have passed',
    },
    pace: {
      label: 'Pace',
      kind: 'percent',
      width: 84,
      rate: { of: 'spent', per: 'due' },
      hint: 'Spent beside what is due by now',
    },
    left: { label: 'Left', kind: 'money', extra: true },
    aDay: {
      label: 'Left a Day',
      kind: 'money',
      width: 104,
      total: 'none',
      hint: 'What a day may cost from now on; nothing without a target, and once its days are over',
    },
    weekOne: week(1),
    weekTwo: week(2),
    weekThree: week(3),
    weekFour: week(4),
    weekFive: week(5),
  },
  also: ['clientId', 'fundId'],
  key: ['clientId', 'fundId'],
  sort: 'client',
  tiles: [
    { of: 'target', label: 'Target' },
    { of: 'spent', label: 'Spent' },
    { of: 'left', label: 'Left' },
    { of: 'behind', label: 'Stores behind', kind: 'count' },
  ],
  bars: [
    { title: 'Stores by pace', by: 'state', of: 'total' },
    { title: 'Pace by store', by: 'client', of: 'pace' },
  ],
  empty: {
    title: 'No targets',
    hint: 'No store is allotted this fund in this month: it is allotted on the screen of the store, or by Bulk Update.',
  },
})
