import { formatCount, formatDollars, formatMinutes, formatPercent } from '@portal/core/foundation/format'
import { formatDecimals } from '@portal/core/foundation/format/percent'
import type { Topic } from '../language/topic.ts'

/** A figure of a topic as its kind is written; a dash where there is none. */
export function written(topic: Topic, id: string, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  const kind = topic.columns.find((one) => one.id === id)?.kind ?? 'count'
  if (kind === 'money') return formatDollars(value)
  if (kind === 'percent') return formatPercent(value, topic.id === 'figures' ? 2 : 1)
  if (kind === 'duration') return formatMinutes(value)
  return kind === 'number' ? formatDecimals(value, 2) : formatCount(value)
}

/** ` (up 12.3%)`; nothing where there is nothing to compare with. */
export function moved(now: number | null | undefined, before: number | null | undefined): string {
  if (now === null || now === undefined || before === null || before === undefined || before === 0) return ''
  const change = (now - before) / Math.abs(before)
  if (Math.abs(change) < 0.0005) return ' (no change)'
  return ` (${change > 0 ? 'up' : 'down'} ${Math.abs(Math.round(change * 1000) / 10)}%)`
}

/** A label in the middle of a sentence; short forms stay as they are. */
export const lower = (label: string): string =>
  label.replaceAll(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())

/** A figure as a sentence has it: `12 clicks`, and `1 click`. */
export function amountOf(topic: Topic, id: string, value: number | null | undefined, label: string): string {
  const words = lower(label)
  const counts = topic.columns.some((one) => one.id === id && one.kind === 'count')
  const one = counts && value === 1 ? words.replace(/(?<!s)s$/, '') : words
  return `${written(topic, id, value)} ${one}`
}
