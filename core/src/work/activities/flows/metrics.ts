import { formatDollars } from '../../../foundation/format/money.ts'
import { formatDecimals, formatRatio } from '../../../foundation/format/percent.ts'

/** A figure that a flow compares with the period before. */
export interface Metric<Name extends string = string> {
  /** The field of the answer. */
  readonly name: Name
  /** Above its text. */
  readonly label: string
  /** Within 'The {metric} remained the same.' */
  readonly phrase: string
  readonly shown: (value: number) => string
}

/** `1,234`, and `12.5` where conversions are shared between clicks. */
const count = (value: number): string => formatDecimals(value, 2)
/** `1.23%` of 0.0123. */
const ratio = (value: number): string => formatRatio(value)

const metric = {
  impressions: { name: 'impressions', label: 'Impressions', phrase: 'impressions', shown: count },
  clicks: { name: 'clicks', label: 'Clicks', phrase: 'clicks', shown: count },
  ctr: { name: 'ctr', label: 'CTR', phrase: 'CTR', shown: ratio },
  cpc: { name: 'cpc', label: 'CPC', phrase: 'CPC', shown: formatDollars },
  cpm: { name: 'cpm', label: 'CPM', phrase: 'CPM', shown: formatDollars },
  vtr: { name: 'vtr', label: 'VTR', phrase: 'VTR', shown: ratio },
  conversions: { name: 'conversions', label: 'Conversions', phrase: 'conversions', shown: count },
  costPerConversion: {
    name: 'costPerConversion',
    label: 'Cost per Conversion',
    phrase: 'cost per conversion',
    shown: formatDollars,
  },
  storeVisits: { name: 'storeVisits', label: 'Store Visits', phrase: 'store visits', shown: count },
  vdpViews: { name: 'vdpViews', label: 'VDP Views', phrase: 'VDP views', shown: count },
  users: { name: 'users', label: 'Users', phrase: 'users', shown: count },
  sessions: { name: 'sessions', label: 'Sessions', phrase: 'sessions', shown: count },
} as const satisfies { readonly [Name in string]: Metric<Name> }

/** Figures of paid search that a note compares. */
export const semMetrics = [
  metric.impressions,
  metric.clicks,
  metric.ctr,
  metric.conversions,
  metric.costPerConversion,
] as const

/** Figures of display. */
export const displayMetrics = [
  metric.impressions,
  metric.clicks,
  metric.ctr,
  metric.cpm,
  metric.storeVisits,
  metric.vdpViews,
] as const

/** Figures of online video. */
export const videoMetrics = [
  metric.impressions,
  metric.vtr,
  metric.ctr,
  metric.cpm,
  metric.storeVisits,
  metric.vdpViews,
] as const

/** Figures of connected TV, beside its placements. */
export const ctvMetrics = [
  metric.impressions,
  metric.vtr,
  metric.cpm,
  metric.storeVisits,
  metric.vdpViews,
] as const

/** Figures of paid social, for new and for used vehicles. */
export const socialMetrics = [metric.cpc, metric.clicks, metric.conversions, metric.ctr] as const

/** Visits that paid social brought. */
export const visitMetrics = [metric.users, metric.sessions] as const

/** Placements of connected TV that are named. */
export const mostPlacements = 3

/** The line that decides whether optimizations are asked for. */
export const costPerConversionLine = 'sem.costPerConversion'
