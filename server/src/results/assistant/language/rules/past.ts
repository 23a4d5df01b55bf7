import { addDays } from '@portal/core/foundation/format'
import { yearBefore, type Period } from '../period.ts'
import type { TopicReader } from '../topic-reader.ts'

const weekday = /^(?:on |from )?(?:mon|tues?|wed|wednes|thur?s?|fri|sat|satur|sun)(?:day)?$/i
const month = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i
const year = /\b(?:19|20)\d\d\b|\byear\b/i

/**
 * `the deposit from Tuesday`: of what was a day of the week is the last one that was so, and `the clicks of June`, asked in
 * April, are those of the year before.
 */
export function concludePast({ topic, period, today, items }: TopicReader): Period | null {
  if (!topic.past || period === null || period.from <= today) return period
  const said = (what: RegExp): boolean => items.some((item) => item.is === 'time' && what.test(item.words))
  if (said(weekday) && period.from === period.to) {
    const day = addDays(period.from, -7)
    return { from: day, to: day }
  }
  return said(month) && !said(year) ? yearBefore(period) : period
}
