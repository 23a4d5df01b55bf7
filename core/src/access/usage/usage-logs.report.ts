import { administrators } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What people did with the tools that record it. */
export const usageLogsReport = report({
  name: 'usageLogs',
  route: 'admin.usage-logs',
  path: '/usage-logs',
  title: 'Usage Logs',
  sentence: 'Who used which tool, when and for which client.',
  rows: 'uses',
  allow: administrators,
  filters: {
    action: { kind: 'found', label: 'What' },
    userId: { kind: 'record', label: 'Who', of: 'employees' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range' },
  search: 'Person, client or detail',
  columns: {
    createdAt: { label: 'When', kind: 'instant', width: 208 },
    user: { label: 'Who', kind: 'person', width: 180 },
    action: { label: 'What', width: 180 },
    client: { label: 'Client', kind: 'client', width: 200 },
    details: { label: 'Details', kind: 'list', width: 340 },
    updatedAt: { label: 'Last Change', kind: 'instant', extra: true },
  },
  also: ['id'],
  key: ['createdAt', 'id'],
  sort: '-createdAt',
  tiles: [],
  empty: {
    title: 'Nothing was recorded yet',
    hint: 'The AI generator and other tools write down here how they are used.',
  },
})
