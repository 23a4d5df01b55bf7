import { employees } from '../foundation/policy/rules-of-calls.ts'
import { report } from '../platform/reports/report.ts'

/** Leads of the dealerships by source and day; what is never a lead is told apart. */
export const leadsReportReport = report({
  name: 'leadsReport',
  route: 'reporting.lead_report',
  path: '/reports/leads',
  title: 'Leads Report',
  sentence:
    'Leads of the dealerships by source and day. What the blacklist kept apart and what came twice is not counted.',
  rows: 'days of sources',
  allow: employees,
  filters: {
    leadTypeId: { kind: 'record', label: 'Lead Type', of: 'leadTypes' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  period: { kind: 'range', days: 30 },
  search: 'Client, source or type',
  columns: {
    day: { label: 'Day', kind: 'date' },
    client: { label: 'Client', kind: 'client' },
    source: { label: 'Source', nothing: 'Not said' },
    type: { label: 'Type' },
    leads: { label: 'Leads', kind: 'count', good: 'up' },
    apart: { label: 'Kept Apart', kind: 'count', hint: 'Arrived from somebody on the blacklist' },
    repeats: { label: 'Came Twice', kind: 'count', hint: 'Arrived again, and counted once' },
  },
  also: ['clientId', 'typeId'],
  key: ['day', 'clientId', 'source', 'typeId'],
  sort: '-day',
  tiles: [
    { of: 'leads', label: 'Leads' },
    { of: 'sources', label: 'Sources' },
    { of: 'apart', label: 'Kept apart' },
    { of: 'repeats', label: 'Came twice' },
  ],
  chart: { title: 'Leads by day', point: 'Day', series: { leads: 'Leads' }, kind: 'count' },
  bars: [
    { title: 'Leads by source', by: 'source', of: 'leads' },
    { title: 'Leads by type', by: 'type', of: 'leads' },
  ],
  empty: {
    title: 'No leads in these days',
    hint: 'Leads arrive at a client’s address for leads, or are kept on its Sales tab.',
  },
})
