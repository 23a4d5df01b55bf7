import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'
import { isNumeric } from './topic-reader.ts'

const sums =
  /^(?:and )?(?:what is )?(?:(?:the|in) )?(?:grand )?(?:total|sum|altogether)(?: (?:of (?:those|these|them|that|it)|amount|value))?$/

/** `how much in total`, of a figure that was told. */
const sumsFigure =
  /^(?:and |so )?(?:how much|what)(?: (?:is|are|was|were) (?:it|that|they|those))?(?: all)? (?:in total|altogether|all together|all told|in all|combined|overall)$/

/** Whether the sum of what was told is asked for by more words than `total`, which may begin anew. */
export const asksForSum = (items: readonly Item[]): boolean =>
  sumsFigure.test(lowsOf(items)) ||
  (sums.test(lowsOf(items)) && / (?:amount|value|those|these|them|that|it)$/.test(lowsOf(items)))

/** `total?` after what is open: the sum of just those. */
export function summedUp(items: readonly Item[], before: Question | null): Reading | null {
  const ofFigure = sumsFigure.test(lowsOf(items))
  if (!isTopic(before) || !(ofFigure || sums.test(lowsOf(items)))) return null
  if (ofFigure && before.measures.length === 0) return null
  const topic = topicOf(before.topic)?.topic
  // Of the oldest one the sum is that of all of them.
  const open = before.conditions.some(({ values }) => values.includes('open') || values.includes('overdue'))
  const measure =
    topic?.id === 'invoices' && open
      ? 'due'
      : (topic?.measure ?? topic?.columns.find(({ id, sums }) => sums && id === topic.leading)?.id)
  // Who looks after them adds up to nothing.
  const told = before.measures.filter(
    (id) => id === 'count' || topic?.columns.some((one) => one.id === id && isNumeric(one)),
  )
  const measures = told.length === 0 && measure !== undefined ? [measure] : told
  if (measures.length === 0 || measures.includes('count')) return null
  return done({ ...before, measures, by: null, also: null, order: null, limit: null, show: null })
}
