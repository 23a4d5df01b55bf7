import { ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const common = {
  rows: 'rows',
  allow: ownClients,
  filters: { clientId: { kind: 'record', label: 'Client', of: 'clients' } },
  period: { kind: 'range', days: 30 },
} as const

/** Where visits came from and how many ended in a lead. */
export const siteSourcesReport = report({
  ...common,
  name: 'siteSources',
  route: null,
  path: '/reports/site-intelligence/sources',
  title: 'Sources',
  sentence: 'Where visits came from, who came again, and how many of them became a lead.',
  columns: {
    source: { label: 'Source' },
    medium: { label: 'Medium', width: 130 },
    visits: { label: 'Visits', kind: 'count', bar: true, width: 180 },
    visitors: { label: 'Visitors', kind: 'count', total: 'none', width: 112 },
    back: {
      label: 'Returning',
      kind: 'count',
      hint: 'Visits of somebody who had been there before',
      width: 120,
    },
    vehicles: { label: 'Vehicles Seen', kind: 'count' },
    leads: { label: 'Leads', kind: 'count' },
    rate: { label: 'Leads of Visits', kind: 'percent', rate: { of: 'leads', per: 'visits' } },
  },
  key: ['source', 'medium'],
  sort: '-visits',
  demoRows: 5,
})

/** At which hour people look at vehicles and ask. */
export const siteHoursReport = report({
  ...common,
  name: 'siteHours',
  route: null,
  path: '/reports/site-intelligence/hours',
  title: 'Intent by Hour',
  sentence: 'Vehicle pages and leads by hour of the agency’s day.',
  columns: {
    hour: { label: 'Hour' },
    views: { label: 'Pages', kind: 'count' },
    vehicles: { label: 'Vehicle Pages', kind: 'count', bar: true, width: 180 },
    leads: { label: 'Leads', kind: 'count' },
  },
  key: ['hour'],
  sort: 'hour',
})

/** What visits that ended in a lead had looked at. */
export const siteBeforeLeadReport = report({
  ...common,
  name: 'siteBeforeLead',
  route: null,
  path: '/reports/site-intelligence/before-a-lead',
  title: 'Before a Lead',
  sentence: 'What visits with a lead had looked at, beside all visits.',
  columns: {
    kind: { label: 'Kind of Page' },
    withLead: { label: 'Visits with a Lead', kind: 'count', bar: true, width: 180, total: 'none' },
    visits: { label: 'All Visits', kind: 'count', total: 'none' },
    rate: { label: 'Leads of Visits', kind: 'percent', rate: { of: 'withLead', per: 'visits' } },
  },
  key: ['kind'],
  sort: '-withLead',
  demoRows: 4,
})

/** Visitors of the stores' sites by the models that they looked at. */
export const siteIntelligenceReport = report({
  ...common,
  name: 'siteIntelligence',
  route: 'siteiq.intelligence',
  path: '/reports/site-intelligence',
  title: 'SiteIQ Intelligence',
  sentence: 'Who visits the stores’ sites, which models they look at, and what leads to a lead.',
  rows: 'models',
  search: 'Model',
  columns: {
    model: { label: 'Model' },
    visits: { label: 'Visits', kind: 'count', total: 'none', bar: true, width: 180 },
    visitors: { label: 'Visitors', kind: 'count', total: 'none' },
    back: {
      label: 'Returning',
      kind: 'count',
      total: 'none',
      hint: 'Visits of somebody who had been there before',
      width: 120,
    },
    leads: { label: 'Visits with a Lead', kind: 'count', total: 'none', width: 150 },
    rate: { label: 'Leads of Visits', kind: 'percent', rate: { of: 'leads', per: 'visits' }, width: 140 },
  },
  key: ['model'],
  sort: '-visits',
  tiles: [
    { of: 'allVisitors', label: 'Visitors' },
    { of: 'allVisits', label: 'Visits' },
    { of: 'allBack', label: 'Returning' },
    { of: 'allLeads', label: 'Leads' },
  ],
  chart: {
    title: 'Visits by day',
    point: 'Day',
    series: { visits: 'Visits', vehicles: 'Vehicle pages' },
    kind: 'count',
  },
  sections: [siteSourcesReport, siteHoursReport, siteBeforeLeadReport],
  empty: {
    title: 'No visits in these days',
    hint: 'Register the store’s site on its Settings tab and put the snippet on its pages.',
  },
})
