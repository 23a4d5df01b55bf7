import { centsFromDollars, formatDollars } from '../../foundation/format/money.ts'
import { formatCount, formatRatio } from '../../foundation/format/percent.ts'
import { movementBetween, type Movement } from '../../platform/reports/change.ts'
import type { MoneyShown, ShownFigures } from './figures.ts'

export type MeasureName = keyof ShownFigures

/** What a figure is called, how it is written, and whether more of it is better. */
export interface Measure {
  readonly label: string
  readonly kind: 'count' | 'money' | 'ratio'
  readonly better: 'more' | 'less' | 'neither'
  /** At the head of a narrow column, where the label is long. */
  readonly short?: string
  /** One line about what it says. */
  readonly hint?: string
}

export const measures: Readonly<Record<MeasureName, Measure>> = {
  impressions: { label: 'Impressions', kind: 'count', better: 'more' },
  clicks: { label: 'Clicks', kind: 'count', better: 'more' },
  spend: { label: 'Spend', kind: 'money', better: 'neither' },
  investment: {
    label: 'Investment',
    kind: 'money',
    better: 'neither',
    hint: 'Media and its management, as invoiced',
  },
  conversions: { label: 'Conversions', kind: 'count', better: 'more' },
  conversionValue: { label: 'Conversion Value', kind: 'money', better: 'more' },
  views: { label: 'Completed Views', kind: 'count', better: 'more', hint: 'Videos watched to their end' },
  storeVisits: { label: 'Store Visits', kind: 'count', better: 'more' },
  vdpViews: { label: 'VDP Views', kind: 'count', better: 'more', hint: 'Views of vehicle detail pages' },
  users: {
    label: 'Users, at Most',
    kind: 'count',
    better: 'more',
    hint: 'People of each day, added up: who comes on two days is counted twice',
  },
  sessions: { label: 'Sessions', kind: 'count', better: 'more' },
  ctr: { label: 'CTR', kind: 'ratio', better: 'more', hint: 'Clicks of 100 impressions' },
  cpm: { label: 'CPM', kind: 'money', better: 'less', hint: 'Dollars of 1,000 impressions' },
  cpc: { label: 'CPC', kind: 'money', better: 'less', hint: 'Dollars of a click' },
  vtr: { label: 'VTR', kind: 'ratio', better: 'more', hint: 'Completed views of 100 impressions' },
  costPerConversion: {
    label: 'Cost per Conversion',
    short: 'Cost per Conv.',
    kind: 'money',
    better: 'less',
    hint: 'Dollars of a conversion',
  },
}

/** Measures with the money that the person sees in the place of `spend`. */
export const measuresIn = <Name extends MeasureName>(
  names: readonly Name[],
  money: MoneyShown,
): readonly (Name | MoneyShown)[] => names.map((name) => (name === 'spend' ? money : name))

/** A figure as people read it; a dash where there is none. */
export function formatMeasure(name: MeasureName, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  const { kind } = measures[name]
  if (kind === 'money') return formatDollars(value)
  return kind === 'ratio' ? formatRatio(value) : formatCount(value)
}

/** A figure as the columns of a list hold it: money in cents, a share in percent. */
export function columnValue(name: MeasureName, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null
  const { kind } = measures[name]
  if (kind === 'money') return centsFromDollars(value)
  return kind === 'ratio' ? value * 100 : value
}

const goodIn = { more: 'up', less: 'down', neither: undefined } as const

/** Compares a figure with that of the period before. */
export const movementOf = (
  name: MeasureName,
  now: number | null | undefined,
  before: number | null | undefined,
): Movement => movementBetween(now, before, goodIn[measures[name].better])
