import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'
import { eventStates } from '../../results/figures/standard-events.ts'

/** The leads that each client's property reports: base events alone, without what was counted twice. */
export const ga4LeadsReport = report({
  name: 'ga4Leads',
  route: null,
  path: '/reports/ga4-leads',
  title: 'Lead events by client',
  sentence: 'What each property reports as a lead. Events by department are parts of these and not added.',
  rows: 'clients',
  allow: employees,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  period: { kind: 'range', days: 30 },
  columns: {
    client: { label: 'Client', kind: 'client' },
    forms: { label: 'Forms', kind: 'count' },
    calls: { label: 'Click to Call', kind: 'count' },
    conversations: { label: 'Conversations', kind: 'count' },
    events: { label: 'Lead Events', kind: 'count', bar: true, width: 150 },
    twice: { label: 'Counted Twice', kind: 'count', good: 'down' },
    leads: { label: 'Leads', kind: 'count', hint: 'Lead events less what was counted twice' },
    lastDay: { label: 'Last Lead', kind: 'date', nothing: 'Never' },
  },
  also: ['clientId'],
  key: ['clientId'],
  sort: '-leads',
  // Clients of the demo agency whose platforms' exports were imported.
  demoRows: 6,
  empty: {
    title: 'No lead events in these days',
    hint: 'No property has reported one of the trade’s lead events.',
  },
})

/** Which of the trade's events each client's property reports, and which it has stopped to. */
export const ga4EventsReport = report({
  name: 'ga4Events',
  route: 'reporting.ga4-event-manager',
  path: '/reports/ga4-events',
  title: 'GA4 Event Manager',
  sentence:
    'Events of each client’s property beside the names of the trade: what works, is silent, missing or doubled.',
  rows: 'events',
  allow: employees,
  filters: {
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    state: {
      kind: 'choice',
      label: 'State',
      options: eventStates.map((state) => ({ value: state, label: state })),
    },
  },
  period: { kind: 'range', days: 30 },
  search: 'Client or event',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.integrations'),
    },
    event: { label: 'Event', width: 260 },
    state: {
      label: 'State',
      kind: 'status',
      tones: {
        Working: 'success',
        Silent: 'danger',
        Missing: 'warning',
        Double: 'danger',
        'Own Name': 'neutral',
      },
      hint: 'Silent: none for 7 days. Double: about twice as many as pages were viewed, or as others report for each user.',
    },
    lead: {
      label: 'Is a Lead',
      kind: 'flag',
      hint: 'Those by department are parts of these, not added to them.',
    },
    count: { label: 'Events', kind: 'count', total: 'none' },
    users: { label: 'Users', kind: 'count', total: 'none', extra: true },
    aUser: {
      label: 'For Each User',
      kind: 'number',
      rate: { of: 'count', per: 'users' },
      total: 'none',
      extra: true,
    },
    usual: {
      label: 'Elsewhere',
      kind: 'number',
      total: 'none',
      extra: true,
      hint: 'For each user, in the middle of all properties',
    },
    twice: {
      label: 'Counted Twice',
      kind: 'count',
      good: 'down',
      hint: 'Of the events, about as many as were counted once before',
      nothing: '–',
    },
    lastDay: { label: 'Last Fired', kind: 'date', nothing: 'Never' },
  },
  also: ['clientId'],
  key: ['clientId', 'event'],
  sort: '-count',
  tiles: [
    { of: 'properties', label: 'Properties' },
    { of: 'working', label: 'Working', asks: { state: 'Working' } },
    { of: 'silent', label: 'Silent', asks: { state: 'Silent' } },
    { of: 'missing', label: 'Missing', asks: { state: 'Missing' } },
    { of: 'doubled', label: 'Double', asks: { state: 'Double' } },
    { of: 'twice', label: 'Counted twice', asks: { state: 'Double' } },
  ],
  bars: [
    { title: 'Events by state', by: 'state', of: 'total', asks: 'state' },
    { title: 'Fired by client', by: 'client', of: 'count', asks: 'clientId' },
  ],
  sections: [ga4LeadsReport],
  empty: {
    title: 'No events have been imported for these days',
    hint: 'Import the Events report of Google Analytics 4, by date and event name.',
  },
})
