import { addDays, addMonths } from '@portal/core/foundation/format'
import { done } from '../about-one.ts'
import { numbers } from '../english.ts'
import type { Reading } from '../question.ts'
import type { Fragment } from './fragment.ts'

const asksAge =
  /^(?:(?:which|any|anything|what|only|just|the ones|those|how many)(?: ones)?(?: of (?:them|those|these))?(?: (?:that|which|that have|which have))?(?: (?:is|are|was|were|have|has))?(?: been)? )?(?:(?:open|sitting|waiting|out|pending|there|stuck|unpaid)(?: for)? )?(older|newer|younger|more|longer|less) than (?:the last )?(a|an|one|two|three|four|five|six|\d+) (day|days|week|weeks|month|months|year|years)(?: old| ago)?(?: only)?$/

/** `older than a week`: of rows that came about on a day, those from before, or since then. */
export function olderThan({ before, prepared: { topic }, read }: Fragment): Reading | null {
  const line = read.words
    .map(({ low }) => low)
    .join(' ')
    .replace(/^(?:and|but|ok|so) /, '')
  const [, which, many = '', unit = ''] = asksAge.exec(line) ?? []
  const column =
    topic.columns.find(({ id }) => id === topic.newest)?.id ??
    topic.columns.find(
      ({ id, kind }) =>
        kind === 'date' &&
        /^(?:created|createdAt|requestedAt|sentAt|receivedAt|startedAt|\w*[Ss]ince)$/.test(id),
    )?.id
  if (which === undefined || column === undefined || before.by !== null) return null
  const number = /^\d+$/.test(many) ? Number(many) : (numbers[many] ?? 1)
  const day = unit.startsWith('month')
    ? addMonths(read.today, -number)
    : unit.startsWith('year')
      ? addMonths(read.today, -12 * number)
      : addDays(read.today, -number * (unit.startsWith('week') ? 7 : 1))
  const older = /^(?:older|more|longer)$/.test(which)
  const counted = /^(?:and )?how many\b/.test(line)
  return done({
    ...before,
    measures: counted ? ['count'] : before.measures.filter((id) => id !== 'count'),
    conditions: [
      ...before.conditions.filter((one) => one.column !== column),
      { column, is: older ? '<' : '>', values: [day] },
    ],
  })
}
