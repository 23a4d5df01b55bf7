import * as english from '../english.ts'
import type { Rule } from '../topic-reader.ts'

/** `biggest drop in conversions`: what fell, or rose, the furthest; of rates and figures alike. */
export const readLargestMove: Rule = (reader, at) => {
  const largest = english.most.has(reader.stem(at)) || english.least.has(reader.stem(at))
  if (!largest || reader.topic.client === undefined || reader.topic.period === null) return 0
  const place = reader.next(at + 1)
  const low = reader.low(place)
  const moved = english.fell.has(low) ? 'down' : english.rose.has(low) ? 'up' : null
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
