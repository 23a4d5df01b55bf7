import { ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import { report } from '../../platform/reports/report.ts'

/** People who made themselves known to a dealer, with what they looked at. */
export const siteContactsReport = report({
  name: 'siteContacts',
  route: 'siteiq.contacts',
  path: '/reports/site-contacts',
  title: 'SiteIQ Contacts',
  sentence:
    'People who gave themselves to a store, by form or lead, and what they looked at before and since.',
  rows: 'contacts',
  allow: ownClients,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  period: { kind: 'range' },
  search: 'Name, email, phone, client or model',
  columns: {
    name: { label: 'Name', nothing: 'Without a name' },
    client: { label: 'Client', kind: 'client' },
    score: {
      label: 'Score',
      kind: 'number',
      hint: '0 to 100: leads, vehicles seen, visits and how lately',
      width: 88,
    },
    models: { label: 'Models of Interest', kind: 'list', width: 200 },
    visits: { label: 'Visits', kind: 'count', width: 88 },
    vehicles: { label: 'Vehicles Seen', kind: 'count', width: 104 },
    leads: { label: 'Leads', kind: 'count', width: 88 },
    lastAt: { label: 'Last Seen', kind: 'instant', width: 182 },
    source: { label: 'First Came From', width: 110, extra: true },
    email: { label: 'Email', width: 240 },
    phone: { label: 'Phone', width: 150, extra: true },
  },
  also: ['id'],
  key: ['id'],
  sort: '-lastAt',
  tiles: [
    { of: 'total', label: 'Contacts' },
    { of: 'warm', label: 'Score of 60 or more' },
    { of: 'visits', label: 'Visits' },
    { of: 'leads', label: 'Leads' },
  ],
  opens: ({ id }) => (typeof id === 'number' ? pathOf('siteiq.contacts.detail', { id }) : null),
  empty: {
    title: 'Nobody has made themselves known yet',
    hint: 'Register the store’s site on its Settings tab and put the snippet on its pages.',
  },
})
