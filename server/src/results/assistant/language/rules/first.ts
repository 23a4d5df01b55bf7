import * as english from '../english.ts'
import { numberOf } from '../number.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** `soonest first`: by the day that was spoken of, or the one that rows have. */
function takeDay(reader: TopicReader, at: number): number {
  const day = reader.dateColumn?.column.id ?? reader.topic.date
  const asks = /^(?:soonest|earliest|nearest)$/.test(reader.low(at)) && reader.low(at + 1) === 'first'
  if (!asks || day === undefined) return 0
  reader.aged = { descending: false, at, column: day }
  reader.says.add('order')
  return 2
}

/** `highest priority first`: by the steps of a choice. */
function takeStep(reader: TopicReader, at: number): number {
  const stem = reader.stem(at)
  const descending = english.most.has(stem)
  if (!descending && !english.least.has(stem)) return 0
  const hit = reader.hitAt(at + 1)
  const choice = hit && columnIn(hit, ({ steps }) => steps !== undefined)
  const end = at + 1 + (hit?.length ?? 0)
  if (!hit || !choice || reader.low(end) !== 'first') return 0
  reader.aged = { descending, at, column: choice.id }
  reader.says.add('order')
  reader.understood += hit.length
  return end + 1 - at
}

/** `largest open amount first`, `biggest ten first`: an order at the end, with the figure it is by and how many are wanted. */
export const readFirstOf: Rule = (reader, at) => {
  const took = takeDay(reader, at) || takeStep(reader, at)
  if (took > 0) return took
  const stem = reader.stem(at)
  const descending = english.most.has(stem)
  if (!descending && !english.least.has(stem)) return 0
  const many = numberOf(reader.low(at + 1))
  const place = reader.next(many === null ? at + 1 : at + 2)
  const hit = reader.hitAt(place)
  const figure = hit && columnIn(hit, isNumeric)
  const end = place + (hit?.length ?? 0)
  if (reader.low(end) !== 'first' || (many === null && !figure) || (hit && !figure)) return 0
  if (hit && figure) {
    reader.measure(figure, place)
    reader.orderedBy = figure.id
    reader.understood += hit.length
  }
  // `the largest budgets, biggest ten first`: one order, said twice.
  reader.superlative ??= { descending, at, counts: false, cheap: false }
  if (reader.superlative.descending !== descending) reader.left.push(at)
  if (many !== null) {
    reader.limit = many
    reader.says.add('limit')
  }
  reader.says.add('order')
  return end + 1 - at
}
