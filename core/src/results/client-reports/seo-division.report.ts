import { orGuestOf, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth, sectionOfClient, seesSpend } from './columns.ts'

/** Whoever sees the client, and the guest of a link to this report. */
const allow = orGuestOf(ownClients, 'clients.seo-division-report')

const position = {
  label: 'Position',
  kind: 'number',
  hint: 'Average place among the results; 1 is the first',
  rate: { of: 'positionWeight', per: 'impressions' },
  good: 'down',
} as const
const ctr = { label: 'CTR', kind: 'percent', rate: { of: 'clicks', per: 'impressions' } } as const

/** Which pages people came to. */
export const seoPagesReport = report({
  ...sectionOfClient,
  allow,
  name: 'seoPages',
  path: '/clients/{clientId}/reports/seo-division/pages',
  title: 'Pages',
  sentence: 'Which pages people came to from Google.',
  rows: 'pages',
  columns: {
    page: { label: 'Page' },
    clicks: { label: 'Clicks', kind: 'count', bar: true, width: 170 },
    impressions: { label: 'Impressions', kind: 'count' },
    ctr,
    position,
  },
  key: ['page'],
  sort: '-clicks',
  demoRows: 4,
})

/** What the SEO team does for the client, and what comes next. */
export const seoWorkReport = report({
  ...sectionOfClient,
  allow,
  name: 'seoWork',
  path: '/clients/{clientId}/reports/seo-division/work',
  title: 'Work of the SEO team',
  sentence:
    'What was reached in the year up to the month, what was done, what is under way, and what comes next.',
  rows: 'strategies and achievements',
  columns: {
    name: { label: 'Strategy or Achievement' },
    status: {
      label: 'State',
      kind: 'status',
      tones: { Reached: 'success', Completed: 'success', 'In Progress': 'information', Planned: 'neutral' },
    },
    dueAt: {
      label: 'Due',
      kind: 'date',
      nothing: 'Open',
      hint: 'Of an achievement the day on which it was reached',
    },
    // Written by the team for itself.
    goal: { label: 'Goal', width: 320, seenBy: seesSpend },
  },
  also: ['id'],
  key: ['id'],
  sort: 'dueAt',
  empty: { title: 'Nothing is planned for this client yet.' },
  demoRows: 0,
})

/** What organic search brought one client. */
export const seoDivisionReport = report({
  ...ofClient,
  allow,
  name: 'seoDivision',
  route: 'clients.seo-division-report',
  letsGuests: true,
  path: '/clients/{clientId}/reports/seo-division',
  title: 'SEO Division Report',
  sentence: 'What people searched for on Google before they came, and where the site stood.',
  rows: 'queries',
  search: 'Query',
  columns: {
    query: { label: 'Query' },
    ...compared({
      clicks: { label: 'Clicks', kind: 'count', good: 'up' },
      impressions: { label: 'Impressions', kind: 'count', good: 'up' },
      position,
    }),
    ctr,
  },
  key: ['query'],
  sort: '-clicks',
  tiles: [
    { of: 'clicks', label: 'Clicks from Google' },
    { of: 'impressions', label: 'Impressions' },
    { of: 'ctr', label: 'CTR', kind: 'percent' },
    { of: 'position', label: 'Average position', kind: 'number' },
    { of: 'sessions', label: 'Organic sessions', kind: 'count' },
  ],
  chart: { title: 'Organic sessions by day', point: 'Day', series: { sessions: 'Sessions' }, kind: 'count' },
  sections: [seoPagesReport, seoWorkReport],
  empty: { title: 'Search Console has no figures of this month', hint: otherMonth },
  demoRows: 8,
})
