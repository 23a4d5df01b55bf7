import { formatRatio } from '../../foundation/format/percent.ts'
import type { ReportColumn } from './report-column.ts'

/** How a figure moved against the period before, in words and in what it means. */
export interface Movement {
  readonly direction: 'up' | 'down' | 'same' | 'unknown'
  /** `Up 12.3%`. */
  readonly words: string
  readonly news: 'good' | 'bad' | 'neutral'
}

/** Below a twentieth of a percent nothing moved. */
const steady = 0.0005

/** What a difference says: good where it goes the way that `good` says, bad the other way. */
export function newsOf(difference: number, good: ReportColumn['good']): Movement['news'] {
  if (good === undefined || difference === 0) return 'neutral'
  return (good === 'up') === difference > 0 ? 'good' : 'bad'
}

/** Compares a figure with what it was. */
export function movementBetween(
  now: number | null | undefined,
  before: number | null | undefined,
  good: ReportColumn['good'],
): Movement {
  if (now === null || now === undefined || before === null || before === undefined || before === 0)
    return nothingToCompare
  return movementBy(((now - before) / Math.abs(before)) * 100, good)
}

const nothingToCompare: Movement = {
  direction: 'unknown',
  words: 'Nothing to compare with',
  news: 'neutral',
}

/**
 * How a figure moved that changed by so much.
 * @param percent null where it has nothing to be compared with
 */
export function movementBy(percent: number | null, good: ReportColumn['good']): Movement {
  if (percent === null) return nothingToCompare
  const change = percent / 100
  if (Math.abs(change) < steady) return { direction: 'same', words: 'No change', news: 'neutral' }
  const direction = change > 0 ? 'up' : 'down'
  return {
    direction,
    words: `${direction === 'up' ? 'Up' : 'Down'} ${formatRatio(Math.abs(change), 1)}`,
    news: newsOf(change, good),
  }
}
