import { addMonths } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import { channelLabel, channels } from '@portal/core/money/services/channels'
import {
  figuresOfAmounts,
  type Amounts,
  type ShownAmounts,
  type ShownFigures,
} from '@portal/core/results/metrics/figures'
import type { MeasureName } from '@portal/core/results/metrics/measures'
import type { Point, Series } from '../../platform/parts/chart/index.ts'

interface OfChannel extends ShownAmounts {
  readonly channel: Channel
}

const counts: Omit<Amounts, 'spend'> = {
  impressions: 0,
  clicks: 0,
  conversions: 0,
  conversionValue: 0,
  views: 0,
  storeVisits: 0,
  vdpViews: 0,
  users: 0,
  sessions: 0,
}
const names = Object.keys(counts) as readonly (keyof typeof counts)[]
const moneys = ['spend', 'investment'] as const

/** Amounts of one kind of money; the sum is of that kind. */
const added = (one: ShownAmounts, other: ShownAmounts): ShownAmounts => ({
  ...names.reduce((sum, name) => ({ ...sum, [name]: one[name] + other[name] }), counts),
  ...Object.fromEntries(
    moneys.flatMap((name) =>
      one[name] === undefined && other[name] === undefined
        ? []
        : [[name, Math.round(((one[name] ?? 0) + (other[name] ?? 0)) * 100) / 100]],
    ),
  ),
})

/** All channels together; visits count as visits only, for what they led to is counted by the advertising. Null without any. */
export function overall(figures: readonly OfChannel[]): ShownFigures | null {
  if (figures.length === 0) return null
  const of = (wanted: (channel: Channel) => boolean): ShownAmounts =>
    figures.filter(({ channel }) => wanted(channel)).reduce<ShownAmounts>(added, counts)
  const visits = of((channel) => channel === 'analytics')
  const advertising = of((channel) => channel !== 'analytics')
  return figuresOfAmounts({ ...advertising, users: visits.users, sessions: visits.sessions })
}

/** Why totals have fewer conversions than the channels below each other, where Analytics counted some; else nothing. */
export const wordsOnConversions = (
  rows: readonly {
    readonly channel: Channel
    readonly current: { readonly conversions: number } | null
  }[],
): string =>
  rows.some(({ channel, current }) => channel === 'analytics' && (current?.conversions ?? 0) > 0)
    ? 'The totals count conversions of the advertising: those that Analytics saw on the site are partly the same, and not added.'
    : ''

/** What only analytics counts, and advertising does not. */
const ofVisits: ReadonlySet<MeasureName> = new Set(['users', 'sessions'])

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A measure of each channel in the thirteen months that end with `month`. */
export function monthSeries(
  measure: MeasureName,
  month: string,
  figures: readonly (OfChannel & { readonly month: string })[],
): { readonly points: readonly Point[]; readonly series: readonly Series[] } {
  const months = Array.from({ length: 13 }, (_, index) => addMonths(month, index - 12))
  const instant = (day: string): Date => new Date(`${day}T00:00:00Z`)
  const shown = channels.filter((channel) => (channel === 'analytics') === ofVisits.has(measure))
  return {
    points: months.map((day) => ({
      short: shortMonth.format(instant(day)),
      long: longMonth.format(instant(day)),
    })),
    series: shown.flatMap((channel): Series[] => {
      const own = figures.filter((row) => row.channel === channel)
      const values = months.map((day) => {
        const found = own.find((row) => row.month === day)
        return found ? (figuresOfAmounts(found)[measure] ?? null) : null
      })
      const isThere = values.some((value) => value !== null && value !== 0)
      return isThere ? [{ label: channelLabel[channel], values }] : []
    }),
  }
}
