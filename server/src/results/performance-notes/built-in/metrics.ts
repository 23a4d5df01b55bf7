import type { Figures } from '@portal/core/results/metrics/figures'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'
import type { Unit } from './words.ts'

/** A measure of a note. */
export interface Metric {
  readonly id: MetricId
  readonly name: string
  readonly unit: Unit
  readonly value: (figures: Figures) => number | null
  /** The count of rare events that the value rests on: few of them make no trend. Null where it rests on none. */
  readonly events: ((figures: Figures) => number) | null
  /** Which way is good; null where neither is in itself. */
  readonly good: 'up' | 'down' | null
}

export type MetricId =
  | 'spend'
  | 'impressions'
  | 'clicks'
  | 'ctr'
  | 'cpc'
  | 'cpm'
  | 'conversions'
  | 'conversionRate'
  | 'costPerConversion'
  | 'views'
  | 'vtr'
  | 'storeVisits'
  | 'vdpViews'

const clicks = ({ clicks: count }: Figures): number => count
const conversions = ({ conversions: count }: Figures): number => count
const impressions = ({ impressions: count }: Figures): number => count
const views = ({ views: count }: Figures): number => count

/** Conversions of a click, from 0 up; null without clicks. */
export const conversionRate = (figures: Figures): number | null =>
  figures.clicks === 0 ? null : figures.conversions / figures.clicks

const all: { readonly [Id in MetricId]: Omit<Metric, 'id'> } = {
  spend: { name: 'Spend', unit: 'money', value: ({ spend }) => spend, events: null, good: null },
  impressions: { name: 'Impressions', unit: 'count', value: impressions, events: impressions, good: 'up' },
  clicks: { name: 'Clicks', unit: 'count', value: clicks, events: clicks, good: 'up' },
  ctr: { name: 'CTR', unit: 'ratio', value: ({ ctr }) => ctr, events: clicks, good: 'up' },
  cpc: { name: 'CPC', unit: 'money', value: ({ cpc }) => cpc, events: clicks, good: 'down' },
  cpm: { name: 'CPM', unit: 'money', value: ({ cpm }) => cpm, events: impressions, good: 'down' },
  conversions: { name: 'Conversions', unit: 'count', value: conversions, events: conversions, good: 'up' },
  conversionRate: {
    name: 'Conversion rate',
    unit: 'ratio',
    value: conversionRate,
    events: conversions,
    good: 'up',
  },
  costPerConversion: {
    name: 'Cost per conversion',
    unit: 'money',
    value: ({ costPerConversion }) => costPerConversion,
    events: conversions,
    good: 'down',
  },
  views: { name: 'Completed views', unit: 'count', value: views, events: views, good: 'up' },
  vtr: { name: 'VTR', unit: 'ratio', value: ({ vtr }) => vtr, events: views, good: 'up' },
  storeVisits: {
    name: 'Store visits',
    unit: 'count',
    value: ({ storeVisits }) => storeVisits,
    events: ({ storeVisits }) => storeVisits,
    good: 'up',
  },
  vdpViews: {
    name: 'VDP views',
    unit: 'count',
    value: ({ vdpViews }) => vdpViews,
    events: ({ vdpViews }) => vdpViews,
    good: 'up',
  },
}

/** A measure by its id. */
export const metric = (id: MetricId): Metric => ({ id, ...all[id] })

const byClick: readonly MetricId[] = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'conversions',
  'conversionRate',
  'costPerConversion',
  'vdpViews',
  'storeVisits',
]
const byImpression: readonly MetricId[] = [
  'spend',
  'impressions',
  'cpm',
  'clicks',
  'ctr',
  'views',
  'vtr',
  'conversions',
  'costPerConversion',
  'storeVisits',
  'vdpViews',
]

/** The measures of a channel, in the order of its note. */
export const metricsOf: Readonly<Record<NoteChannel, readonly MetricId[]>> = {
  search: byClick,
  social: byClick,
  'display and video': byImpression,
  ctv: ['spend', 'impressions', 'cpm', 'views', 'vtr', 'clicks', 'storeVisits', 'vdpViews', 'conversions'],
}
