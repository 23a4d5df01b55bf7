import { ownGroups } from '../../foundation/policy/rules-of-calls.ts'
import { moneyColumns, priceOf } from '../client-reports/columns.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { storeFilters } from './seen.ts'

const { groupId, ownGroup } = storeFilters
const standings = { best: 'Best', worst: 'Last', between: '' } as const

/** By what stores are ranked in their group, instead of by leads. */
export const rankedBy = ['sold', 'sessions', 'closeRate', 'costPerLead'] as const
const measureLabel = {
  sold: 'Sales',
  sessions: 'Sessions',
  closeRate: 'Sales to leads',
  costPerLead: 'Cost per lead',
} as const

/** The stores of a group beside each other, with the best and the last of each. */
export const groupReportReport = report({
  name: 'groupReport',
  route: 'reporting.group_report',
  path: '/reports/group-report',
  title: 'Group Report',
  sentence: 'The stores of a group side by side, the best and the last of it marked.',
  rows: 'stores',
  allow: ownGroups,
  filters: {
    rankedBy: {
      kind: 'choice',
      label: 'Ranked by',
      options: rankedBy.map((value) => ({ value, label: measureLabel[value] })),
      otherwise: 'Leads',
    },
    groupId,
    ownGroup,
    standing: {
      kind: 'choice',
      label: 'Standing',
      options: [
        { value: 'best', label: 'Best of its group' },
        { value: 'worst', label: 'Last of its group' },
      ],
    },
  },
  period: { kind: 'month', usual: 'counted', several: true },
  compares: true,
  search: 'Store or group',
  columns: {
    client: { label: 'Store', kind: 'client' },
    group: { label: 'Group', width: 180 },
    rank: { label: 'Rank', kind: 'number', hint: 'In its group, by what the report is ranked by', width: 84 },
    standing: {
      label: 'Standing',
      kind: 'status',
      words: standings,
      tones: { best: 'success', worst: 'warning' },
      width: 112,
      nothing: '',
    },
    ...moneyColumns,
    clicks: { label: 'Clicks', kind: 'count', good: 'up', extra: true },
    sessions: { label: 'Sessions', kind: 'count', good: 'up' },
    ...compared({ leads: { label: 'Leads', kind: 'count', good: 'up' } }),
    ...priceOf('leads', 'Cost per Lead', 'Dollars of a lead'),
    sold: { label: 'Sales', kind: 'count', good: 'up' },
    closeRate: {
      label: 'Sales to Leads',
      kind: 'percent',
      good: 'up',
      rate: { of: 'sold', per: 'leads' },
      hint: 'Vehicles sold, whatever led to them, in percent of leads',
    },
  },
  also: ['clientId'],
  key: ['clientId'],
  sort: 'group',
  thenBy: 'rank',
  tiles: [
    { of: 'total', label: 'Stores' },
    { of: 'spend', label: 'Spend', kind: 'money' },
    { of: 'investment', label: 'Investment', kind: 'money' },
    { of: 'leads', label: 'Leads' },
    { of: 'sold', label: 'Sales' },
  ],
  bars: [
    { title: 'Leads by store', by: 'client', of: 'leads' },
    { title: 'Sales by store', by: 'client', of: 'sold' },
  ],
  empty: { title: 'No stores in a group', hint: 'A client is put into a group in its settings.' },
})
