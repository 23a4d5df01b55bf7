import { isHeldThen } from '../counted-then.ts'
import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

const lost = /^(?:lost|loses?|losing|dropped|fell|declined|decreased|down)$/
const won = /^(?:gained|gains?|gaining|won|grew|grown|growing|increased|improved|rose|added|up)$/

/** `lost the most clicks`, `growing the fastest`, `fastest growing`. @returns how many items it took */
function furthestAt(reader: TopicReader, at: number): number {
  const low = reader.low(at)
  const fast =
    /^(?:fastest|quickest|strongest)$/.test(low) && /^(?:growing|growth|rising|falling|declining|shrinking)$/
  if (fast && fast.test(reader.low(at + 1))) {
    reader.moved = /^(?:growing|growth|rising)$/.test(reader.low(at + 1)) ? 'up' : 'down'
    return 2
  }
  if (!lost.test(low) && !won.test(low)) return 0
  const place = reader.low(at + 1) === 'the' ? at + 2 : at + 1
  if (!/^(?:most|fastest|furthest|hardest)$/.test(reader.low(place))) return 0
  reader.moved = lost.test(low) ? 'down' : 'up'
  return place + 1 - at
}

/** `which clients lost the most clicks`: a superlative of how figures have gone. */
export const readFurthest: Rule = (reader, at) => {
  if (reader.topic.client === undefined || !isHeldThen(reader.topic)) return 0
  const took = furthestAt(reader, at)
  // `lost conversions`
  const next =
    took === 0 && /^(?:lost|losing|gained|gaining)$/.test(reader.low(at)) ? reader.hitAt(at + 1) : null
  // `lost leads`, of rows that are counted.
  const last = next ? reader.items[at + next.length] : undefined
  const rows =
    next !== null &&
    reader.topic.period !== 'month' &&
    last?.is === 'word' &&
    /(?<!s)s$/i.test(last.word.raw) &&
    next.meanings.some(({ is }) => is === 'topic') &&
    !next.meanings.some(({ is }) => is === 'value')
  const alone = next && (rows || (reader.topic.id === 'figures' && columnIn(next, isNumeric)))
  if (took === 0 && !alone) return 0
  if (alone) reader.moved = lost.test(reader.low(at)) ? 'down' : 'up'
  else reader.movedMost = true
  reader.comparing = true
  reader.againstAt = at
  reader.against ??= 'before'
  reader.went = true
  reader.says.add('against')
  return Math.max(1, took)
}

/** `biggest drop in conversions`: what fell, or rose, the furthest; of rates and figures alike. */
export const readLargestMove: Rule = (reader, at) => {
  const largest = english.most.has(reader.stem(at)) || english.least.has(reader.stem(at))
  if (!largest || reader.topic.client === undefined || !isHeldThen(reader.topic)) return 0
  const place = reader.next(at + 1)
  const low = reader.low(place)
  const said = [low, reader.stem(place)]
  const moved = said.some((one) => english.fell.has(one))
    ? 'down'
    : said.some((one) => english.rose.has(one))
      ? 'up'
      : null
  if (moved === null || !/^(?:in|of|for|\u0002|)$/.test(reader.low(place + 1))) return 0
  reader.moved = moved
  reader.movedMost = true
  reader.comparing = true
  reader.againstAt = at
  reader.against = 'before'
  reader.went = true
  reader.says.add('against')
  return place + 1 - at
}
