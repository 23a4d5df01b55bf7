import { ownClients } from '../../../foundation/policy/rules-of-calls.ts'
import { report } from '../../../platform/reports/report.ts'

/** What the agency did for one client and shows it: its screen shows the same as it was written. */
export const clientActivitiesReport = report({
  name: 'clientActivities',
  route: null,
  shownAt: 'clients.client-activities',
  path: '/clients/{clientId}/reports/client-activities',
  title: 'Client Activities',
  sentence: 'What was done for the client, newest first.',
  rows: 'activities',
  allow: ownClients,
  filters: { activityTypeId: { kind: 'record', label: 'Type', of: 'activityTypes' } },
  period: { kind: 'range', days: 30, sinceLast: true },
  search: 'Type, category, person or words',
  columns: {
    loggedAt: { label: 'Time', kind: 'instant' },
    type: { label: 'Type' },
    category: { label: 'Category' },
    person: { label: 'By', kind: 'person' },
    words: { label: 'Activity', width: 400, sortable: false },
    files: { label: 'Attachments', kind: 'list', nothing: '' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-loggedAt',
  tiles: [
    { of: 'total', label: 'Activities' },
    { of: 'types', label: 'Types', kind: 'count' },
  ],
  empty: { title: 'No activities in this time', hint: 'Choose more days.' },
  demoRows: 1,
})
