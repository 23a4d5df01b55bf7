import { pathOf } from '../../foundation/routes/path.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import { clientIn } from '../../platform/reports/report-column.ts'
import { eventStates } from '../../results/figures/standard-events.ts'

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
      opens: (row) => {
        const client = clientIn(row)
        return client && pathOf('clients.profile.integrations', { slug: client.slug })
      },
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
      hint: 'Silent: none for 7 days. Double: about twice as many as pages were viewed.',
    },
    lead: {
      label: 'Is a Lead',
      kind: 'flag',
      hint: 'Those by department are parts of these, not added to them.',
    },
    count: { label: 'Events', kind: 'count', total: 'none' },
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
  ],
  bars: [
    { title: 'Events by state', by: 'state', of: 'total', asks: 'state' },
    { title: 'Fired by client', by: 'client', of: 'count', asks: 'clientId' },
  ],
  empty: {
    title: 'No events have been imported for these days',
    hint: 'Import the Events report of Google Analytics 4, by date and event name.',
  },
})
