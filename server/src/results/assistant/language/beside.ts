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
function changed(whole: readonly Item[], part: readonly Item[], { alone, onwards }: Readers) {
  const first = topicIn(alone(whole))
  const second = first && topicIn(onwards(part, first))
  if (!first) return null
  const then = inTheOther(first, part)
  if (then) return [first, then] as const
  return second &&
    second.topic === first.topic &&
    !isDeepStrictEqual(first, second) &&
    replaces(first, second)
    ? ([first, second] as const)
    : null
}

/** Whether one of two asks for no more than the other one does: something else in the place of what that says. */
const replaces = ({ conditions: one }: TopicQuestion, { conditions: other }: TopicQuestion): boolean =>
  one.length === other.length && one.every(({ column }) => other.some((each) => each.column === column))

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
  const forwards = changed(left, right, readers)
  if (forwards) return done({ ask: 'several', questions: [...together(...forwards)] })
  const backwards = changed(right, left, readers)
  if (!backwards) return null
  const [second, first] = backwards
  return done({ ask: 'several', questions: [...together(first, second)] })
}
