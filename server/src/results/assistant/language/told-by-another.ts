import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question } from './question.ts'
import type { Draft } from './read-topic.ts'
import { isNumeric } from './topic-reader.ts'
import { meaningsAt } from './topic.ts'

/** Whether rows of another list are asked for by a column that those before have too, and of no days. */
export function toldByAnother(
  question: Question,
  before: Question | null,
  draft: Draft | null,
  read: Read,
): boolean {
  if (!isTopic(question) || !isTopic(before) || draft === null || draft.whole) return false
  const [topic, was] = [question, before].map(({ topic: id }) => topicOf(id)?.topic)
  if (!topic || topic === was || topic.rank >= ofTheirOwn || !namesNobody(question)) return false
  if (before.by === null || before.period === null || question.period !== null) return false
  const stems = read.items.map((item) => (item.is === 'word' ? item.word.stem : null))
  const prepared = read.topics.find((one) => one.topic === was)
  const hit =
    /^(?:which|what)$/.test(stems[0] ?? '') && prepared ? meaningsAt(prepared.lexicon, stems, 1) : null
  return (
    hit?.meanings.some((meaning) => meaning.is === 'column' && !isNumeric(meaning.column)) === true &&
    hit.length > 0
  )
}

/** Results, budgets and the like are asked for anew by their figures. */
const ofTheirOwn = 6
