import { done } from '../about-one.ts'
import { topicOf } from '../declared-topics.ts'
import { lowsOf } from '../items.ts'
import type { Read } from '../prepare.ts'
import type { Reading, TopicQuestion } from '../question.ts'
import { isNumeric } from '../topic-reader.ts'
import type { Fragment } from './fragment.ts'

const asksOthers =
  /^(?:how (?:does|do|did|is|am) (?:that|it|this|i|they) )?(?:compare|compares|compared|stack up|look|do|doing)(?: it| that| this)? (?:to|with|against|beside|next to|vs) (?:the )?(?:(?:rest|others?)(?: of (?:the|my|our) (?:team|department|group))?|(?:my |our )?team|everyone(?: else)?|everybody(?: else)?|(?:my |the |other )*(?:colleagues|managers|ams|people|teammates|specialists|reps))$/

/** `how does that compare with the rest of the team` after one's own: those of everybody, where each has a row. */
export function besideOthers(read: Read, before: TopicQuestion): Reading | null {
  if (!before.mine || before.ask !== 'rows' || !asksOthers.test(lowsOf(read.items))) return null
  const topic = topicOf(before.topic)?.topic
  if (!topic) return null
  // Of work there are rows of everybody: who has done how much of it is told by them.
  const figure = before.measures.find(
    (id) => id === 'count' || topic.columns.some((one) => one.id === id && isNumeric(one)),
  )
  const each = /report ?card/i.test(topic.title)
  if (topic.person === undefined || (!each && figure === undefined)) return null
  return done({ ...before, mine: false, by: each ? before.by : topic.person })
}

const asksHowMany =
  /^(?:(?:in|the|so|what is the) )?(?:total|altogether|total number|number|count)$|^how many(?: (?:is|are|were|was) (?:that|there|it|they|those)| does (?:he|she) have| do they have)?$/

/** `total?` after rows that have no amount: how many there are. */
export function counted({ line, before, prepared: { topic } }: Fragment): Reading | null {
  if (!asksHowMany.test(line) || before.by !== null || before.limit !== null || before.ask !== 'rows')
    return null
  const adds = topic.columns.some(
    ({ kind, sums, ofClient }) => !ofClient && (kind === 'money' || sums === true),
  )
  return adds || topic.measure !== undefined || topic.period === 'month'
    ? null
    : done({ ...before, measures: ['count'], order: null })
}
