import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, stemsIn } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading } from './question.ts'
import { readTopic } from './read-topic.ts'
import { isNumeric } from './topic-reader.ts'
import { meaningsAt } from './topic.ts'

/** Words of what goes on with a question rather than begins another. */
const few = 6

const goesOn =
  /^(?:(?:and|but|so|ok) )?(?:which|what (?:percent|percentage|share|portion)|since when|until when|how many (?:per|by|of|are|is|were|have|has)|how much (?:per|of)|per|by|just|only|nothing|without|first|second|third|last|not|(?:the )?(?:first|second|third|last|other|rest))\b/

/** Results, budgets and the like are asked for anew by their figures. */
const ofTheirOwn = 6

/**
 * `which source is best` after leads, `since when for each` after accounts: the word by which a few words that go on
 * with the rows before would be read as another list, which they do not call by its name. Undefined where they begin anew.
 */
export function strayed(read: Read, reading: Reading, before: Question | null): string | undefined {
  if (reading.is !== 'question' || !isTopic(reading.question) || !isTopic(before)) return undefined
  const { question } = reading
  const line = lowsOf(read.items)
  if (question.topic === before.topic || read.words.length > few || !goesOn.test(line)) return undefined
  if (!namesNobody(question) || question.ofTold || question.period !== null) return undefined
  const topic = topicOf(question.topic)?.topic
  const prepared = read.topics.find((one) => one.topic.id === question.topic)
  if (!topic || !prepared || topic.rank >= ofTheirOwn) return undefined
  if (ofNone.test(line) || asksByColumn(read, before.topic)) return line
  return readTopic(prepared, read.items, read).names ? undefined : line
}

/** What asks for nothing by itself, whatever it is called by. */
const ofNone =
  /^(?:(?:and|but|so|ok) )?(?:(?:what|which) (?:percent|percentage|share|portion) (?:is|are|was|were|of (?:them|those|these|it|that))|since when|until when)\b/

/** `which source` after leads, which have one: told by that, and by no list of sources. */
function asksByColumn({ items, topics }: Read, before: string): boolean {
  const prepared = topics.find(({ topic }) => topic.id === before)
  const stems = stemsIn(items)
  if (!prepared || !/^(?:which|what)$/.test(stems[0] ?? '')) return false
  return (
    meaningsAt(prepared.lexicon, stems, 1)?.meanings.some(
      (meaning) => meaning.is === 'column' && !isNumeric(meaning.column) && meaning.column.kind !== 'client',
    ) === true
  )
}
