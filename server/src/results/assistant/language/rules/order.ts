import * as english from '../english.ts'
import { isKindOf } from '../kinds-of-rows.ts'
import { numberOf } from '../number.ts'
import { recordAt } from '../records.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** `most expensive`. */
export const readDear: Rule = (reader, at) => {
  const length = reader.phraseAt(english.dear, at)
  if (length > 0) reader.superlative = { descending: true, at, counts: false, cheap: false, dear: true }
  return length
}

/** `top 5`, `lowest`, `cheapest`. */
export const readSuperlative: Rule = (reader, at) => {
  const stem = reader.stem(at)
  const hit = reader.hitAt(at)
  const orders = [english.most, english.least, english.cheap].some((words) => words.has(stem))
  const compares = reader.phraseAt(english.more, at) > 0 || reader.phraseAt(english.less, at) > 0
  // `at least 20` holds something against a number.
  if (reader.low(at - 1) === 'at' && numberOf(reader.low(at + 1)) !== null) return 0
  // `why is it so high`
  if (reader.ask === 'why' && /^(?:high|low)$/.test(stem)) return 0
  if (!orders || compares || (hit?.length ?? 0) > 1) return 0
  // `below the minimum`: a bound that somebody has set, and no order.
  if (
    /^(?:min|minimum|max|maximum)$/.test(reader.low(at)) &&
    // `under the manufacturer minimum`
    /\b(?:below|above|under|over|reach|reached|meet|meets|met)(?: (?:the|a|an|our|their|its))?(?: [a-z]+)?$/.test(
      reader.lows.slice(0, at).join(' '),
    )
  ) {
    reader.left.push(at)
    return 1
  }
  // `onboarded most recently` is the newest, and not the one with the most.
  const beside = reader.items[at + 1]
  const next = beside?.is === 'time' ? beside.words : reader.low(at + 1)
  if (/^(?:most|least)$/.test(stem) && /^recent(?:ly)?$/i.test(next)) {
    reader.left.push(at)
    return 2
  }
  // `high priority` is a choice of the topic.
  if (hit && !reader.superlative && /^(?:high|low)$/.test(stem)) return 0
  // `top 3 and bottom 3` are two questions.
  // `highest to lowest` is one order.
  const ends = /^(?:to|2)$/.test(reader.low(at + 1)) ? reader.stem(at + 2) : ''
  if (english.most.has(ends) || english.least.has(ends)) {
    reader.superlative = { descending: english.most.has(stem), at, counts: false, cheap: false }
    reader.says.add('order')
    return 3
  }
  const had = reader.superlative
  // `lowest first top 10`: as many of them as that.
  const many = stem === 'top' && had ? numberOf(reader.low(at + 1)) : null
  if (many !== null && reader.limit === null && had && had.at < at) {
    reader.limit = many
    reader.says.add('limit')
    return 2
  }
  const turns = reader.low(at + 1) === 'first' && (had?.judges === true || reader.low(had?.at ?? 0) === 'by')
  if (had && had.descending !== english.most.has(stem) && !turns && had.at < at) reader.left.push(at)
  reader.superlative = {
    descending: english.most.has(stem),
    at,
    counts: /^(?:most|least|fewest|top)$/.test(stem),
    cheap: english.cheap.has(stem),
    judges: english.judging.has(stem),
  }
  reader.says.add('order')
  // What is cheap is told of results.
  if (english.cheap.has(stem) && reader.topic.id === 'figures') reader.evoked += 2
  // `highest first`.
  if (reader.low(at + 1) === 'first') return 2
  const unit = english.dayWords[reader.stem(at + 1)]
  if (unit && reader.topic.by?.includes(unit) && !reader.hitAt(at + 1)) {
    reader.by = unit
    reader.says.add('by')
    reader.superlative = { ...reader.superlative, counts: true }
    if (!reader.low(at + 1).endsWith('s')) reader.limit ??= 1
    return 2
  }
  const number = reader.items[at + 1]?.is === 'word' ? numberOf(reader.low(at + 1)) : null
  // A percentage is no number of rows.
  if (number === null || reader.low(at + 1).endsWith('%') || number < 1 || number > 100) return 1
  reader.limit = number
  reader.says.add('limit')
  return 2
}

/** `newest first`: all of them, by the day that they have. */
export const readNewestFirst: Rule = (reader, at) => {
  const low = reader.low(at)
  const newest = /^(?:newest|latest|recent)$/.test(low)
  if (reader.low(at + 1) !== 'first' || !(newest || english.oldest.has(reader.stem(at)))) return 0
  if (reader.topic.newest === undefined && reader.topic.date === undefined) return 0
  reader.aged = { descending: newest, at }
  reader.says.add('order')
  return 2
}

/** `oldest open ticket`: the first of them by its day. */
export const readOldest: Rule = (reader, at) => {
  if (!english.oldest.has(reader.stem(at)) || reader.hitAt(at)) return 0
  if (reader.topic.newest === undefined) reader.left.push(at)
  reader.aged = { descending: false, at }
  if (oneRowAt(reader, at + 1)) reader.limit ??= 1
  reader.says.add('order')
  return 1
}

/** The word for the rows themselves at a place or right behind a choice of theirs: `last unpaid invoice`. */
function oneRowAt(reader: TopicReader, at: number): boolean {
  for (let place = at; place < at + 3; place++) {
    // `my last Eastgate Honda invoice`
    if (reader.items[place]?.is === 'name') continue
    // `last on-site visit interaction`, `last optimization`: a kind of them, which may call them by itself.
    const record = recordAt(reader, place)
    const end = place + (record?.length ?? 0)
    if (
      record &&
      isKindOf(record.named, reader.topic) &&
      !reader.hitAt(end)?.meanings.some(({ is }) => is === 'topic')
    ) {
      const word = reader.items[end - 1]
      return word?.is === 'word' && !/(?<!s)s$/i.test(word.word.raw)
    }
    if (record && record.length > (reader.hitAt(place)?.length ?? 0)) {
      place = end - 1
      continue
    }
    const hit = reader.hitAt(place)
    if (!hit) return false
    const last = reader.items[place + hit.length - 1]
    if (hit.meanings.some(({ is }) => is === 'topic'))
      return last?.is === 'word' && !/(?<!s)s$/i.test(last.word.raw)
  }
  return false
}

/** `last 5 activities`; without a number it is what a topic with a time tells anyway. */
export const readLast: Rule = (reader, at) => {
  const { topic } = reader
  const low = reader.low(at)
  if (!english.lastWords.has(low) && low !== 'recent' && low !== 'past') return 0
  // `the last time we talked`
  const askedWhen = reader.ask === 'when' || (topic.person !== undefined && topic.newest !== undefined)
  if (askedWhen && low === 'last' && reader.low(at + 1) === 'time') {
    reader.ask = 'when'
    return 2
  }
  // `who called them last`
  if (low === 'last' && at > 1 && at === reader.items.length - 1 && topic.newest !== undefined) {
    reader.aged = { descending: true, at }
    reader.limit ??= 1
    return 1
  }
  const number = numberOf(reader.low(at + 1))
  // `latest proof`: of rows of which nobody knows which is the newer one.
  if (topic.newest === undefined && reader.ask === 'rows' && low !== 'past' && oneRowAt(reader, at + 1))
    reader.left.push(at)
  if (topic.newest !== undefined && reader.ask === 'rows' && low !== 'past') {
    if (number !== null && reader.hitAt(at + 2)) reader.aged = { descending: true, at }
    else if (oneRowAt(reader, at + 1)) {
      reader.aged = { descending: true, at }
      reader.limit ??= 1
    }
  }
  if (number !== null && reader.hitAt(at + 2)) {
    reader.limit = number
    reader.says.add('limit')
    return 2
  }
  if (reader.aged?.at === at) return 1
  // Rows without a day of their own have no newest one.
  const dayless = topic.date === undefined && topic.id !== 'figures' && reader.ask !== 'when'
  if (dayless && (low === 'newest' || low === 'latest')) return 0
  return topic.date !== undefined || topic.period !== null || reader.ask === 'when' ? 1 : 0
}

/** `my next invoice`, `upcoming appointments`: the first of them, or all, from today on. */
export const readNext: Rule = (reader, at) => {
  const { topic, today } = reader
  const all = /^(?:upcoming|future)$/.test(reader.low(at))
  if (!all && reader.low(at) !== 'next') return 0
  const column = reader.column(topic.date ?? '')
  if (!column || column.kind !== 'date' || topic.past || reader.hitAt(at)) return 0
  if (!all && !oneRowAt(reader, at + 1)) return 0
  reader.aged = { descending: false, at, column: column.id }
  reader.conditions.push({ column: column.id, is: '>=', values: [today] })
  if (oneRowAt(reader, at + 1)) reader.limit ??= 1
  reader.says.add('order')
  return 1
}

/** `invoice 1042`, `invoice INV-001042`: the row of that number. */
export const readNumber: Rule = (reader, at) => {
  const found = /^(?:[a-z]+-?)?0*(\d{1,9})$/.exec(reader.low(at))
  if (!found) return 0
  const column = reader.column('number')
  const before = reader.low(at - 1) === 'number' || reader.low(at - 1) === 'no' ? at - 2 : at - 1
  // The rows are called by it, or have it as what tells them apart: lines of invoice 1042.
  const named =
    reader
      .hitAt(before)
      ?.meanings.some(
        (meaning) => meaning.is === 'topic' || (meaning.is === 'column' && meaning.column.id === 'number'),
      ) === true
  const coded = /^[a-z]+-?\d/.test(reader.low(at))
  if (!column || !found?.[1] || !(named || coded)) return 0
  reader.conditions.push({ column: column.id, is: '=', values: [found[1]] })
  reader.evoked += coded ? 2 : 0
  return 1
}

/** `5 clients`, `the 3 highest`. */
export const readLimit: Rule = (reader, at) => {
  const low = reader.low(at)
  const number = numberOf(low)
  if (number === null || !Number.isInteger(number) || number < 1 || number > 100 || /^\$|%$/.test(low))
    return 0
  // `do any stores have two managers` asks for those with so many, and not for two of them.
  if (/^(?:have|has|had|with|got)$/.test(reader.low(at - 1)) && !reader.superlative) return 0
  const after = reader.stem(at + 1)
  const ranks = english.most.has(after) || english.least.has(after)
  // `clients in two groups`: how many of it one has, and not how many rows are told.
  const counts = /^(?:in|to|under|through)$/.test(reader.low(at - 1)) && !ranks && reader.superlative === null
  const next = reader.hitAt(at + 1)
  if (counts && reader.who && next) {
    reader.left.push(at)
    return 1
  }
  if (counts && next && next.meanings.every(({ is }) => is === 'column') && !columnIn(next, isNumeric))
    return 0
  if (!ranks && !next && !(reader.superlative && reader.limit === null)) return 0
  reader.limit = number
  reader.says.add('limit')
  return 1
}
