import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'
import { oemAuditHistoryReport } from './oem-audit-history.report.ts'
import { dealerCode } from './program-filters.ts'

const states = { pass: 'Passes', warn: 'Look', fail: 'Fails', waived: 'Waived', none: 'Not asked' } as const
const check = (label: string, hint: string): ReportColumn & { readonly kind: 'status' } => ({
  label,
  kind: 'status',
  words: states,
  tones: { pass: 'success', warn: 'warning', fail: 'danger', waived: 'information', none: 'neutral' },
  hint,
  width: 98,
})

/** Stores against the rules of their program, a column for each check. */
export const oemAuditReport = report({
  name: 'oemAudit',
  route: null,
  path: '/reports/oem-audit',
  title: 'Audit',
  sentence: 'Every store against the rules of its program, as they stand today.',
  rows: 'stores',
  alsoCalled: ['oem audit'],
  allow: employees,
  filters: {
    program: { kind: 'text', label: 'Program' },
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'fail', label: 'Fails' },
        { value: 'warn', label: 'To look at' },
        { value: 'pass', label: 'Passes' },
      ],
      look: 'chips',
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  },
  search: 'Store, dealer code or reason',
  columns: {
    client: { label: 'Store', kind: 'client' },
    dealerCode,
    program: { label: 'Program', extra: true },
    failing: { label: 'Failing', kind: 'count', good: 'down', width: 92 },
    reasons: { label: 'What Is Wrong', nothing: 'Nothing', width: 240, sortable: false },
    names: check('Names', 'Campaigns that spent in the last 30 days are named by the scheme'),
    budget: check('Budget', 'What is allotted this month reaches the minimum'),
    allocations: check('Allocations', 'What the store pays for media this month is split'),
    channels: check('Channels', 'What must run has spent in the last 14 days'),
    identifiers: check(
      'Identifiers',
      'The Google Ads account and the Analytics property are among the client’s integrations',
    ),
    access: check('Access', 'The manufacturer reads the figures'),
    creatives: check('Creatives', 'None is shown before or after its days'),
    disclaimers: check('Disclaimers', 'Somebody has looked at them, and they still hold'),
  },
  also: ['clientId', 'programId'],
  key: ['programId', 'clientId'],
  sort: '-failing',
  tiles: [
    { of: 'total', label: 'Stores' },
    { of: 'failingStores', label: 'Failing stores', kind: 'count', asks: { state: 'fail' } },
    { of: 'failing', label: 'Failing checks', asks: { state: 'fail' } },
  ],
  sections: [oemAuditHistoryReport],
  bars: [
    { title: 'Failing checks by store', by: 'client', of: 'failing' },
    { title: 'Stores by names of campaigns', by: 'names', of: 'total' },
  ],
  empty: { title: 'No stores', hint: 'Add stores to the program under Settings, Manufacturers.' },
})
