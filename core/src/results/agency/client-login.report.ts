import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const states = { lately: 'Lately', quiet: 'Quiet', never: 'Never' } as const
const loginStates = ['lately', 'quiet', 'never'] as const
/** Days after which somebody who does not sign in is quiet. */
export const quietAfterDays = 30

/** Which reports clients were given outside of the portal, and how often those were opened. */
export const reportsGivenReport = report({
  name: 'reportsGiven',
  route: null,
  path: '/reports/reports-given',
  title: 'Reports by link and by mail',
  sentence:
    'How often the guest links of a report were opened, and how often it went out by mail in the last 90 days.',
  rows: 'reports',
  allow: employees,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  columns: {
    client: { label: 'Client', kind: 'client' },
    report: { label: 'Report', width: 220 },
    links: { label: 'Links That Work', kind: 'count' },
    opened: {
      label: 'Opened',
      kind: 'count',
      bar: true,
      width: 130,
      hint: 'By guest links, since they were made',
    },
    lastOpened: { label: 'Last Opened', kind: 'instant', nothing: 'Never' },
    mailed: { label: 'Mailed', kind: 'count', hint: 'In the last 90 days' },
    lastMailed: { label: 'Last Mailed', kind: 'instant', nothing: 'Never' },
  },
  also: ['clientId'],
  key: ['clientId', 'report'],
  sort: '-lastOpened',
  empty: {
    title: 'No report was given to a client by link or by mail',
    hint: 'Guest links are made on a report or on the profile of the client, and Schedule on a report mails it.',
  },
  demoRows: 1,
})

/** Who of the clients signs in, how often, and who never did. */
export const clientLoginReport = report({
  name: 'clientLogin',
  route: 'report.client.index',
  path: '/reports/client-login',
  title: 'Client Login',
  sentence: `People of the clients and when they were here; after ${quietAfterDays} days without a visit somebody is quiet.`,
  rows: 'people',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: loginStates.map((value) => ({ value, label: states[value] })),
      look: 'chips',
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  search: 'Person, email or client',
  columns: {
    person: { label: 'Person', kind: 'person' },
    email: { label: 'Email', width: 230 },
    userType: { label: 'User Type', width: 140 },
    clients: { label: 'Clients', kind: 'list', width: 240, nothing: 'None' },
    state: {
      label: 'State',
      kind: 'status',
      words: states,
      tones: { lately: 'success', quiet: 'warning', never: 'danger' },
    },
    lastHere: { label: 'Last Here', kind: 'instant', nothing: 'Never' },
    signIns: { label: 'Sign-Ins', kind: 'count', hint: 'In the last 90 days' },
    active: { label: 'May Sign In', kind: 'flag' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-lastHere',
  tiles: [
    { of: 'total', label: 'People' },
    { of: 'lately', label: 'Here lately', asks: { state: 'lately' } },
    { of: 'quiet', label: 'Quiet', asks: { state: 'quiet' } },
    { of: 'never', label: 'Never here', asks: { state: 'never' } },
    { of: 'signIns', label: 'Sign-ins' },
  ],
  bars: [
    { title: 'When they were here', by: 'state', of: 'total', asks: 'state' },
    { title: 'Sign-ins', by: 'person', of: 'signIns' },
  ],
  sections: [reportsGivenReport],
  empty: { title: 'No client has an account yet', hint: 'Add people of a client under Users.' },
  demoRows: 5,
})
