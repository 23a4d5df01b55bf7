import { budgetsCome } from '../../platform/reports/hints.ts'
import { formatDollars } from '../../foundation/format/money.ts'
import { counted, formatRatio } from '../../foundation/format/percent.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { seesBudgetMargin } from '../../money/budgets/policy.ts'
import { pacingSections } from '../../money/services/sections.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'
import { paceStates, paceTones } from './pace.ts'

/** Percent over or under what was expected by now. */
const paceBands = [
  { label: '25% under or more', below: -25 },
  { label: '10 to 25% under', below: -10 },
  { label: '5 to 10% under', below: -5 },
  { label: 'Within 5%', below: 5 },
  { label: '5 to 10% over', below: 10 },
  { label: '10% over or more' },
] as const

/** Every section of every client with what a day may cost from now on. */
export const pacingReportReport = report({
  name: 'pacingReport',
  route: 'report.spend-audit-v2',
  path: '/reports/pacing',
  title: 'Pacing Report',
  sentence: 'Spend against media budget by client and section.',
  rows: 'sections of clients',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'Pace',
      options: paceStates.map((state) => ({ value: state, label: state })),
      look: 'chips',
    },
    section: {
      kind: 'choice',
      label: 'Section',
      options: pacingSections.map(({ id, label }) => ({ value: String(id), label })),
    },
    whose: {
      kind: 'choice',
      label: 'Clients',
      options: [{ value: 'mine', label: 'My clients' }],
      personal: true,
    },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  period: { kind: 'month' },
  search: 'Client or section',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile'),
      width: 190,
    },
    section: { label: 'Section', width: 120 },
    state: { label: 'Pace', kind: 'status', tones: paceTones, width: 128 },
    invoiceAmount: { label: 'Invoice Amount', kind: 'money', seenBy: seesBudgetMargin, extra: true },
    budget: {
      label: 'Media Budget',
      kind: 'money',
      hint: 'Invoice amount less the platform margin',
      width: 136,
    },
    spend: { label: 'Spend', kind: 'money', width: 104 },
    used: { label: 'Of Media Budget', kind: 'percent', rate: { of: 'spend', per: 'budget' }, extra: true },
    expected: {
      label: 'Expected',
      kind: 'money',
      hint: 'Spent evenly over the days of the month',
      extra: true,
    },
    off: {
      label: 'Off Pace',
      kind: 'percent',
      hint: 'How far spend is over or under what was expected by now',
      difference: true,
      width: 108,
    },
    projected: { label: 'Projected', kind: 'money', hint: 'If the month goes on like this', extra: true },
    average: {
      label: 'Daily Spend',
      kind: 'money',
      hint: 'Spend of an average day of this month',
      total: 'none',
      extra: true,
    },
    daily: {
      label: 'Daily Allowance',
      kind: 'money',
      hint: 'What a day may cost from now on for the budget to be spent exactly',
      total: 'none',
      width: 152,
    },
    remaining: { label: 'Remaining', kind: 'money', hint: 'Media budget less spend', extra: true },
    difference: {
      label: 'Over / Under',
      kind: 'money',
      hint: 'Projected spend of the month less its budget',
      total: 'none',
      width: 128,
    },
    daysLeft: { label: 'Days Left', kind: 'number', extra: true },
  },
  also: ['sectionId'],
  key: ['client', 'sectionId'],
  sort: '-difference',
  tiles: [
    {
      of: 'budget',
      label: 'Media budget',
      note: ({ sections }) => `in ${counted(sections ?? 0, 'section of a client', 'sections of clients')}`,
    },
    {
      of: 'spend',
      label: 'Spend',
      note: ({ budget, spend }) =>
        budget ? `${formatRatio((spend ?? 0) / budget, 1)} of the media budget` : undefined,
    },
    {
      of: 'perDay',
      label: 'Daily allowance',
      kind: 'money',
      note: ({ perDay, left, soFar }) =>
        perDay === null
          ? 'The month is over'
          : `for ${counted(left ?? 0, 'day')}, after ${typeof soFar === 'number' ? `${formatDollars(soFar)} a day` : 'nothing'} so far`,
    },
    { of: 'remaining', label: 'Remaining', note: () => 'Media budget less spend' },
    { of: 'offPace', label: 'Off pace', note: ({ over, under }) => `${over ?? 0} over, ${under ?? 0} under` },
  ],
  bars: [
    { title: 'By pace', by: 'state', of: 'total', asks: 'state' },
    { title: 'How far off pace', by: 'off', of: 'total', bands: paceBands },
  ],
  empty: {
    title: 'Nothing to pace',
    hint: `None of these clients has a budget or spend in this month. ${budgetsCome}`,
  },
})
