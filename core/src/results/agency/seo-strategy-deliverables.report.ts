import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const states = { done: 'Done', late: 'Late', due: 'Due' } as const

/** What is made for the clients: by client, state, month and owner. */
export const seoStrategyDeliverablesReport = report({
  name: 'seoStrategyDeliverables',
  route: 'reporting.seo-strategy-index',
  path: '/reports/seo-strategy-deliverables',
  title: 'SEO Strategy Deliverables',
  sentence: 'What is due in the month for whom, who makes it, and how far it is.',
  rows: 'deliverables',
  alsoCalled: ['seo deliverables', 'deliverables late'],
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'due', label: states.due },
        { value: 'late', label: states.late },
        { value: 'done', label: states.done },
      ],
      look: 'chips',
    },
    statusId: { kind: 'record', label: 'Status', of: 'deliverableStatuses' },
    typeId: { kind: 'record', label: 'Type', of: 'deliverableTypes' },
    assigneeId: { kind: 'record', label: 'Owner', of: 'users' },
    strategy: {
      kind: 'choice',
      label: 'Strategy',
      options: [
        { value: 'named', label: 'Of a strategy' },
        { value: 'none', label: 'Of none' },
      ],
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'month' },
  search: 'Client, deliverable, strategy or owner',
  columns: {
    client: { label: 'Client', kind: 'client' },
    name: { label: 'Deliverable', width: 220 },
    strategy: { label: 'Strategy', width: 200, nothing: '' },
    type: { label: 'Type' },
    category: { label: 'Category', extra: true },
    state: {
      label: 'State',
      kind: 'status',
      words: states,
      tones: { done: 'success', late: 'danger', due: 'neutral' },
    },
    status: { label: 'Status' },
    action: { label: 'Next Action', nothing: '' },
    owner: { label: 'Owner', kind: 'person', nothing: 'Nobody' },
    dueAt: { label: 'Due', kind: 'date' },
  },
  also: ['id'],
  key: ['id'],
  sort: 'dueAt',
  tiles: [
    { of: 'total', label: 'Deliverables' },
    {
      of: 'done',
      asks: { state: 'done' },
      label: 'Done',
      note: ({ done, all }) => (all ? `${Math.round(((done ?? 0) / all) * 100)}% of them` : undefined),
    },
    { of: 'late', label: 'Late', asks: { state: 'late' } },
    { of: 'unowned', label: 'Without an owner' },
  ],
  chart: { title: 'Due by week', point: 'Week', series: { done: 'Done', open: 'Open' }, kind: 'count' },
  bars: [
    { title: 'By owner', by: 'owner', of: 'total', asks: 'assigneeId' },
    { title: 'By type', by: 'type', of: 'total' },
  ],
  empty: {
    title: 'Nothing is due in this month',
    hint: 'Deliverables are added on the SEO tab of a client.',
  },
})
