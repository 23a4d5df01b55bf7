import { daysBetween } from '@portal/core/foundation/format'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** `trend`, `over time`: told by a stretch of time that suits the days. */
export const readTrend: Rule = (reader, at) => {
  const low = reader.low(at)
  const length = /^(?:trends?|trending|trended)$/.test(low)
    ? 1
    : low === 'over' && reader.low(at + 1) === 'time'
      ? 2
      : 0
  if (length === 0 || reader.hitAt(at) || !reader.topic.by?.includes('month')) return 0
  reader.trends = true
  reader.says.add('by')
  return length
}

/** Days of a trend that are told one by one, and those that are told by week. */
const [mostDays, mostWeeks] = [31, 100]

export function concludeTrend(reader: TopicReader): void {
  const { topic, period, trends } = reader
  if (!trends || reader.by !== null) return
  const days = period ? daysBetween(period.from, period.to) : mostWeeks + 1
  const unit = days <= mostDays ? 'day' : days <= mostWeeks ? 'week' : 'month'
  reader.by = topic.by?.includes(unit) ? unit : 'month'
}
