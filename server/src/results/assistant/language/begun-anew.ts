import { topicOf } from './declared-topics.ts'
import type { TopicQuestion } from './question.ts'
import type { Draft } from './read-topic.ts'
import { isNumeric } from './topic-reader.ts'

/** Whoever many of are asked about: a question that names them begins with all of them. */
const ofMany = /^(?:client|brand|group|manager|us|region|manufacturer|department|industry|payer)$/

/** Words with which a question goes on, or leans on what was told. */
const leans =
  /\b(?:it|its|that|those|them|these|they|their|same|ones?|each)\b|^(?:and|but|or|only|just|with|without|what about|how about|now|also|then|by|per|sort|order)\b/

/** Whether a question says by itself of what it is. */
export const leansOnBefore = (line: string): boolean => leans.test(line)

/**
 * `which brands have the best cost per lead` after clients without spend, `search spend yesterday` after stores whose cost
 * doubled: asked in full. Days and whose they are go on; figures that rows were held against, and how they moved, do not.
 */
export function asBegunAnew(before: TopicQuestion, { question, says }: Draft, line: string): TopicQuestion {
  if (!says.has('measure') || leansOnBefore(line) || question.topic !== before.topic) return before
  const ownRows = question.by !== null && question.by !== before.by && ofMany.test(question.by)
  const ownTime = says.has('period') && before.moved !== null && question.moved === null
  if (!ownRows && !ownTime) return before
  if (!ownRows)
    return { ...before, moved: null, movedBy: null, by: before.by === 'client' ? null : before.by }
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const isFigure = (id: string): boolean => columns.some((one) => one.id === id && isNumeric(one))
  return {
    ...before,
    conditions: before.conditions.filter(({ column }) => !isFigure(column)),
    measures: [], moved: null, movedBy: null, against: null, held: null, share: null, by: null, also: null, order: null, limit: null, average: false,
  } // prettier-ignore
}
