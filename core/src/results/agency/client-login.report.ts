import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const states = { lately: 'Lately', quiet: 'Quiet', never: 'Never' } as const
const loginStates = ['lately', 'quiet', 'never'] as const
/** Days after which somebody who does not sign in is quiet. */
export const quietAfterDays = 30
/** Days back of which sign-ins, mails and reports that were opened in the portal are counted. */
export const countedDays = 90
const counted = `In the last ${countedDays} days`

/** Which reports clients opened, in the portal and by guest links, and which went to them by mail. */
export const reportsGivenReport = report({
  name: 'reportsGiven',
  route: null,
  path: '/reports/reports-given',
  title: 'Reports that clients open',
  sentence: `How often people of a client opened a report in the portal and guests by link, and how often it went out by mail. Portal and mail count ${countedDays} days.`,
  rows: 'reports',
  allow: employees,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  columns: {
    client: { label: 'Client', kind: 'client' },
    report: { label: 'Report', width: 220 },
    visits: {
      label: 'In the Portal',
      kind: 'count',
      hint: `${counted}, by people of the client: one for each of them and day`,
    },
    opened: {
      label: 'By Link',
      kind: 'count',
      hint: 'By guest links since the first was made, also those that were made anew',
    },
    links: { label: 'Links That Work', kind: 'count' },
    lastOpened: { label: 'Last Opened', kind: 'instant', nothing: 'Never' },
    mailed: { label: 'Mailed', kind: 'count', hint: counted },
    lastMailed: { label: 'Last Mailed', kind: 'instant', nothing: 'Never' },
  },
  also: ['clientId'],
  key: ['clientId', 'report'],
  sort: '-lastOpened',
  empty: {
    title: 'No client opened a report, and none went out by mail',
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
    signIns: { label: 'Sign-Ins', kind: 'count', hint: counted },
    reports: {
      label: 'Reports Opened',
      kind: 'count',
      hint: `${counted}, each once a day and client`,
    },
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
