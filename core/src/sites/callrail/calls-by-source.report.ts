import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** Calls of the clients by their source and day, as CallRail's API or its exported call logs tell them. */
export const callsBySourceReport = report({
  name: 'callsBySource',
  route: null,
  shownAt: 'tools.callrail_account_management',
  path: '/reports/calls-by-source',
  title: 'Calls by Source',
  sentence: 'Calls by the source that led to them, for each day.',
  rows: 'days of sources',
  allow: employeesWithRole('Executive*', 'SEM Manager'),
  filters: {
    source: { kind: 'found', label: 'Source' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range', days: 30 },
  search: 'Source',
  columns: {
    day: { label: 'Day', kind: 'date', width: 116 },
    source: { label: 'Source', width: 200 },
    phoneCalls: { label: 'Calls', kind: 'count', bar: true, width: 160 },
    answered: { label: 'Answered', kind: 'count', width: 110 },
    missed: { label: 'Missed', kind: 'count', good: 'down', width: 110 },
    firstTime: { label: 'First-Time Callers', kind: 'count', width: 150 },
    clients: { label: 'Clients', kind: 'count', total: 'none', width: 100 },
  },
  key: ['day', 'source'],
  sort: '-day',
  tiles: [
    { of: 'phoneCalls', label: 'Calls' },
    { of: 'missed', label: 'Missed' },
    { of: 'firstTime', label: 'First-time callers' },
  ],
  bars: [{ title: 'Calls by source', by: 'source', of: 'phoneCalls', asks: 'source' }],
  chart: { title: 'Calls by day', point: 'Day', series: { calls: 'Calls', missed: 'Missed' }, kind: 'count' },
  empty: {
    title: 'No calls in this time',
    hint: 'They come from CallRail every night, or from its call logs under Tools, Import.',
  },
})
