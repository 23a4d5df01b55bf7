import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** What rows are told by: a column, a measure that orders them, a choice, or a stretch of time. */
function takeBy(reader: TopicReader, at: number): number {
  const { topic, says } = reader
  const place = reader.stem(at + 1) === 'the' ? at + 2 : at + 1
  const hit = reader.hitAt(place)
  if (hit) {
    const took = place - at + hit.length
    const dimension = columnIn(hit, (one) => !isNumeric(one))
    if (dimension) {
      reader.by = dimension.id
      if (hit.meanings.some(({ is }) => is === 'topic')) reader.evoked += 3
      says.add('by')
      reader.understood += hit.length
      return took
    }
    const measure = columnIn(hit, isNumeric)
    if (measure) {
      reader.measure(measure, place)
      reader.understood += hit.length
      if (!reader.comparing) reader.superlative ??= { descending: true, at, counts: false, cheap: false }
      says.add('order')
      return took
    }
    // `rank my dealers by leads`
    const ofClients = reader.mentions.find(({ column }) => column.kind === 'client')
    if (ofClients && hit.meanings.some(({ is }) => is === 'topic')) {
      reader.by ??= ofClients.column.id
      reader.superlative ??= { descending: true, at, counts: true, cheap: false }
      reader.counts = true
      reader.noun ??= { at: place, plural: true }
      reader.evoked += 3
      reader.understood += hit.length
      says.add('order')
      return took
    }
    const value = hit.meanings.find((meaning) => meaning.is === 'value')
    if (value) {
      reader.value(value.column, value.value.value)
      reader.understood += hit.length
      return took
    }
  }
  const unit = english.dayWords[reader.stem(place)]
  if (!unit || !topic.by?.includes(unit)) return 0
  reader.by = unit
  says.add('by')
  return place - at + 1
}

/** `by channel`, `per month`, `each client`. */
export const readBy: Rule = (reader, at) => {
  const stem = reader.stem(at)
  const joins = stem === 'each' || stem === 'every'
  if (stem !== 'by' && stem !== 'per' && !(joins && reader.hitAt(at + 1))) return 0
  const took = takeBy(reader, at)
  if (took > 0) return took
  if (stem === 'by' && reader.hitAt(at)) return 0
  reader.left.push(at)
  return 1
}

/** `weekly`, `which day`. */
export const readUnit: Rule = (reader, at) => {
  const low = reader.low(at)
  const unit = english.dayWords[low]
  const asked = /^(?:which|what)$/.test(reader.low(at - 1))
  if (!unit || !(low.endsWith('ly') || asked) || !reader.topic.by?.includes(unit) || reader.hitAt(at))
    return 0
  reader.by = unit
  reader.says.add('by')
  return 1
}
