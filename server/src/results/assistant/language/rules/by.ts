import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** `by service and client`: told by both. @returns how many items the second one took */
function takeSecond(reader: TopicReader, at: number): number {
  if (!/^(?:and|&|then|x|by)$/.test(reader.low(at))) return 0
  const place = reader.next(at + (/^(?:by|per)$/.test(reader.low(at + 1)) ? 2 : 1))
  const hit = reader.hitAt(place)
  const unit = english.dayWords[reader.stem(place)]
  const second = hit && columnIn(hit, (one) => !isNumeric(one) && one.kind !== 'date')
  if (!second && (!unit || hit)) return 0
  const id = second?.id ?? unit
  const tells = second !== undefined || (unit !== undefined && reader.topic.by?.includes(unit) === true)
  if (!tells || id === undefined || id === reader.by || reader.also !== null) {
    reader.left.push(place)
    return place + 1 - at
  }
  reader.also = id
  reader.understood += hit?.length ?? 1
  return place + (second ? (hit?.length ?? 1) : 1) - at
}

/** What one of the clients is called. */
const ofOneClient = /^(?:client|dealer|dealership|store|customer|rooftop|account)$/

const isSorted = (reader: TopicReader, at: number): boolean =>
  /^(?:sort|sorted|order|ordered|rank|ranked|prioritized|prioritised)$/.test(reader.low(at - 1))

/** What rows are told by: a column, a measure that orders them, a choice, or a stretch of time. */
function takeBy(reader: TopicReader, at: number): number {
  const { topic, says } = reader
  const place = reader.stem(at + 1) === 'the' ? at + 2 : at + 1
  const hit = reader.hitAt(place)
  if (hit) {
    const took = place - at + hit.length
    const dimension = columnIn(hit, (one) => !isNumeric(one))
    // `sorted by due date`: the earliest first.
    if (dimension?.kind === 'date' && isSorted(reader, at)) {
      reader.aged = { descending: false, at, column: dimension.id }
      says.add('order')
      reader.understood += hit.length
      return took
    }
    // `sorted by priority`: the highest first, where it has steps.
    if (dimension?.steps && isSorted(reader, at)) {
      reader.aged = { descending: true, at, column: dimension.id }
      says.add('order')
      reader.understood += hit.length
      return took
    }
    if (dimension) {
      if (reader.by !== null && says.has('by') && reader.by !== dimension.id) reader.also ??= reader.by
      reader.by = dimension.id
      if (hit.meanings.some(({ is }) => is === 'topic')) reader.evoked += 3
      says.add('by')
      reader.understood += hit.length
      return took + takeSecond(reader, at + took)
    }
    const measure = columnIn(hit, isNumeric)
    // `calls by client` of rows that only count them: whose each is, they do not say.
    const item = reader.items[place]
    const whose = item?.is === 'word' && ofOneClient.test(item.word.low)
    // `cost per vdp` of what has no such rate: nothing is in an order by it.
    if (measure && reader.low(at) === 'per' && !reader.noun && reader.measures.length > 0) {
      reader.left.push(place)
      return took
    }
    if (measure && whose && topic.client === undefined) {
      reader.left.push(place)
      return took
    }
    if (measure) {
      // `biggest clients by margin`: what is big is said by what follows.
      const big = reader.lows.findIndex((low) => /^(?:biggest|largest|smallest)$/.test(low))
      if (big >= 0 && big < at && (reader.hitAt(big)?.length ?? 0) > 1 && reader.measures.length === 1) {
        reader.measures.pop()
        if (topic.client !== undefined && !says.has('by')) reader.by = topic.client
        reader.superlative ??= {
          descending: reader.low(big) !== 'smallest',
          at: big,
          counts: false,
          cheap: false,
        }
      }
      if (hit.meanings.some(({ is }) => is === 'topic')) reader.evoked += 3
      reader.measure(measure, place)
      reader.orderedBy = measure.id
      reader.understood += hit.length
      // Ranked by what it costs, the cheapest comes first.
      const ranked = /^rank(?:ed)?$/.test(reader.low(0))
      if (!reader.comparing)
        reader.superlative ??= { descending: !(ranked && measure.low), at, counts: false, cheap: false }
      // `rank them by cost per lead` after what all of one's stores did: one by one.
      if (ranked && reader.before?.by === null && reader.before.clients.length !== 1)
        reader.by ??= topic.client ?? null
      says.add('order')
      return took
    }
    // `rank my dealers by leads`
    const ofClients = reader.mentions.find(({ column }) => column.kind === 'client')
    if (
      ofClients &&
      hit.meanings.some(({ is }) => is === 'topic') &&
      !hit.meanings.some(({ is }) => is === 'value')
    ) {
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
  // Quarters are made of months.
  if (/^(?:quarter|quarterly)$/.test(reader.stem(place)) && !hit && topic.by?.includes('month')) {
    if (reader.by !== null && says.has('by')) reader.left.push(place)
    reader.by = 'quarter'
    says.add('by')
    return place - at + 1
  }
  // `sorted by amount`
  const { measure } = topic
  const amount = /^(?:amount|value|size)$/.test(reader.stem(place)) && measure !== undefined
  if (amount && reader.column(measure)) {
    if (!reader.measures.includes(measure)) reader.measures.push(measure)
    reader.orderedBy = measure
    reader.superlative ??= { descending: true, at, counts: false, cheap: false }
    says.add('order')
    return place - at + 1
  }
  const unit = english.dayWords[reader.stem(place)]
  if (!unit || !topic.by?.includes(unit)) return 0
  if (reader.by !== null && says.has('by') && reader.by !== unit) {
    if (reader.also !== null) reader.left.push(place)
    reader.also = unit
    return place - at + 1
  }
  reader.by = unit
  says.add('by')
  return place - at + 1 + takeSecond(reader, place + 1)
}

/** `at each of my stores`: told by them; whose they are is read from what follows. */
function takeEachOf(reader: TopicReader, at: number): boolean {
  const of = reader.low(at + 1) === 'one' ? at + 2 : at + 1
  if (reader.low(of) !== 'of') return false
  const place = /^(?:my|our|the|these|those)$/.test(reader.low(of + 1)) ? of + 2 : of + 1
  const hit = reader.hitAt(place)
  const column = hit && columnIn(hit, (one) => !isNumeric(one) && one.kind !== 'date')
  if (!column || reader.topic.id === 'clients') return false
  reader.by = column.id
  reader.says.add('by')
  return true
}

/** `by channel`, `per month`, `each client`. */
export const readBy: Rule = (reader, at) => {
  const stem = reader.stem(at)
  const joins = stem === 'each' || stem === 'every'
  const unit = english.dayWords[reader.stem(at + 1)]
  const ofTime = unit !== undefined && reader.topic.by?.includes(unit) === true
  if (joins && takeEachOf(reader, at)) return 1
  if (stem !== 'by' && stem !== 'per' && !(joins && (reader.hitAt(at + 1) || ofTime))) return 0
  const took = takeBy(reader, at)
  if (took > 0) return took
  if (stem === 'by' && reader.hitAt(at)) return 0
  const next = reader.items[at + 1]
  // `due by Friday`: until the end of it.
  const date = reader.dateColumn?.column.id ?? reader.topic.date
  if (stem === 'by' && next?.is === 'time' && date !== undefined && next.time.side === undefined) {
    reader.conditions.push({ column: date, is: '<=', values: [next.time.period.to] })
    reader.dated = true
    reader.says.add('period')
    return 2
  }
  // `will have spent by the end of the month`
  if (stem === 'by' && next?.is === 'time' && reader.foretells) return 1
  // `activities by Maria`
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
  // `monthly revenue lost, by reason`: what is an amount of each month by itself, told by something else.
  const ofMonth = reader.topic.columns.some(
    ({ kind, label }) => kind === 'money' && /^monthly\b/i.test(label),
  )
  const toldBy = reader.lows.findIndex((one, place) => place > at && one === 'by' && reader.hitAt(place + 1))
  if (low === 'monthly' && ofMonth && toldBy > 0) {
    reader.usedUp.add(low)
    reader.understood += 1
    return 1
  }
  reader.by = unit
  reader.says.add('by')
  return 1
}
