import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { clickColumns, ofClient, otherMonth, sectionOfClient } from './columns.ts'
import { programmaticPlacementsReport } from './programmatic-insights.report.ts'

const seen = {
  ...clickColumns,
  impressions: { label: 'Impressions', kind: 'count', bar: true, width: 180 },
} as const
const conversions = { label: 'Conversions', kind: 'count' } as const

/** Whom programmatic advertising reached. */
export const programmaticAudiencesReport = report({
  ...sectionOfClient,
  name: 'programmaticAudiences',
  path: '/clients/{clientId}/reports/programmatic-insights-v2/audiences',
  title: 'Audiences',
  sentence: 'Whom it was shown to.',
  rows: 'audiences',
  columns: { audience: { label: 'Audience' }, ...seen, conversions },
  key: ['audience'],
  sort: '-impressions',
  demoRows: 4,
})

/** Where the people were who saw it. */
export const programmaticGeographyReport = report({
  ...sectionOfClient,
  name: 'programmaticGeography',
  path: '/clients/{clientId}/reports/programmatic-insights-v2/geography',
  title: 'Geography',
  sentence: 'Where the people were who saw it.',
  rows: 'places',
  columns: { city: { label: 'City' }, zip: { label: 'ZIP', width: 90 }, ...seen, conversions },
  key: ['zip', 'city'],
  sort: '-impressions',
  demoRows: 6,
})

/** At what time of day it was shown. */
export const programmaticHoursReport = report({
  ...sectionOfClient,
  name: 'programmaticHours',
  path: '/clients/{clientId}/reports/programmatic-insights-v2/hours',
  title: 'Time of day',
  sentence: 'When it was shown, and when people clicked.',
  rows: 'times of day',
  columns: { hour: { label: 'Time of Day' }, ...seen, conversions },
  key: ['hour'],
  sort: 'hour',
  demoRows: 6,
})

/** Programmatic advertising by creative: how many people it reached, how often, and whether they could see it. */
export const programmaticInsightsV2Report = report({
  ...ofClient,
  name: 'programmaticInsightsV2',
  route: 'clients.programmatic-insights-v2',
  path: '/clients/{clientId}/reports/programmatic-insights-v2',
  title: 'Programmatic Insights by Creative',
  sentence: 'Creatives with the people they reached, how often, and how much of it could be seen.',
  rows: 'creatives',
  columns: {
    creative: { label: 'Creative' },
    size: { label: 'Size', width: 96 },
    ...compared({
      impressions: { label: 'Impressions', kind: 'count', good: 'up' },
    }),
    // Each row of an export counts its own people: what several come to is known to the platform alone.
    reach: {
      label: 'Reach, at Most',
      kind: 'count',
      good: 'up',
      total: 'none',
      hint: 'People who saw it, as each export counts them: who is in two of them is counted twice',
    },
    frequency: {
      label: 'Frequency, at Least',
      kind: 'number',
      extra: true,
      hint: 'Impressions of a person of the reach',
      rate: { of: 'impressions', per: 'reach' },
    },
    clicks: { label: 'Clicks', kind: 'count', good: 'up', width: 84 },
    ctr: {
      label: 'CTR',
      kind: 'percent',
      width: 80,
      hint: 'Clicks of 100 impressions',
      rate: { of: 'clicks', per: 'impressions' },
    },
    viewability: {
      label: 'Viewability',
      kind: 'percent',
      hint: 'Of the impressions that could be measured, those that could be seen',
      rate: { of: 'viewable', per: 'measurable' },
    },
    conversions: { ...conversions, good: 'up' },
    measurable: { label: 'Measurable', kind: 'count', extra: true },
    viewable: { label: 'Viewable', kind: 'count', extra: true },
  },
  key: ['creative', 'size'],
  sort: '-impressions',
  tiles: [
    { of: 'impressions', label: 'Impressions' },
    { of: 'viewability', label: 'Viewability', kind: 'percent' },
    { of: 'clicks', label: 'Clicks' },
    { of: 'conversions', label: 'Conversions' },
  ],
  sections: [
    programmaticAudiencesReport,
    programmaticGeographyReport,
    programmaticHoursReport,
    programmaticPlacementsReport,
  ],
  bars: [
    { title: 'Impressions by size', by: 'size', of: 'impressions' },
    { title: 'Viewability by size', by: 'size', of: 'viewability' },
  ],
  empty: { title: 'No creative was shown in this month', hint: otherMonth },
  demoRows: 6,
})
