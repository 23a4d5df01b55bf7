import { formatPercent } from '../../../foundation/format/percent.ts'
import type { Metric } from './metrics.ts'

/** What flows say where there is nothing to compare. */
export const comparisonMessages = {
  noCampaigns: 'No campaigns to pull data for.',
  noData: 'There is no data to compare during this time frame.',
  onlyBefore:
    'There is no data during this current period to compare to the previous campaign that was active.',
  noPlacements: 'There is no placement data for given time frame.',
  noVisits: 'No data available for this date range.',
} as const

/** How a figure moved. */
export type Direction = 'increased' | 'decreased' | 'same'

export interface Comparison {
  readonly text: string
  /** Null where there is nothing to compare. */
  readonly direction: Direction | null
}

const without = (text: string): Comparison => ({ text, direction: null })

/**
 * A figure beside that of the period before.
 * What is compared is what is shown: two values that read the same are the same.
 */
export function compare(
  { phrase, shown }: Pick<Metric, 'phrase' | 'shown'>,
  now: number | null,
  before: number | null,
): Comparison {
  if (now === null)
    return without(before === null ? comparisonMessages.noData : comparisonMessages.onlyBefore)
  if (before === null) return without(`The ${phrase} stood at ${shown(now)}. ${comparisonMessages.noData}`)
  const [from, to] = [shown(before), shown(now)]
  if (from === to) return { text: `The ${phrase} remained the same.`, direction: 'same' }
  const direction = now > before ? 'increased' : 'decreased'
  return { text: `The ${phrase} ${direction}${byHowMuch(now, before)} from ${from} to ${to}.`, direction }
}

/** ` by 12.5%`; nothing where the figure was zero before, of which nothing is a percentage. */
function byHowMuch(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.abs((now - before) / before) * 100
  return percent < 0.01 ? ' by less than 0.01%' : ` by ${formatPercent(percent).replace(/\.?0+%$/, '%')}`
}
