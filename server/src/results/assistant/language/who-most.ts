import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import type { Reading, TopicQuestion } from './question.ts'
import { isNumeric } from './topic-reader.ts'

const asks =
  /^(?:and |so |ok )*(?:(?<who>who|which (?:one|person|people|rep|reps)|what person)(?: (?:of|among) (?:them|those|these|us))?|(?:which|what) (?<client>client|store|dealer|dealership|account)(?: (?:of|among) (?:them|those|these))?) (?<verb>did|does|do|has|have|had|got|gets|\w+ed) (?:the )?(?<which>most|fewest|least)(?: of (?:them|those|these|it|all))?$/

/** Words that say no more than that somebody has or did something. */
const plainly = /^(?:did|does|do|has|have|had|got|gets|logged|handled)$/
/** What rows may be told by that is nobody. */
const inTime = /^(?:day|week|month|quarter)$/
const holds = /^(?:has|have|had|got|gets)$/

/** Whose rows nobody counts: they are sums, or stand for clients. */
const ofOthers: ReadonlySet<string> = new Set(['figures', 'budgets', 'pacing', 'campaigns', 'clients'])

/** `who did the most`, `which store has the most` after rows: just those, by whoever did them or has them, the most first. */
export function whoMost(items: readonly Item[], before: TopicQuestion): Reading | null {
  const found = asks.exec(lowsOf(items))?.groups
  const topic = topicOf(before.topic)?.topic
  if (!found || !topic || ofOthers.has(topic.id) || before.ask !== 'rows') return null
  const { client, verb = '', which } = found
  const did = topic.columns.find(
    ({ did: deeds = [], kind, words }) => deeds.includes(verb) || (kind === 'person' && words.includes(verb)),
  )?.id
  const person = plainly.test(verb) ? topic.person : did
  // Who has a request is not who sent it, and whose manager somebody is is asked for by that.
  const unknown = topic.person === 'reporter' && holds.test(verb)
  const by = client === undefined ? (unknown || person === 'manager' ? undefined : person) : topic.client
  if (
    by === undefined ||
    (before.by !== null && before.by !== by && !inTime.test(before.by)) ||
    before.limit !== null
  )
    return null
  const measure = before.measures.find((id) => topic.columns.some((one) => one.id === id && isNumeric(one)))
  const column = measure ?? 'count'
  return done({ ...rankedBy(by, before, column, which === 'most'), average: false, show: null })
}

const asksWhoseMost =
  /^(?:and )?(?:which|what) (?:account )?(?:manager|managers|am|ams) (?:has |have )?(?:lost|had|has|have|got) the (most|least|fewest)(?: of (?:them|those|it))?$/

/** `which AM lost the most` after cancellations by reason: by the manager of those, the most first. */
export function whoseMost(items: readonly Item[], before: TopicQuestion): Reading | null {
  const which = asksWhoseMost.exec(lowsOf(items))?.[1]
  if (which === undefined) return null
  const topic = topicOf(before.topic)?.topic
  const by = topic?.columns.find(({ id }) => /^managers?$/.test(id))?.id
  const measure = before.measures.find(
    (id) => id === 'count' || topic?.columns.some((one) => one.id === id && isNumeric(one)),
  )
  return by === undefined
    ? null
    : done(rankedBy(by, before, measure ?? topic?.measure ?? 'count', which === 'most'))
}

/** The rows that were told, by another of their columns, the most or the fewest first. */
const rankedBy = (by: string, before: TopicQuestion, column: string, descending: boolean): TopicQuestion => ({
  ...before,
  measures: [column],
  by,
  also: null,
  share: null,
  order: { column, descending },
  limit: null,
})
