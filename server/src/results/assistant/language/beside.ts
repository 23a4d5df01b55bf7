import { isDeepStrictEqual } from 'node:util'
import { isDay } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import * as english from './english.ts'
import { phraseAt, stemsIn, type Item } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Reading, type TopicQuestion } from './question.ts'
import { together, type Readers } from './several.ts'

const topicIn = (reading: Reading | null): TopicQuestion | null =>
  reading?.is === 'question' && isTopic(reading.question) && reading.question.ask === 'rows' && !reading.left
    ? reading.question
    : null

/** What one side asks, and the other side changes of it. */
function changed(
  whole: readonly Item[],
  part: readonly Item[],
  { alone, onwards }: Readers,
): readonly TopicQuestion[] | null {
  const first = topicIn(alone(whole))
  const second = first && topicIn(onwards(part, first))
  if (!first) return null
  const then = inTheOther(first, part)
  if (then) return [first, then]
  if (!second || second.topic !== first.topic) return null
  const both = together(inOrder(first), inOrder(second))
  return replaces(...both) ? both : null
}

const inOrder = (question: TopicQuestion): TopicQuestion => ({
  ...question,
  conditions: question.conditions.toSorted((one, other) => one.column.localeCompare(other.column)),
})

/** What rows are meant, as far as two questions beside each other may differ. */
const facets = ['conditions', 'records', 'clients', 'groups', 'people', 'us'] as const

/** Whether two ask the same but for one thing, which is another one of its kind: a state, a store, somebody. */
function replaces(one: TopicQuestion, other: TopicQuestion): boolean {
  const rest = (question: TopicQuestion): object => ({
    ...question,
    conditions: [],
    records: [],
    clients: [],
    groups: [],
    people: [],
    us: [],
  })
  const differ = facets.filter((facet) => !isDeepStrictEqual(one[facet], other[facet]))
  if (differ.length !== 1 || !isDeepStrictEqual(rest(one), rest(other))) return false
  const alike = one.conditions.every((had, at) => {
    const has = other.conditions[at]
    return has?.column === had.column && has.is === had.is && has.values.length === had.values.length
  })
  return alike && facets.every((facet) => one[facet].length === other[facet].length)
}

/** `signed in Q2 vs Q3`: the same of another time, where the time is the day of a column. */
function inTheOther(first: TopicQuestion, part: readonly Item[]): TopicQuestion | null {
  const [time, more] = part.filter((item) => item.is !== 'word' || !english.filler.has(item.word.stem))
  const days = first.conditions.filter(({ values: [from] }) => isDay(String(from)))
  const [day, another] = days
  if (time?.is !== 'time' || more || time.time.side !== undefined || !day || another || day.is !== 'between')
    return null
  const { from, to } = time.time.period
  return {
    ...first,
    conditions: first.conditions.map((one) => (one === day ? { ...one, values: [from, to] } : one)),
  }
}

/**
 * `agreements signed in Q2 vs Q3`, `Google vs Facebook clicks in October`: where the two cannot be told in one table, each
 * is asked by itself, the shorter one with what the other one says; null where one side is not understood.
 */
export function besideEachOther({ items }: Read, readers: Readers): Reading | null {
  const stems = stemsIn(items)
  const places = items.flatMap((_, at) => (phraseAt(stems, english.versus, at) > 0 ? [at] : []))
  const [at, another] = places
  if (at === undefined || another !== undefined || at === 0) return null
  const [left, right] = [items.slice(0, at), items.slice(at + phraseAt(stems, english.versus, at))]
  if (right.length === 0) return null
  const pair = changed(left, right, readers) ?? changed(right, left, readers)?.toReversed()
  return pair ? done({ ask: 'several', questions: pair }) : null
}
