import * as english from './english.ts'
import type { TopicQuestion } from './question.ts'
import { recordAt } from './records.ts'
import type { TopicReader } from './topic-reader.ts'
import type { Hit } from './topic.ts'

/** What a reading must show of a word with a role. @returns places that it shows nothing of */
export type Check = (
  reader: TopicReader,
  question: TopicQuestion,
  words: readonly Span[],
) => readonly number[]

/** A word, or a phrase of the topic, with what it may mean. */
export interface Span {
  readonly at: number
  readonly end: number
  readonly hit: Hit | null
}

/** The question cut into phrases of its topic and single words. */
export function spansOf(reader: TopicReader): readonly Span[] {
  const spans: Span[] = []
  for (let at = 0; at < reader.items.length;) {
    const hit = reader.hitAt(at)
    // `Performance Max`: words of a name have no role of their own.
    const record = recordAt(reader, at)?.length ?? 0
    const named = record > 1 && record > (hit?.length ?? 0)
    const end = at + (named ? record : (hit?.length ?? 1))
    if (!named) spans.push({ at, end, hit })
    at = end
  }
  return spans
}

const comparing = [...english.more, ...english.less, ...english.atLeast, ...english.atMost]

/** Whether a word orders rows, and is no part of a threshold: `highest`, not `at least`. */
export const isOrderWord = (reader: TopicReader, at: number): boolean =>
  [english.most, english.least, english.cheap].some((words) => words.has(reader.stem(at))) &&
  reader.phraseAt(comparing, at - 1) === 0
