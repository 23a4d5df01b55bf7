import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** `and`: what it joins is read one after the other. */
export const readJoining: Rule = (reader, at) => {
  if (reader.low(at) === 'or' && joinsBounds(reader, at)) reader.either = true
  return /^(?:and|or|&|\+)$/.test(reader.low(at)) || joinsFigures(reader, at) ? 1 : 0
}

const bounds = [english.more, english.less, english.atLeast, english.atMost]

/** `over 20k or margin below 1000`: one of two figures that are held against something is enough. */
function joinsBounds(reader: TopicReader, at: number): boolean {
  if (!reader.conditions.some(({ is }) => /^[<>]=?$/.test(is))) return false
  const place = reader.next(/^(?:with|have|has|a)$/.test(reader.low(at + 1)) ? at + 2 : at + 1)
  const hit = reader.hitAt(place)
  const holds = (from: number): boolean => bounds.some((phrases) => reader.phraseAt(phrases, from) > 0)
  return holds(place) || (hit !== null && holds(reader.next(place + hit.length)))
}

/** `under 1000 in spend but over 50 conversions`: a second figure that is held against something. */
function joinsFigures(reader: TopicReader, at: number): boolean {
  if (!/^(?:but|while|yet)$/.test(reader.low(at))) return false
  const place = reader.low(at + 1) === 'with' ? at + 2 : at + 1
  const holds = bounds.some((phrases) => reader.phraseAt(phrases, place) > 0)
  const hit = reader.hitAt(place)
  const none = /^(?:no|zero)$/.test(reader.low(place))
  return (
    holds ||
    (hit !== null && columnIn(hit, isNumeric) !== undefined) ||
    (none && columnIn(reader.hitAt(place + 1) ?? { length: 0, meanings: [] }, isNumeric) !== undefined) ||
    /^(?:high|low|negative|positive)$/.test(reader.low(place))
  )
}

/** Words that change nothing of what is asked. */
export const readFiller: Rule = (reader, at) => {
  const low = reader.low(at)
  // Of tasks there is no amount.
  if (low === 'amount' && !reader.topic.columns.some(({ kind }) => kind === 'money')) return 0
  return reader.usedUp.has(low) ||
    english.filler.has(reader.stem(at)) ||
    /^(?:all|every|each|only|whose|number|amount)$/.test(low)
    ? 1
    : 0
}
