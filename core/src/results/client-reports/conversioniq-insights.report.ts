import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth, sectionOfClient } from './columns.ts'

const known = {
  label: 'Known',
  kind: 'percent',
  hint: 'Of the visitors, those whom the site knows',
  rate: { of: 'known', per: 'visitors' },
} as const

/** New and returning visitors. */
export const conversioniqVisitorsReport = report({
  ...sectionOfClient,
  name: 'conversioniqVisitors',
  path: '/clients/{clientId}/reports/conversioniq-insights/visitors',
  title: 'New and returning visitors',
  sentence: 'Whether people came for the first time.',
  rows: 'kinds of visitors',
  columns: {
    visitor: { label: 'Visitor' },
    visitors: { label: 'Visitors', kind: 'count', bar: true, width: 170 },
    known: { label: 'Known Visitors', kind: 'count', width: 130 },
    share: known,
    siteLeads: { label: 'Leads', kind: 'count' },
  },
  key: ['visitor'],
  sort: '-visitors',
  demoRows: 2,
})

/** Who visits the client's site, and which models they are after. */
export const conversioniqInsightsReport = report({
  ...ofClient,
  name: 'conversioniqInsights',
  route: 'clients.conversioniq-insights',
  path: '/clients/{clientId}/reports/conversioniq-insights',
  title: 'ConversionIQ Insights',
  sentence:
    'Visitors of the site by the model they look at, how many are known, and how many are about to buy.',
  rows: 'models',
  alsoCalled: ['conversioniq'],
  search: 'Model',
  columns: {
    model: { label: 'Model' },
    ...compared({
      visitors: {
        label: 'Visitors',
        kind: 'count',
        good: 'up',
        hint: 'People of each day, added up: who comes on two days is counted twice',
      },
      intent: { label: 'High Intent', kind: 'count', good: 'up', hint: 'Visitors who behave like buyers' },
      siteLeads: { label: 'Leads', kind: 'count', good: 'up' },
    }),
    known: { label: 'Known Visitors', kind: 'count', width: 130 },
    share: known,
    leadRate: { label: 'Lead Rate', kind: 'percent', rate: { of: 'siteLeads', per: 'visitors' } },
  },
  key: ['model'],
  sort: '-visitors',
  tiles: [
    { of: 'visitors', label: 'Visitors, at most' },
    { of: 'known', label: 'Known visitors, at most' },
    { of: 'intent', label: 'High intent' },
    { of: 'siteLeads', label: 'Leads' },
    { of: 'leadRate', label: 'Lead rate', kind: 'percent' },
  ],
  chart: {
    title: 'Visitors by day',
    point: 'Day',
    series: { visitors: 'Visitors', known: 'Known' },
    kind: 'count',
  },
  sections: [conversioniqVisitorsReport],
  empty: { title: 'ConversionIQ has no figures of this month', hint: otherMonth },
  demoRows: 4,
})
