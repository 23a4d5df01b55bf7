import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { dealerCode } from './program-filters.ts'

const states = { pass: 'Passes', warn: 'Look', fail: 'Fails', waived: 'Waived' } as const
const tones = { pass: 'success', warn: 'warning', fail: 'danger', waived: 'information' } as const

/** What changed in the audit of the stores, day by day. */
export const oemAuditHistoryReport = report({
  name: 'oemAuditHistory',
  route: null,
  path: '/reports/oem-audit-history',
  title: 'What changed',
  sentence:
    'Checks of the last 90 days that say something else than the night before, and how long they did.',
  rows: 'changes',
  allow: employees,
  filters: { program: { kind: 'text', label: 'Program' } },
  period: { kind: 'range', days: 90 },
  columns: {
    since: { label: 'Day', kind: 'date', width: 124 },
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    program: { label: 'Program', extra: true },
    failing: { label: 'Check', width: 120 },
    before: { label: 'Before', kind: 'status', words: states, tones, nothing: 'Not audited', width: 118 },
    state: { label: 'Since Then', kind: 'status', words: states, tones, width: 118 },
    days: { label: 'Days', kind: 'number', hint: 'For which it has said so', width: 90 },
    reason: { label: 'What Is Wrong', nothing: 'Nothing', width: 280, sortable: false },
  },
  also: ['id'],
  key: ['id'],
  sort: '-since',
  chart: {
    title: 'Failing checks by day',
    point: 'Day',
    series: { failing: 'Failing' },
    kind: 'count',
  },
  empty: { title: 'No check changed in the last 90 days', hint: 'Stores are audited every night.' },
})
