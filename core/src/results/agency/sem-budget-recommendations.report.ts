import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'

const dayBands = [
  { label: 'No day', below: 1 },
  { label: '1 to 4 days', below: 5 },
  { label: '5 to 9 days', below: 10 },
  { label: '10 days or more' },
] as const

const advices = { raise: 'Raise', keep: 'Keep', lower: 'Lower' } as const
const recommendationNames = ['raise', 'keep', 'lower'] as const

/** What became of the increase that was asked for after a recommendation. */
const requests = { Waiting: 'Waiting', Approved: 'Approved', Rejected: 'Rejected' } as const

/** By how much a recommendation moves a budget, in percent of it. */
export const recommendedStep = 15

/**
 * More money waits for a budget that was spent whole and for a conversion that costs so many percent less than the
 * benchmark: half of all clients are below that alone.
 */
export const cheaperBy = 10

/** A day is short of money that takes so many percent more than its part: half of the days of an even budget take more than that. */
export const shortBy = 10

/** What to do with the paid search budget of each client, with the arithmetic that says so. */
export const semBudgetRecommendationsReport = report({
  name: 'semBudgetRecommendations',
  route: 'reporting.sem-budget-recommendations',
  path: '/reports/sem-budget-recommendations',
  title: 'SEM Budget Recommendations',
  sentence: `What to do with each paid search budget: raised by ${recommendedStep}% where conversions cost at least ${cheaperBy}% less than elsewhere and all of it is spent, but for those that miss few impressions; lowered where they cost half as much again.`,
  rows: 'recommendations',
  allow: employees,
  filters: {
    advice: {
      kind: 'choice',
      label: 'Advice',
      options: recommendationNames.map((value) => ({ value, label: advices[value] })),
      look: 'chips',
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  search: 'Client or reason',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.budgets'),
    },
    advice: {
      label: 'Advice',
      kind: 'status',
      words: advices,
      tones: { raise: 'success', keep: 'neutral', lower: 'warning' },
    },
    budget: { label: 'Media Budget', kind: 'money' },
    change: { label: 'Change', kind: 'money', hint: 'A month, of the media budget' },
    request: {
      label: 'Increase',
      kind: 'status',
      words: requests,
      tones: { Waiting: 'information', Approved: 'success', Rejected: 'danger' },
      hint: 'What became of the last one that was asked for in 60 days',
    },
    spend: { label: 'Spend', kind: 'money', hint: 'In the last 30 days', extra: true },
    conversions: {
      label: 'Conversions',
      kind: 'count',
      hint: 'In the last 30 days',
      good: 'up',
      extra: true,
    },
    cost: {
      label: 'Cost per Conversion',
      kind: 'money',
      rate: { of: 'spend', per: 'conversions' },
      good: 'down',
    },
    benchmark: {
      label: 'Benchmark',
      kind: 'money',
      total: 'none',
      hint: 'The median of the clients of its group; of all clients where the group has fewer than three',
    },
    shortDays: {
      label: 'Short Days',
      kind: 'count',
      hint: `Days of the last 30 that took at least ${shortBy}% more than a thirtieth of the media budget`,
      extra: true,
    },
    eligible: {
      label: 'Possible Impressions',
      kind: 'count',
      hint: 'Impressions of search that could have been had in the last 30 days, from files of impression shares',
      extra: true,
    },
    lost: { label: 'Missed by Budget', kind: 'count', good: 'down', extra: true },
    lostToBudget: {
      label: 'Lost to Budget',
      kind: 'percent',
      rate: { of: 'lost', per: 'eligible' },
      good: 'down',
      hint: 'Possible impressions that were missed because the money of a day was gone',
      extra: true,
    },
    outranked: { label: 'Missed by Rank', kind: 'count', good: 'down', extra: true },
    lostToRank: {
      label: 'Lost to Rank',
      kind: 'percent',
      rate: { of: 'outranked', per: 'eligible' },
      good: 'down',
      hint: 'Possible impressions that ads of others took: better ads and bids find them, more money does not',
      extra: true,
    },
    why: { label: 'Why', width: 360 },
  },
  also: ['clientId', 'budgetId', 'serviceId', 'service', 'amount', 'invoiced', 'newAmount'],
  key: ['clientId'],
  sort: '-change',
  tiles: [
    { of: 'raises', label: 'To raise', asks: { advice: 'raise' } },
    { of: 'lowers', label: 'To lower', asks: { advice: 'lower' } },
    { of: 'raised', label: 'More a month', kind: 'money', asks: { advice: 'raise' } },
    { of: 'lowered', label: 'Less a month', kind: 'money', asks: { advice: 'lower' } },
  ],
  bars: [
    { title: 'Clients by advice', by: 'advice', of: 'total', asks: 'advice' },
    { title: 'Clients by days that ran short', by: 'shortDays', of: 'total', bands: dayBands },
  ],
  empty: {
    title: 'No paid search budgets this month',
    hint: 'Budgets are added on the Budgets tab of a client.',
  },
})
