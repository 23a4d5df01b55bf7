import { addDays } from '@portal/core/foundation/format'
import type { Period } from '../period.ts'
import type { TopicReader } from '../topic-reader.ts'

/** `the deposit from Tuesday`: of what was a day of the week is the last one that was so. */
export function concludePast({ topic, period, today, items }: TopicReader): Period | null {
  const said = items.some(
    (item) =>
      item.is === 'time' &&
      /^(?:on |from )?(?:mon|tues?|wed|wednes|thur?s?|fri|sat|satur|sun)(?:day)?$/i.test(item.words),
  )
  if (!topic.past || !said || period === null || period.from !== period.to || period.from <= today)
    return period
  const day = addDays(period.from, -7)
  return { from: day, to: day }
}
