import * as english from '../english.ts'
import { numberOf } from '../number.ts'
import { recordAt } from '../records.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'
import { signs } from './distance.ts'
import { countedBehind } from './counted-behind.ts'
import { rateFor } from './rate-for.ts'
import type { Hit } from '../topic.ts'

/** `payment terms precisely 45`: it is that number, and no other one. */
const precisely = /^(?:exactly|precisely)$/

/** Words that mean the rows that were told, and ask for no other ones. */
const meansTold =
  /^(?:which|what|who|ones?|of|those|them|these|are|is|was|were|have|had|has|only|just|the|any|and|show|me)$/

/** From here on a number is no pace in percent. */
const farPace = 200

/** What a number is held against: what stands right after it, the measure before it, or what the topic is of. */
function targetOf(
  reader: TopicReader,
  at: number,
  end: number,
): { readonly id: string; readonly took: number } | null {
  const { topic, measures } = reader
  // `under 1000 in spend`
  const from = /^(?:in|of)$/.test(reader.low(end)) && reader.hitAt(end + 1) ? end + 1 : end
  const then = reader.hitAt(from)
  const after = from === end || (then && columnIn(then, isNumeric)) ? then : null
  const behind = after && columnIn(after, isNumeric)
  // `pacing under 80%`: what the topic is called is a percentage of its own.
  if (
    !behind &&
    topic.percent !== undefined &&
    (reader.noun ?? reader.before) &&
    /%$|^percent$/.test(reader.low(end - 1))
  ) {
    if (!measures.includes(topic.percent)) measures.push(topic.percent)
    return { id: topic.percent, took: 0 }
  }
  // `under 50% paced`
  if (
    !behind &&
    topic.percent !== undefined &&
    /%$|^percent$/.test(reader.low(end - 1)) &&
    then?.meanings.some(({ is }) => is === 'topic')
  ) {
    if (!measures.includes(topic.percent)) measures.push(topic.percent)
    reader.noun ??= { at: from, plural: false }
    reader.evoked += 3
    reader.understood += then.length
    return { id: topic.percent, took: from - end + then.length }
  }
  if (after && behind) {
    if (after.meanings.some(({ is }) => is === 'topic')) reader.evoked += 3
    reader.measure(behind, from)
    reader.understood += after.length
    return { id: behind.id, took: from - end + after.length }
  }
  // `position at most 10 keywords`: what stands right before it is held against the number.
  const before = measures.at(-1)
  if (before !== undefined && at - reader.lastMeasureAt === 1 && reader.column(before)?.kind === 'number')
    return { id: before, took: 0 }
  const dollars = /^\$|k$|m$/.test(reader.low(end - 1))
  if (after?.meanings.some(({ is }) => is === 'topic') && !dollars) {
    reader.noun = { at: end, plural: true }
    reader.evoked += 3
    reader.understood += after.length
    reader.counts = true
    return { id: 'count', took: after.length }
  }
  // `more than $10k budget`: of what is called by what it amounts to.
  if (after?.meanings.some(({ is }) => is === 'topic') && topic.measure !== undefined && topic.amountOfOne) {
    reader.noun ??= { at: end, plural: false }
    reader.evoked += 3
    reader.understood += after.length
    if (!measures.includes(topic.measure)) measures.push(topic.measure)
    return { id: topic.measure, took: after.length }
  }
  // `more than 3 open tasks`: what is counted stands behind what narrows it, which is read after this.
  if (!dollars && countedBehind(reader, end)) {
    reader.counts = true
    return { id: 'count', took: 0 }
  }
  // `fewer than three services`: of those nobody knows how many, and of an amount it says nothing.
  const counted = reader.items[end]?.is === 'word' && /(?<!s)s$/.test(reader.low(end))
  if (counted && after && !behind && !dollars && !/%$|^percent$/.test(reader.low(end - 1))) return null
  const last = measures.at(-1)
  // `unpaid invoices`, how many they are, and then `over 5k`, which is no number of them.
  const told = reader.before?.measures.find((id) => id !== 'count' || !dollars)
  // `under 90` after paces is one, and no budget.
  const aPace = !dollars && (numberOf(reader.low(end - 1)) ?? farPace) < farPace
  const earlier = told ?? topic.measure ?? (topic.id === 'pacing' ? (aPace ? 'pace' : 'budget') : undefined)
  // `which ones are under 15%`: so it is behind words that mean what was told.
  const leans = reader.lows.slice(0, at).every((low) => meansTold.test(low))
  if (last === undefined && reader.before !== null && earlier !== undefined && leans)
    return { id: earlier, took: 0 }
  if (last !== undefined && at - reader.lastMeasureAt <= 4) return { id: last, took: 0 }
  if (
    topic.measure !== undefined &&
    reader.noun &&
    (dollars || reader.column(topic.measure)?.kind === 'money')
  )
    return { id: topic.measure, took: 0 }
  // `fee caps above 500`: of what has one figure that one is meant.
  const [only, another] = topic.columns.filter((one) => isNumeric(one) && one.ofClient !== true)
  if (topic.measure === undefined && topic.rank < 6 && reader.noun && only && !another)
    return { id: only.id, took: 0 }
  return null
}

/** `between 5 and 10 clicks`. */
export const readBetween: Rule = (reader, at) => {
  if (reader.low(at) !== 'between') return 0
  // `the difference between October and November`
  if (reader.comparing && /^(?:time|name)$/.test(reader.items[at + 1]?.is ?? '')) return 1
  const [from, to] = [numberOf(reader.low(at + 1)), numberOf(reader.low(at + 3))]
  if (from === null || to === null || !/^(?:and|&|to|-)$/.test(reader.low(at + 2))) return 0
  const target = targetOf(reader, at, at + 4)
  if (!target) return 0
  reader.conditions.push({ column: target.id, is: 'between', values: [from, to] })
  return 4 + target.took
}

/** `more than 15k a month`, of what is told by the month. */
const eachMonth = (reader: TopicReader, at: number): number =>
  reader.topic.period === 'month' &&
  /^(?:a|per|each|every)$/.test(reader.low(at)) &&
  reader.low(at + 1) === 'month'
    ? 2
    : 0

/** `over 5k`, `at least 3 percent`, `precisely 45`. */
export const readThreshold: Rule = (reader, at) => {
  const held = [
    ...signs.map(([is, phrases]) => [is, reader.phraseAt(phrases, at)] as const),
    ['=', precisely.test(reader.low(at)) ? 1 : 0] as const,
  ]
  for (const [is, length] of held) {
    const value = length > 0 ? numberOf(reader.low(at + length)) : null
    if (value === null) continue
    const unit = reader.low(at + length + 1)
    const took = length + 1 + (/^(?:percent|dollars?|usd|bucks)$/.test(unit) ? 1 : 0)
    const percent = unit === 'percent' || reader.low(at + length).endsWith('%')
    // `80% of the budget` is no figure by itself.
    if (percent && reader.low(at + took) === 'of') continue
    const found = targetOf(reader, at, at + took)
    const target = percent && found ? rateFor(reader, found) : found
    if (!target || (percent && reader.column(target.id)?.kind !== 'percent')) continue
    reader.conditions.push({ column: target.id, is, values: [value] })
    return took + target.took + eachMonth(reader, at + took + target.took)
  }
  return 0
}

/** `more than the media budget`, `over 90% of the budget`: a measure held against another one. */
export const readThan: Rule = (reader, at) => {
  const { measures } = reader
  const last = measures.at(-1)
  if (last === undefined || at - reader.lastMeasureAt > 5) return 0
  for (const [is, phrases] of signs) {
    const length = reader.phraseAt(phrases, at)
    if (length === 0) continue
    const share = numberOf(reader.low(at + length))
    const percent = share !== null && reader.low(at + length).endsWith('%') ? 1 : 0
    const words = percent || (share !== null && reader.low(at + length + 1) === 'percent' ? 2 : 0)
    if (share !== null && (words === 0 || reader.low(at + length + words) !== 'of')) continue
    const place = reader.next(at + length + words)
    const hit = reader.hitAt(place)
    const column = hit && columnIn(hit, isNumeric)
    if (!hit || !column || column.id === last) continue
    // `a budget over 5k under pace`: dollars are held against dollars.
    if ((reader.column(last)?.kind === 'percent') !== (column.kind === 'percent')) continue
    const times = share === null ? {} : { times: share / 100 }
    reader.conditions.push({ column: last, is, values: [], than: column.id, ...times })
    reader.evoked += 2
    reader.understood += hit.length + 1
    if (!measures.includes(column.id)) measures.push(column.id)
    return place + hit.length - at
  }
  return 0
}

/** `negative margin`. */
export const readNegative: Rule = (reader, at) => {
  if (!/^(?:negative|positive)$/.test(reader.low(at))) return 0
  const hit = reader.hitAt(at + 1)
  const column = hit && columnIn(hit, isNumeric)
  if (!hit || !column) return 0
  reader.conditions.push({ column: column.id, is: reader.low(at) === 'negative' ? '<' : '>', values: [0] })
  reader.measure(column, at)
  reader.understood += 1
  return 1 + hit.length
}

/** `no conversions`. */
export const readNone: Rule = (reader, at) => {
  // `spent nothing`
  const last = reader.measures.at(-1)
  if (reader.low(at) === 'nothing' && last !== undefined && at - reader.lastMeasureAt <= 2) {
    reader.conditions.push({ column: last, is: '=', values: [0] })
    reader.understood += 1
    return 1
  }
  if (reader.low(at) !== 'no' && reader.low(at) !== 'zero') return 0
  const hit = reader.hitAt(at + 1)
  const column = hit && columnIn(hit, isNumeric)
  if (!hit || !column || hit.meanings.some(({ is }) => is === 'topic')) return 0
  // `no payment terms`: what says something of each row is not there, and is not nought.
  const kept = column.averages === true && column.kind === 'number' && reader.low(at) === 'no'
  reader.conditions.push(
    kept ? { column: column.id, is: 'none', values: [] } : { column: column.id, is: '=', values: [0] },
  )
  reader.measure(column, at)
  reader.understood += 1
  return 1 + hit.length
}

/** `with` before a threshold or a superlative, `about` before a word of the topic: they say nothing by themselves. */
export const readWith: Rule = (reader, at) => {
  const low = reader.low(at)
  if (low !== 'with' && low !== 'about' && !(low === 'where' && at > 0)) return 0
  if (!leadsOn(reader, low, reader.next(at + 1))) reader.left.push(at)
  return 1
}

const holdsNumbers = (reader: TopicReader, at: number): boolean =>
  reader.low(at) === 'between' || signs.some(([, phrases]) => reader.phraseAt(phrases, at) > 0)

/** `with a deadline in December`, `with status open`: a column, and what it must be. */
function narrows(reader: TopicReader, hit: Hit, place: number): boolean {
  const then = reader.next(place + hit.length)
  if (columnIn(hit, ({ kind }) => kind === 'date')) return reader.items[then]?.is === 'time'
  const choice = columnIn(hit, ({ kind }) => kind === 'choice' || kind === 'record')
  if (!choice) return false
  const values = reader.hitAt(then)?.meanings ?? []
  return (
    values.some((one) => one.is === 'value' && one.column.id === choice.id) ||
    recordAt(reader, then)?.column === choice.id
  )
}

/** `with the reason`, `with their amounts`: a column of the rows that is to be shown, and nothing behind it that narrows it. */
function besideAt(reader: TopicReader, place: number, hit: Hit): boolean {
  if (!/^(?:the|their|its|each|what)$/.test(reader.low(place - 1))) return false
  const shown = columnIn(hit, ({ kind, ofClient }) => kind !== 'flag' && !ofClient)
  const end = place + hit.length
  const ends =
    end >= reader.items.length ||
    /^(?:and|for|on|of|,)$/.test(reader.low(end)) ||
    reader.items[end]?.is === 'time'
  return shown !== undefined && ends && !hit.meanings.some(({ is }) => is === 'value')
}

/** `and the reason for each`: that each row has it says nothing more. */
export const readForEach: Rule = (reader, at) => {
  if (reader.low(at + 1) !== 'each' || !/^(?:for|on|of|in)$/.test(reader.low(at))) return 0
  if (!/^(?:|one|of (?:them|those|these))$/.test(reader.lows.slice(at + 2).join(' '))) return 0
  const shown = reader.mentions.some(({ at: place }) => place < at) || reader.measures.length > 0
  return shown || reader.dateColumn !== null ? reader.items.length - at : 0
}

function leadsOn(reader: TopicReader, low: string, place: number): boolean {
  const item = reader.items[place]
  if (item?.is === 'name') return true
  if (item?.is !== 'word') return false
  const hit = reader.hitAt(place)
  if (low !== 'with') return hit !== null
  if (hit && narrows(reader, hit, place)) return true
  if (hit && place > 0 && besideAt(reader, place, hit)) return true
  const { stem } = item.word
  if ([english.most, english.least, english.cheap].some((words) => words.has(stem))) return true
  // `managers with average health under 60`
  if (english.averages.has(item.word.low) && reader.hitAt(place + 1) !== null) return true
  if (holdsNumbers(reader, place) || reader.phraseAt(english.dear, place) > 0) return true
  // `with a drop in clicks`
  if (/^(?:growth|increase|decrease|drop|decline|gain|loss)$/.test(item.word.low)) return true
  if (/^(?:no|zero|negative|positive|more|fewer|less|higher|lower)$/.test(item.word.low)) return true
  // `with phone numbers`: shown beside the rest.
  if (
    hit &&
    !reader.before &&
    columnIn(hit, ({ kind, ofClient }) => kind === 'text' && !ofClient && reader.topic.rank > 2)
  )
    return true
  const then = hit === null ? -1 : reader.next(place + hit.length)
  // `with a margin of at most 10%`: the first of these words is one that may be left out elsewhere.
  if (hit && [0, 1].some((more) => holdsNumbers(reader, place + hit.length + more))) return true
  // `with spend up at least 25%`
  const moves = english.fell.has(reader.low(then)) || english.rose.has(reader.low(then))
  return then >= 0 && (moves || holdsNumbers(reader, then))
}
