import * as english from '../english.ts'
import type { Rule } from '../topic-reader.ts'

/** `and`: what it joins is read one after the other. */
export const readJoining: Rule = (reader, at) => (/^(?:and|or|&|\+)$/.test(reader.low(at)) ? 1 : 0)

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
