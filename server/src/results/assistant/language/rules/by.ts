import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** `by service and client`: rows are told by one thing, and the other is named. */
function leaveSecond(reader: TopicReader, at: number): void {
  if (!/^(?:and|&|then)$/.test(reader.low(at))) return
  const place = reader.next(at + (reader.low(at + 1) === 'by' ? 2 : 1))
  const hit = reader.hitAt(place)
  const unit = english.dayWords[reader.stem(place)]
  const second = hit && columnIn(hit, (one) => !isNumeric(one) && one.kind !== 'date')
  if (second || (unit && !hit)) reader.left.push(place)
}

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
      leaveSecond(reader, at + took)
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
      const amount = topic.amountOfOne ? topic.measure : undefined
      reader.superlative ??= { descending: true, at, counts: amount === undefined, cheap: false }
      if (amount === undefined) reader.counts = true
      else if (!reader.measures.includes(amount)) reader.measures.push(amount)
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
  const unit = english.dayWords[reader.stem(at + 1)]
  const ofTime = unit !== undefined && reader.topic.by?.includes(unit) === true
  if (stem !== 'by' && stem !== 'per' && !(joins && (reader.hitAt(at + 1) || ofTime))) return 0
  const took = takeBy(reader, at)
  if (took > 0) return took
  if (stem === 'by' && reader.hitAt(at)) return 0
  // `activities by Maria`
  const next = reader.items[at + 1]
  if (stem === 'by' && next?.is === 'name' && reader.topic.person !== undefined) return 1
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
