import { lowsOf, stemsIn, type Item } from '../items.ts'
import type { Read } from '../prepare.ts'
import type { TopicQuestion } from '../question.ts'
import { readTopic, type Draft } from '../read-topic.ts'
import { wordsOf } from '../tokens.ts'
import { isNumeric } from '../topic-reader.ts'
import { meaningsAt, type AskedColumn, type Prepared } from '../topic.ts'

/** A few words that go on with a question over the rows of a topic. */
export interface Fragment {
  readonly read: Read
  readonly before: TopicQuestion
  readonly prepared: Prepared
  /** What they say, without what is said before anything else: `ok and`, `now`. */
  readonly items: readonly Item[]
  /** The same as patterns look at it: a name is `\u0001`, a time `\u0002`. */
  readonly line: string
  /** All words as they were said, times among them. */
  readonly said: string
}

const opening =
  /^(?:(?:and|so|ok|okay|but|now|then|also|hmm|cool|great|nice|thanks|thank you|actually|sorry|wait|please|right|alright|well|yes|yeah|yep|no wait|i mean|i meant|can you|could you|show me|show|give me|tell me|let me see|i want|i need|make it|make that|how about|what about|same thing but|same but|same thing|the same but) )+/
const closing = /(?: (?:please|pls|thanks|though|then|again|now|i mean|i meant|for me))+$/

const wordsIn = (line: string): number => (line.trim() === '' ? 0 : line.trim().split(' ').length)

/** What is left of a fragment when so much is taken from its beginning and its end. */
export function rest(fragment: Fragment, head: string, tail = ''): Fragment {
  const from = wordsIn(head)
  // Each item is one word of the line.
  const items = fragment.items.slice(from, fragment.items.length - wordsIn(tail))
  return { ...fragment, items, line: lowsOf(items) }
}

/** A question as words that go on with the one before it; null where that asked for no rows. */
export function fragmentOf(read: Read, before: TopicQuestion): Fragment | null {
  const prepared = read.topics.find(({ topic }) => topic.id === before.topic)
  if (!prepared || before.ask === 'why') return null
  const said = read.words
    .map(({ low }) => low)
    .join(' ')
    .replace(/^(?:(?:and|but|ok|so) )+/, '')
  const whole: Fragment = { read, before, prepared, items: read.items, line: lowsOf(read.items), said }
  const opened = rest(whole, opening.exec(whole.line)?.[0] ?? '')
  const bare = rest(opened, '', closing.exec(opened.line)?.[0] ?? '')
  return bare.items.length > 0 ? bare : null
}

/** The items as the topic of the question before reads them; null where anything is left over. */
export function asTopicReads({ prepared, read, before }: Fragment, items: readonly Item[]): Draft | null {
  if (items.length === 0) return null
  const draft = readTopic(prepared, items, read, before)
  return draft.left.length === 0 && draft.unsure === null ? draft : null
}

/** The figures that were told, with those that rows are held against beside them. */
export const besideTold = (
  { before, prepared: { topic } }: Fragment,
  conditions: TopicQuestion['conditions'],
): readonly string[] =>
  before.measures.length === 0
    ? before.measures
    : [
        ...new Set([
          ...before.measures,
          ...conditions.flatMap(({ column }) =>
            topic.columns.some((one) => one.id === column && isNumeric(one)) ? [column] : [],
          ),
        ]),
      ]

/** Words of our own as items. */
export const itemsOf = (words: string): readonly Item[] =>
  wordsOf(words).map((word): Item => ({ is: 'word', word }))

/** A column of the topic that a line calls, and how many of its words. */
export function columnAt(
  { prepared, items }: Fragment,
  at: number,
  fits: (column: AskedColumn) => boolean,
): { readonly column: AskedColumn; readonly length: number } | null {
  const hit = meaningsAt(prepared.lexicon, stemsIn(items), at)
  const column = hit?.meanings.flatMap((meaning) =>
    meaning.is === 'column' && fits(meaning.column) ? [meaning.column] : [],
  )[0]
  return hit && column ? { column, length: hit.length } : null
}
