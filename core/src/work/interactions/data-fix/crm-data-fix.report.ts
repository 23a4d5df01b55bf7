import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../../foundation/routes/path.ts'
import { report } from '../../../platform/reports/report.ts'

/** Interactions of all clients that look wrong, each with what does. */
export const crmDataFixReport = report({
  name: 'crmDataFix',
  route: 'crm-data-fix.index',
  path: '/reports/crm-data-fix',
  title: 'CRM Data Fix',
  sentence:
    'Interactions whose client, type, day, fields or text look wrong, to be corrected, moved or left with a reason.',
  rows: 'interactions',
  alsoCalled: ['interactions that look wrong', 'wrong interactions'],
  allow: employees,
  filters: {
    about: { kind: 'found', label: 'Looks wrong', look: 'chips' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    userId: { kind: 'record', label: 'Logged by', of: 'employees' },
    interactionTypeId: { kind: 'record', label: 'Type', of: 'interactionTypes' },
  },
  period: { kind: 'range', days: 90 },
  search: 'Client, person or what looks wrong',
  columns: {
    client: { label: 'Client', kind: 'client', opens: () => null },
    publishedAt: { label: 'Day', kind: 'date', width: 112 },
    type: { label: 'Type', width: 168 },
    user: { label: 'Logged By', kind: 'person', width: 160 },
    findings: { label: 'What Looks Wrong', kind: 'list', width: 420 },
    loggedOn: { label: 'Logged On', kind: 'date', extra: true },
  },
  also: ['id'],
  key: ['id'],
  sort: '-publishedAt',
  tiles: [
    { of: 'total', label: 'Look wrong', note: ({ looked }) => `of ${looked ?? 0} interactions` },
    { of: 'clients', label: 'Clients', kind: 'count' },
  ],
  opens: ({ id }) => pathOf('crm-data-fix', { interactionId: Number(id) }),
  empty: {
    title: 'Nothing looks wrong.',
    hint: 'Every interaction of these days has a client, a type, a day, fields and a text that fit.',
  },
})
