import { channelOfPlatform } from './core/shared.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import { inDaysOf } from './of-told.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Condition, type Question, type Reading, type TopicQuestion } from './question.ts'

/** Words of what goes on: more of them say in full what they ask. */
const fewWords = 5
const ofAll = /\b(?:total|overall|all|every|everybody|everyone|now|today|currently)\b/

/** What is budgeted, spent and got of the same advertising. */
export const ofAdvertising: ReadonlySet<string> = new Set(['figures', 'budgets', 'pacing'])

const definite = /^(?:and )?(?:(?:what|how much) (?:is|was|were|are) )?the (?!same\b)\S+(?: \S+)?$/

/** `what was the budget`: of whom and of when, the question before says. */
export const saysTheSame = (question: Question, { words, items }: Read): boolean =>
  isTopic(question) &&
  ofAdvertising.has(question.topic) &&
  words.length <= fewWords &&
  definite.test(lowsOf(items)) &&
  !ofAll.test(lowsOf(items))

/** Where advertising runs, in the words of another topic; null where that does not know it. */
function placeIn(topic: string, condition: Condition): Condition | null {
  const columns = topicOf(topic)?.topic.columns ?? []
  if (columns.some(({ id }) => id === condition.column)) return condition
  // What is budgeted for Google is a service of that name, and not all of search.
  const channels = condition.values.map((value) =>
    topic === 'budgets' && value === 'Google Ads' ? undefined : channelOfPlatform.get(String(value)),
  )
  const known = channels.flatMap((channel) => channel ?? [])
  return condition.column === 'platform' &&
    columns.some(({ id }) => id === 'channel') &&
    known.length === channels.length
    ? { ...condition, column: 'channel', values: [...new Set(known)] }
    : null
}

/** Whether a topic has the days that it is asked of: one of months tells whole ones. */
const fits = ({ topic, period }: TopicQuestion): boolean =>
  topicOf(topic)?.topic.period !== 'month' || period === null || period.from.endsWith('-01')

/**
 * `and the budget` after what search spent in October: of the same days, channel and stores one by one, as far as nothing
 * else is said of these.
 *
 * @param question what the few words ask when they are read alone
 * @returns what is asked then, with what of the question before could not go on; null where it does not go on so
 */
export function ofTheSame(
  question: TopicQuestion,
  before: Question | null,
  { words, items }: Read,
): Reading | null {
  if (!isTopic(before) || before.topic === question.topic || !ofAdvertising.has(question.topic)) return null
  if (!ofAdvertising.has(before.topic) && before.topic !== 'leads') return null
  if (words.length > fewWords || ofAll.test(lowsOf(items))) return null
  if (question.conditions.length + question.records.length > 0 || question.by !== null) return null
  const places = before.conditions.filter(({ column }) => column === 'channel' || column === 'platform')
  const there = places.map((condition) => placeIn(question.topic, condition))
  const inItsDays = inDaysOf(question, before)
  const dated = fits(inItsDays) ? inItsDays : question
  const tells = before.order === null && before.limit === null && before.by === 'client'
  const left = [
    ...before.records.map(({ name }) => name),
    ...places.flatMap((condition, at) => (there[at] === null ? condition.values.map(String) : [])),
  ]
  const same = {
    ...dated,
    conditions: [...dated.conditions, ...there.flatMap((condition) => condition ?? [])],
    ...(tells ? { by: before.by } : {}),
  }
  return { is: 'question', question: same, ...(left.length > 0 ? { left } : {}) }
}
