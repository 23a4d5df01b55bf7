import { addDays, daysBetween, mondayOf, monthRange } from '@portal/core/foundation/format'
import { usualMonth } from '@portal/core/platform/reports/query'
import { daysHeld, isHeldThen } from '../counted-then.ts'
import * as english from '../english.ts'
import { monthOf, sameDaysBefore, stretchBefore, yearBefore, type Period } from '../period.ts'
import { recordAt } from '../records.ts'
import { distanceAt } from './distance.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

const isWholeYear = ({ from, to }: Period): boolean => from.endsWith('-01-01') && to.endsWith('-12-31')

/** What such words begin with. */
const leans =
  /^(?:the|a|one|two|three|four|six|twelve|\d+|previous|prior|preceding|same|time|month|period|week|quarter|days?|year)$/

/** `the month before`: it leans on the time of the question. */
const leanAt: Rule = (reader, at) => {
  if (!leans.test(reader.low(at))) return 0
  const found =
    /^(?:the )?(?:\d+ )?(?:(?:previous|prior|preceding) (?:month|period|week|quarter|year|days?)|(?:\d+|one|two|three|four|six|twelve) (?:days? |weeks? |months? |quarters? )?(?:before|earlier)(?: that| it)?|(?:month|period|week|quarter|days?|one|time) before(?: that| it)?|(?:same (?:months?|period|time|days|quarters?|weeks?)(?: of)? )?(?:a |the )?year (?:before|earlier|ago))(?= |$)/.exec(
      reader.lows.slice(at, at + 7).join(' '),
    )
  if (!found) return 0
  reader.againstAt = at
  reader.against = / year/.test(` ${found[0]}`) ? 'year' : 'before'
  return found[0].split(' ').length
}

/** A time that something is held against: `the same month of last year`. */
export const againstAt: Rule = (reader, at) => {
  const { lows, items } = reader
  const period = reader.period ?? daysHeld(reader) ?? reader.before?.period ?? null
  const found = /^(?:(?:the )?same (?:months?|period|time|days|quarters?|weeks?)(?: of)? |a )?\u0002/.exec(
    lows.slice(at, at + 6).join(' '),
  )
  const place = at + (found ? found[0].split(' ').length - 1 : 0)
  const item = items[place]
  if (!found || item?.is !== 'time') return leanAt(reader, at)
  const asked = item.time.period
  reader.againstAt = at
  // The same week of another month has the same weekdays, four weeks earlier.
  if (/^(?:the )?same week/.test(found[0]) && daysBetween(asked.from, asked.to) > 6 && !isWholeYear(asked)) {
    if (period === null || asked.to < addDays(period.from, -35)) return 0
    reader.against = { from: addDays(period.from, -28), to: addDays(period.to, -28) }
    return place - at + 1
  }
  // Nothing is compared with itself: `the prior 7 days` are those before the last 7 days.
  const itself = period !== null && period.from === asked.from && period.to === asked.to
  const sameDays =
    isWholeYear(asked) && (period === null ? usualPeriod(reader) !== null : !isWholeYear(period))
  // `October vs last October`: the one of the year before.
  const ofYearBefore =
    itself && /^last [a-z]{3,9}$/i.test(item.words) && !/(?:week|month|quarter|year)$/i.test(item.words)
  // `October vs same time last year`: of those days, and not of the month that runs.
  const sameTime =
    period !== null &&
    (period.to < reader.today || period.from.slice(5) !== asked.from.slice(5)) &&
    /^(?:the )?same (?:time|period|days?|month) .*\byear$/i.test(item.words)
  reader.against = ofYearBefore || sameTime ? 'year' : itself ? 'before' : sameDays ? 'year' : asked
  return place - at + 1
}

/** `higher than last month`: what comes after is a time, and no number. */
const thanAt: Rule = (reader, at) => {
  const length = Math.max(
    reader.phraseAt(english.more, at),
    reader.phraseAt(english.less, at),
    reader.phraseAt(english.otherThan, at),
  )
  return length > 1 && reader.items[reader.next(at + length)]?.is === 'time' ? length : 0
}

/** `compared with`, `versus`. */
export const readVersus: Rule = (reader, at) => {
  // `compare this month with last month`
  const joins = reader.comparing && /^(?:with|to)$/.test(reader.low(at)) ? 1 : 0
  const length = Math.max(reader.phraseAt(english.versus, at), thanAt(reader, at), joins)
  if (length === 0 || (reader.hitAt(at)?.length ?? 0) >= length) return 0
  reader.comparing = true
  const twice = reader.versusAt !== null && reader.against !== null
  reader.versusAt = at
  // `spent less than last month`
  if (thanAt(reader, at) > 0) reader.moved = reader.phraseAt(english.less, at) > 0 ? 'down' : 'up'
  // What is held against two times is not read twice.
  if (twice) reader.left.push(at)
  const place = reader.next(at + length)
  // Of two times that are compared the later one comes first, in whatever order they stand.
  const times = reader.items.filter(({ is }) => is === 'time').length
  if (joins === length && reader.items[place]?.is === 'time' && times > 1) return length
  const against = againstAt(reader, place)
  if (against > 0) {
    reader.says.add('against')
    if (reader.topic.id === 'figures' && reader.measures.length > 0) reader.evoked += 1
    return place + against - at
  }
  const then = reader.items[place]
  const named = then?.is === 'word' && (reader.hitAt(place) !== null || recordAt(reader, place) !== null)
  if (then?.is !== 'name' && !named) reader.left.push(at)
  if (then?.is === 'name' && reader.topic.id === 'figures') reader.evoked += 1
  return length
}

/** `since last month`: the month or week that began then, held against the one that runs. */
export function sinceThen(reader: TopicReader, from: string): boolean {
  const month = monthRange(from)
  const monday = mondayOf(from)
  if (month.start === from) reader.against = { from, to: month.end }
  else if (monday === from) {
    reader.against = { from, to: addDays(from, 6) }
    reader.period ??= { from: mondayOf(reader.today), to: reader.today }
  } else return false
  return true
}

/** Verbs that say how a figure behind them went: `grew in clicks`, `improved their conversion rate`. */
const went =
  /^(?:grew|grown|growing|fell|fallen|falling|dropped|dropping|declined|declining|decreased|decreasing|increased|increasing|improved|improving|rose|risen|rising)$/

/** `down over 15% in clicks`, `grew in clicks`: how it went stands before what. */
function movedIn(reader: TopicReader, at: number, moved: 'up' | 'down'): number {
  const far = distanceAt(reader, at + 1)
  const end = at + 1 + (far?.took ?? 0)
  const of = /^(?:in|on|their|its)$/.test(reader.low(end)) ? reader.next(end + 1) : end
  const hit = (far && of > end) || went.test(reader.low(at)) ? reader.hitAt(of) : null
  const column = hit && columnIn(hit, isNumeric)
  if (!hit || !column) return 0
  reader.measure(column, of)
  if (reader.topic.id === 'figures') reader.evoked += 1
  reader.moved = column.low && reader.low(at).startsWith('improv') ? 'down' : moved
  const late = far ? null : distanceAt(reader, of + hit.length)
  reader.movedBy = (far ?? late)?.by ?? null
  reader.comparing = true
  reader.againstAt = at
  reader.against ??= 'before'
  reader.went = true
  reader.says.add('against')
  reader.understood += hit.length
  return of + hit.length + (late?.took ?? 0) - at
}

/** Words between rows and how their number went. */
const farthest = 3

/** `fell since last month`, `whose clicks rose`: how a figure has gone, seen from now. */
export const readMoved: Rule = (reader, at) => {
  const moved = english.fell.has(reader.low(at)) ? 'down' : english.rose.has(reader.low(at)) ? 'up' : null
  // What costs improves where it is less.
  if (
    reader.low(at).startsWith('improv') &&
    reader.topic.columns.some(({ id, low }) => low && id === reader.measures.at(-1))
  )
    return 0
  if (moved === null || reader.ask === 'why' || reader.hitAt(at)) return 0
  // `leads went up`: rows that come about on a day are counted.
  const { topic, noun } = reader
  const counted =
    reader.measures.length === 0 &&
    noun?.plural === true &&
    topic.period === null &&
    topic.id !== 'clients' &&
    isHeldThen(topic) &&
    at - noun.at <= farthest
  if (counted) {
    reader.measures.push('count')
    reader.says.add('measure')
  }
  if (reader.measures.length === 0) return movedIn(reader, at, moved)
  reader.moved = moved
  reader.comparing = true
  if (reader.topic.id === 'figures') reader.evoked += 1
  reader.says.add('against')
  // `up or down`
  const other =
    reader.low(at + 1) === 'or' &&
    (english.fell.has(reader.low(at + 2)) || english.rose.has(reader.low(at + 2)))
      ? 2
      : 0
  if (other > 0) reader.moved = null
  const from = [at + 1, reader.next(at + 1)].find((place) => distanceAt(reader, place) !== null)
  const far = other > 0 || from === undefined ? null : distanceAt(reader, from)
  if (far) reader.movedBy = far.by
  const took = 1 + other + (far && from !== undefined ? from - at - 1 + far.took : 0)
  const place = reader.next(at + took)
  const since = /^(?:since|from|over)$/.test(reader.low(place)) ? place + 1 : place
  const then = reader.items[since]
  // `down more than 20% from last month`: what leads to the time may be left out elsewhere.
  const leads = place > at + took && reader.low(place - 1) === 'from'
  // `dropped last month` is of last month.
  if (then?.is === 'time' && (since > place || leads || /^since\b/i.test(then.words))) {
    if (/^since\b/i.test(then.words) && !sinceThen(reader, then.time.period.from)) reader.left.push(since)
    else reader.against ??= then.time.period
    reader.againstAt = since
    return since + 1 - at
  }
  // `down`, behind the days that it is held against.
  if (reader.against === null) reader.againstAt = at
  reader.against ??= 'before'
  reader.went = true
  return took
}

/** `compare`. */
export const readCompare: Rule = (reader, at) => {
  if (!english.compare.has(reader.stem(at)) || reader.hitAt(at)) return 0
  reader.comparing = true
  if (reader.topic.id === 'figures') reader.evoked += 1
  return 1
}

/** `a year earlier`, without a word that compares. */
export const readLean: Rule = (reader, at) => {
  const length = leanAt(reader, at)
  if (length === 0 || reader.hitAt(at)) return 0
  reader.says.add('lean')
  return length
}

/**
 * The days of a question that names none: the month so far, on its first day the one before, or the whole of it. How something went is told of the last
 * whole month of a report of months; a year before, of the one that it tells.
 */
export function usualPeriod({ topic, today, went, against }: TopicReader): Period | null {
  if (topic.id === 'figures') {
    const { from, to } = monthOf(usualMonth('counted', today))
    return { from, to: to < today ? to : today }
  }
  if (topic.id === 'budgets' || topic.id === 'pacing') return monthOf(today)
  if (topic.period !== 'month') return null
  const usual = monthOf(usualMonth(went ? 'previous' : (topic.usualMonth ?? 'previous'), today))
  // A month is not compared with itself: what is held against the last one is the one that runs.
  return typeof against === 'object' && against?.from === usual.from ? monthOf(today) : usual
}

/** `more calls than last month` of a report that tells the last month unasked: that one is held against the one that runs. */
export function notItself(reader: TopicReader): Period | null {
  const { period, against, before, topic, today } = reader
  if (period !== null || before !== null || topic.usualMonth !== 'previous' || typeof against !== 'object')
    return null
  return against?.from === monthOf(usualMonth('previous', today)).from ? monthOf(today) : null
}

/** The days that a question is compared with. */
export function againstOf(reader: TopicReader): Period | null {
  const { against, before } = reader
  const own = reader.period ?? daysHeld(reader)
  const period = own ?? before?.period ?? (against === 'year' || reader.went ? usualPeriod(reader) : null)
  if (against === null || typeof against === 'object') return against
  if (period === null) return null
  if (against === 'year') return yearBefore(period)
  // A month that runs is held against the same days of the one before.
  const running = own === null && !before?.period && period.to === reader.today
  return running ? sameDaysBefore(period) : stretchBefore(period)
}
