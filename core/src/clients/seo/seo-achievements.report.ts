import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/index.ts'
import { report } from '../../platform/reports/report.ts'
import type { NamedClient } from '../../platform/reports/report-column.ts'
import { achievementStates } from './lists.ts'

const isClient = (value: unknown): value is NamedClient =>
  typeof value === 'object' && value !== null && 'slug' in value

/** What went well over all clients, and what still waits for a director. */
export const seoAchievementsReport = report({
  name: 'seoAchievements',
  route: 'reporting.seo-achievements',
  path: '/reports/seo-achievements',
  title: 'SEO Achievements',
  sentence: 'What went well for clients in search engines, and what still waits to be approved.',
  rows: 'achievements',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      look: 'chips',
      label: 'State',
      options: achievementStates.map((state) => ({ value: state, label: state })),
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range', days: 365 },
  search: 'Client or achievement',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: ({ client }) =>
        isClient(client) ? `${pathOf('clients.profile.seo', { slug: client.slug })}?tab=achievements` : null,
    },
    name: { label: 'Achievement', width: 260 },
    kind: { label: 'Kind' },
    figure: { label: 'Figure', nothing: '–' },
    reachedAt: { label: 'Reached', kind: 'date' },
    state: {
      label: 'State',
      kind: 'status',
      tones: { Proposed: 'information', Approved: 'success', Rejected: 'danger' },
    },
    decidedBy: { label: 'Decided By', kind: 'person', nothing: 'Nobody yet' },
  },
  also: ['id'],
  key: ['id'],
  sort: '-reachedAt',
  tiles: [
    { of: 'total', label: 'Achievements' },
    { of: 'approved', label: 'Approved', kind: 'count', asks: { state: 'Approved' } },
    { of: 'waiting', label: 'Waiting', kind: 'count', asks: { state: 'Proposed' } },
    { of: 'clients', label: 'Clients with one', kind: 'count' },
  ],
  chart: {
    title: 'Achievements by month',
    point: 'Month',
    series: { achievements: 'Achievements' },
    kind: 'count',
  },
  bars: [
    { title: 'By state', by: 'state', of: 'total', asks: 'state' },
    { title: 'By kind', by: 'kind', of: 'total' },
  ],
  empty: { title: 'No achievements yet', hint: 'They are proposed on the SEO tab of a client.' },
})
