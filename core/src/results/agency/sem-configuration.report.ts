import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'

/** What has to be set for a client with paid search, and what is wrong where it is not. */
const semItems = {
  'google-ads': 'Google Ads account',
  'microsoft-ads': 'Microsoft Ads account',
  analytics: 'Analytics property',
  spend: 'Spend arrives',
  conversions: 'Conversions are counted',
  allocation: 'Budget is split',
  negatives: 'Negative keywords',
  feed: 'Vehicle feed',
  'sem-manager': 'SEM manager',
  'call-tracking': 'Call tracking',
} as const
const semItemNames = [
  'google-ads',
  'microsoft-ads',
  'analytics',
  'spend',
  'conversions',
  'allocation',
  'negatives',
  'feed',
  'sem-manager',
  'call-tracking',
] as const
const states = { missing: 'Missing', set: 'Set' } as const

/** Clients with paid search whose setup has gaps, with who closes them. */
export const semConfigurationReport = report({
  name: 'semConfiguration',
  route: 'reporting.sem-configuration-report',
  path: '/reports/sem-configuration',
  title: 'SEM Configuration Report',
  sentence: 'What paid search needs at each client that has a budget for it, and who sets what is missing.',
  rows: 'settings',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'missing', label: states.missing },
        { value: 'set', label: states.set },
      ],
      look: 'chips',
    },
    item: {
      kind: 'choice',
      label: 'Setting',
      options: semItemNames.map((value) => ({ value, label: semItems[value] })),
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  search: 'Client, gap or who fixes it',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.settings'),
    },
    item: { label: 'Setting', words: semItems, width: 190, sortable: false },
    state: {
      label: 'State',
      kind: 'status',
      words: states,
      tones: { missing: 'danger', set: 'success' },
      width: 112,
    },
    gap: { label: 'What Is Missing', width: 400, nothing: '' },
    fixer: { label: 'Who Fixes It', kind: 'person', nothing: 'Nobody' },
    missing: { label: 'Gaps', kind: 'count', extra: true },
    budget: { label: 'Monthly Amount', kind: 'money', total: 'none', hint: 'Of paid search, this month' },
  },
  also: ['clientId'],
  key: ['clientId', 'item'],
  sort: 'state',
  tiles: [
    { of: 'clients', label: 'Clients with paid search' },
    { of: 'withGaps', label: 'With gaps', asks: { state: 'missing' } },
    { of: 'missing', label: 'Gaps', asks: { state: 'missing' } },
  ],
  bars: [
    { title: 'Gaps by setting', by: 'item', of: 'missing', asks: 'item' },
    { title: 'Gaps by who fixes them', by: 'fixer', of: 'missing' },
  ],
  empty: {
    title: 'No client has a budget for paid search',
    hint: 'Budgets are added on the Budgets tab of a client.',
  },
})
