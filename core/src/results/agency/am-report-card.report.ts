import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What is asked of an account manager. */
export const cardTargets = {
  /** Activities for each store in a whole month. */
  activitiesPerStore: 4,
  /** Percent by which a section may be off its pace. */
  paceTolerance: 5,
} as const

/** How each account manager keeps up: the stores, the contact, the work and the money. */
export const amReportCardReport = report({
  name: 'amReportCard',
  route: 'reporting.am-report-card',
  path: '/reports/am-report-card',
  title: 'AM Report Card',
  sentence: `Account managers by what they keep up with. The score is the mean of contact, activities (${cardTargets.activitiesPerStore} a store and month), pace (within ${cardTargets.paceTolerance}%) and tasks on time.`,
  rows: 'account managers',
  alsoCalled: ['report card'],
  allow: employees,
  period: { kind: 'month', usual: 'counted' },
  search: 'Account manager',
  columns: {
    person: { label: 'Account Manager', kind: 'person', width: 168 },
    score: {
      label: 'Score',
      kind: 'number',
      hint: 'Of 100: the mean of the four shares',
      good: 'up',
      bar: true,
      width: 130,
    },
    stores: { label: 'Stores', kind: 'count' },
    amount: { label: 'Monthly Amount', kind: 'money', good: 'up' },
    lost: { label: 'Lost', kind: 'money', good: 'down', hint: 'Recurring budgets that ended in the month' },
    spoken: { label: 'Stores Spoken With', kind: 'count', good: 'up', extra: true },
    contact: { label: 'Contact', kind: 'percent', good: 'up', rate: { of: 'spoken', per: 'stores' } },
    opened: {
      label: 'Reports Opened',
      kind: 'count',
      good: 'up',
      hint: 'In the portal by people of the stores: one for each of them, report and day',
      extra: true,
    },
    activities: { label: 'Activities', kind: 'count', good: 'up', extra: true },
    target: {
      label: 'Activity Target',
      kind: 'count',
      hint: 'For as much of the month as has passed',
      extra: true,
    },
    activityShare: {
      label: 'Activities of Target',
      kind: 'percent',
      good: 'up',
      rate: { of: 'activities', per: 'target' },
    },
    paced: { label: 'Sections', kind: 'count', extra: true, hint: 'Sections with a media budget' },
    onPace: { label: 'On Pace', kind: 'count', extra: true },
    pace: {
      label: 'Pace',
      kind: 'percent',
      good: 'up',
      rate: { of: 'onPace', per: 'paced' },
      hint: 'Sections on pace',
    },
    tasks: { label: 'Open Tasks', kind: 'count' },
    late: { label: 'Late Tasks', kind: 'count', good: 'down' },
    requests: {
      label: 'Open Requests',
      kind: 'count',
      hint: 'Support requests that they filed',
      extra: true,
      good: 'down',
    },
  },
  also: ['userId'],
  key: ['userId'],
  sort: '-score',
  tiles: [
    { of: 'stores', label: 'Stores' },
    { of: 'amount', label: 'Monthly amount' },
    { of: 'contact', label: 'Contact', kind: 'percent' },
    { of: 'activityShare', label: 'Activities of target', kind: 'percent' },
    { of: 'pace', label: 'On pace', kind: 'percent' },
  ],
  bars: [
    { title: 'Score by manager', by: 'person', of: 'score' },
    { title: 'Monthly amount by manager', by: 'person', of: 'amount' },
  ],
  empty: { title: 'Nobody manages a store', hint: 'Put account managers on the teams of clients.' },
  demoRows: 6,
})
