import * as english from '../english.ts'
import type { Rule } from '../topic-reader.ts'

export const readChart: Rule = (reader, at) => {
  const length = reader.phraseAt(english.chart, at)
  if (length > 0) reader.show = 'chart'
  return length
}

export const readFile: Rule = (reader, at) => {
  const length = reader.phraseAt(english.file, at)
  if (length <= (reader.hitAt(at)?.length ?? 0)) return 0
  reader.show = 'file'
  return length
}

/** `why`, and how a figure is then said to have moved. */
export const readWhy: Rule = (reader, at) => {
  const length = reader.phraseAt(english.why, at)
  if (length === 0) return reader.ask === 'why' && english.moved.has(reader.low(at)) ? 1 : 0
  reader.ask = 'why'
  // What falls and rises is a figure, whatever else is called so.
  if (reader.topic.id === 'figures') reader.evoked += 1
  return length
}

export const readWhen: Rule = (reader, at) => {
  if (reader.low(at) !== 'when') return 0
  reader.ask = 'when'
  return 1
}

export const readWho: Rule = (reader, at) => {
  if (reader.low(at) !== 'who') return 0
  reader.who = true
  return 1
}

export const readAverage: Rule = (reader, at) => {
  if (!english.averages.has(reader.low(at))) return 0
  reader.average = true
  return 1
}

/** `how many`. */
export const readHowMany: Rule = (reader, at) => {
  // `client count by state`, `count of clients`
  const counted = reader.low(at) === 'count' && !reader.hitAt(at)
  if (counted && (reader.low(at + 1) === 'of' || (at > 0 && reader.hitAt(at - 1)))) {
    reader.counts = true
    reader.says.add('count')
    return reader.low(at + 1) === 'of' ? 2 : 1
  }
  if (!/^(?:how many|how often|number of)$/.test(`${reader.low(at)} ${reader.low(at + 1)}`)) return 0
  reader.counts = true
  reader.says.add('count')
  return 2
}

/** `how much`, `total`. */
export const readWhole: Rule = (reader, at) => {
  const low = reader.low(at)
  const howMuch = low === 'how' && reader.low(at + 1) === 'much'
  if (!howMuch && !/^(?:total|sum|overall)$/.test(low)) return 0
  reader.whole = true
  if (howMuch) reader.howMuch = true
  return howMuch ? 2 : 1
}
