import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'

/** Where a page stands among the results of a search. */
const placeBands = [
  { label: 'First three', below: 3.5 },
  { label: '4 to 6', below: 6.5 },
  { label: '7 to 10', below: 10.5 },
  { label: 'Beyond the first page' },
] as const

/** Which pages of the clients' sites people come to from Google. */
export const seoLandingPagesReport = report({
  name: 'seoLandingPages',
  route: 'reporting.seo-landing-pages',
  path: '/reports/seo-landing-pages',
  title: 'SEO Landing Pages',
  sentence:
    'Pages of the clients’ sites that people come to from Google, with clicks and the place among the results.',
  rows: 'pages',
  allow: employees,
  filters: {
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  period: { kind: 'month', usual: 'counted' },
  compares: true,
  search: 'Client or page',
  columns: {
    page: { label: 'Page', width: 260 },
    client: { label: 'Client', kind: 'client' },
    queries: { label: 'Queries', kind: 'count', total: 'none', hint: 'By which people came' },
    ...compared({
      clicks: { label: 'Clicks', kind: 'count', good: 'up' },
      impressions: { label: 'Impressions', kind: 'count', good: 'up' },
    }),
    ctr: { label: 'CTR', kind: 'percent', rate: { of: 'clicks', per: 'impressions' } },
    position: {
      label: 'Position',
      kind: 'number',
      hint: 'Average place among the results; 1 is the first',
      rate: { of: 'weight', per: 'impressions' },
    },
    sessions: {
      label: 'Sessions',
      kind: 'count',
      good: 'up',
      hint: 'Visits from search engines that began on it, as Analytics saw them',
    },
    keyEvents: {
      label: 'Key Events',
      kind: 'count',
      good: 'up',
      hint: 'Of those visits: forms, calls and chats',
    },
    weight: { label: 'Positions Times Impressions', kind: 'number', total: 'sum', extra: true },
  },
  also: ['clientId'],
  key: ['clientId', 'page'],
  sort: '-clicks',
  tiles: [
    { of: 'total', label: 'Pages' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'impressions', label: 'Impressions' },
  ],
  bars: [
    { title: 'Pages by place', by: 'position', of: 'total', bands: placeBands },
    { title: 'Clicks by client', by: 'client', of: 'clicks', asks: 'clientId' },
  ],
  empty: {
    title: 'No pages are known of this month',
    hint: 'Import the performance report of Search Console, by date, query and page.',
  },
})
