import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'
import { integrationPlatforms, integrationStates } from './identifiers.ts'

/** The accounts that clients have in outside systems, over all of them, with what is wrong. */
export const clientAccountsReport = report({
  name: 'clientAccounts',
  // A tab of the integrations.
  route: null,
  shownAt: 'tools.integrations.index',
  path: '/reports/client-accounts',
  title: 'Identifiers at Outside Systems',
  sentence: 'The accounts of every client in outside systems, and until when their figures have come.',
  rows: 'identifiers',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      look: 'chips',
      options: integrationStates.map((value) => ({ value, label: value })),
    },
    platform: {
      kind: 'choice',
      label: 'System',
      options: integrationPlatforms.map((value) => ({ value, label: value })),
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  },
  search: 'Client, account or identifier',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.integrations'),
    },
    platform: { label: 'System', width: 170 },
    identifier: { label: 'Identifier', width: 170 },
    account: { label: 'Account Name', nothing: '' },
    state: {
      label: 'State',
      kind: 'status',
      words: Object.fromEntries(integrationStates.map((state) => [state, state])),
      tones: {
        Working: 'success',
        'No Figures Since': 'danger',
        'No Figures Yet': 'warning',
        'Not Read': 'neutral',
      },
      width: 150,
    },
    lastDay: { label: 'Figures Until', kind: 'date', nothing: '' },
    alsoOf: {
      label: 'Also Of',
      nothing: '',
      hint: 'Another client with the same account: an import cannot tell the two apart.',
    },
  },
  also: ['id', 'clientId'],
  key: ['id'],
  sort: 'client',
  tiles: [
    { of: 'total', label: 'Accounts' },
    { of: 'late', label: 'No figures since', asks: { state: 'No Figures Since' } },
    { of: 'never', label: 'No figures yet', asks: { state: 'No Figures Yet' } },
    { of: 'twice', label: 'Of two clients' },
  ],
  empty: {
    title: 'No accounts found',
    hint: 'They are kept on the Integrations tab of each client.',
  },
})
