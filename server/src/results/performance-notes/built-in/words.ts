import {
  type DayRange,
  formatCount,
  formatDay,
  formatDollars,
  formatRatio,
} from '@portal/core/foundation/format'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'

/** How a value is written. */
export type Unit = 'count' | 'money' | 'ratio'

/** `$1,234.50`, `1,234`, `12.5` or `3.21%`. */
export function valueText(value: number, unit: Unit): string {
  if (unit === 'money') return formatDollars(value)
  if (unit === 'ratio') return formatRatio(value)
  return Number.isInteger(value)
    ? formatCount(value)
    : value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** A change without its sign: `12.3%`. */
export const changeText = (change: number): string => formatRatio(Math.abs(change), 1)

/** A change with its sign: `+12.3%`. */
export const signedChange = (change: number): string => `${change < 0 ? '-' : '+'}${changeText(change)}`

/** `03/01/2026 to 03/14/2026`, or one day. */
export const rangeText = ({ start, end }: DayRange): string =>
  start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

/** A name in quotation marks, in one line. */
export const quoted = (name: string): string => `“${shortName(name)}”`

/** A name as people can read it: no line breaks or control characters, at most 80 characters. */
export function shortName(name: string): string {
  const line = name.replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= 80 ? line : `${letters.slice(0, 79).join('').trimEnd()}…`
}

/** A sentence with a capital at its beginning. */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

/** What a channel is called within a sentence. */
export const channelWords: Readonly<Record<NoteFacts['channel'], string>> = {
  search: 'paid search',
  social: 'paid social',
  'display and video': 'display and video',
  ctv: 'connected TV',
}
