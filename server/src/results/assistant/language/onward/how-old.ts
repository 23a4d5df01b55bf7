import { done } from '../about-one.ts'
import { cameAbout } from '../came-about.ts'
import { numbers } from '../english.ts'
import { dayBack } from '../period.ts'
import type { Reading } from '../question.ts'
import type { Fragment } from './fragment.ts'

const ofThose =
  '(?:(?:which|any|anything|what|only|just|the ones|those|how many)(?: ones)?(?: of (?:them|those|these))?(?: (?:that|which|that have|which have))?(?: (?:is|are|was|were|have|has))?(?: been)? )?'
const waiting = '(?:(?:open|sitting|waiting|out|pending|there|stuck|unpaid)(?: for)? )?'
const asksAge = new RegExp(
  `^${ofThose}${waiting}(older|newer|younger|more|longer|less) than (?:the last )?(a|an|one|two|three|four|five|six|\\d+) ((?:day|week|month|year)s?)(?: old| ago)?(?: only)?$`,
)

/** `older than a week`: of rows that came about on a day, those from before, or since then. */
export function olderThan({ before, prepared: { topic }, read, said }: Fragment): Reading | null {
  const [, which, many = '', unit = ''] = asksAge.exec(said) ?? []
  const column = topic.newest ?? cameAbout(topic)
  if (which === undefined || column === undefined || before.by !== null) return null
  const day = dayBack(read.today, numbers[many] ?? (Number(many) || 1), unit)
  const isOlder = /^(?:older|more|longer)$/.test(which)
  return done({
    ...before,
    measures: said.startsWith('how many') ? ['count'] : before.measures.filter((id) => id !== 'count'),
    conditions: [
      ...before.conditions.filter((one) => one.column !== column),
      { column, is: isOlder ? '<' : '>', values: [day] },
    ],
  })
}
