import { monthRange } from '@portal/core/foundation/format'
import * as english from './english.ts'
import { yearBefore, stretchBefore, type Period, type Timed } from './period.ts'
import type { NameSpan } from './names.ts'
import type { Condition, Named, TopicQuestion } from './question.ts'
import { meaningsAt, type AskedColumn, type Lexicon, type Meaning, type Topic } from './topic.ts'
import { wordsOf, type Word } from './tokens.ts'

/** A word, a name or a time of a question. */
export type Item =
  | { readonly is: 'word'; readonly word: Word }
  | { readonly is: 'name'; readonly span: NameSpan }
  | { readonly is: 'time'; readonly time: Timed; readonly words: string }

/** A topic with its phrases. */
export interface Prepared {
  readonly topic: Topic
  readonly lexicon: Lexicon
}

/** A question as one topic reads it. */
export interface Draft {
  readonly question: TopicQuestion
  /** Places of what it has no use for. */
  readonly left: readonly number[]
  /** How strongly the question speaks of the topic; 0 where it does not. */
  readonly evoked: number
  /** Words that it understood as its own. */
  readonly understood: number
  /** What the question says of each kind, so that a question that goes on changes only that. */
  readonly says: ReadonlySet<
    'measure' | 'subject' | 'period' | 'against' | 'by' | 'order' | 'limit' | 'count' | 'lean' | 'compare'
  >
  /** A name that may be several. */
  readonly unsure: NameSpan | null
}

/** The one that stands where a choice is yet to be made. */
export const undecided = (words: string): Named => ({ kind: 'client', id: -1, name: words })

const money = /^\$?(\d[\d,]*(?:\.\d+)?)([km])?%?$/
/** The number that a word is; null for another word. */
export function numberOf(low: string): number | null {
  const found = money.exec(low)
  if (!found) return english.numbers[low] ?? null
  const factor = found[2] === 'k' ? 1000 : found[2] === 'm' ? 1_000_000 : 1
  return Number((found[1] ?? '').replaceAll(',', '')) * factor
}

const numeric = ({ kind }: AskedColumn): boolean =>
  ['money', 'count', 'number', 'percent', 'duration'].includes(kind)

const isPlural = (raw: string): boolean =>
  raw.toLowerCase().endsWith('s') && !raw.toLowerCase().endsWith('ss')

interface Mention {
  readonly column: AskedColumn
  readonly at: number
  readonly plural: boolean
  readonly my: boolean
  readonly asked: boolean
}

/** Reads a question as one about a topic. */
export function readTopic(
  { topic, lexicon }: Prepared,
  items: readonly Item[],
  { records }: { readonly records: readonly Named[] },
  before: TopicQuestion | null = null,
): Draft {
  const stems = items.map((item) => (item.is === 'word' ? item.word.stem : null))
  const lows = items.map((item) =>
    item.is === 'word' ? item.word.low : item.is === 'name' ? '\u0001' : '\u0002',
  )
  const says = new Set<
    'measure' | 'subject' | 'period' | 'against' | 'by' | 'order' | 'limit' | 'count' | 'lean' | 'compare'
  >()
  const left: number[] = []
  const measures: string[] = []
  const clients: Named[] = []
  const except: Named[] = []
  const groups: Named[] = []
  const people: { as: string; who: Named | 'me' }[] = []
  const used: Named[] = []
  const states: string[] = []
  const conditions: Condition[] = []
  const mentions: Mention[] = []
  const values = new Map<string, string[]>()
  let unsure = null as NameSpan | null
  let period = null as Period | null
  let against = null as Period | 'year' | 'before' | null
  let by = null as string | null
  let superlative = null as {
    readonly descending: boolean
    readonly at: number
    readonly counts: boolean
    readonly cheap: boolean
  } | null
  let orderBy = null as string | null
  let limit = null as number | null
  let mine = false
  let self = false
  let average = false
  let comparing = false
  let counts = false
  let who = false
  let whole = false
  let ask: TopicQuestion['ask'] = 'rows'
  let show: TopicQuestion['show'] = null
  let noun = null as { readonly at: number; readonly plural: boolean } | null
  let dateColumn = null as { readonly column: AskedColumn; readonly at: number } | null
  let evoked = 0
  let understood = 0
  let lastMeasureAt = -9
  let dated = false

  const phraseAt = (phrases: readonly (readonly string[])[], at: number): number =>
    Math.max(
      0,
      ...phrases.map((phrase) =>
        phrase.every((stem, place) => stems[at + place] === stem) ? phrase.length : 0,
      ),
    )
  const isFiller = (at: number): boolean => english.filler.has(stems[at] ?? '')
  const next = (at: number): number => {
    let place = at
    while (
      place < items.length &&
      (isFiller(place) || stems[place] === 'all') &&
      !meaningsAt(lexicon, stems, place)
    )
      place += 1
    return place
  }
  const column = (id: string): AskedColumn | undefined => topic.columns.find((one) => one.id === id)
  const hitAt = (at: number) => meaningsAt(lexicon, stems, at)
  const columnIn = (
    meanings: readonly Meaning[],
    fits: (one: AskedColumn) => boolean,
  ): AskedColumn | undefined =>
    meanings.flatMap((meaning) =>
      meaning.is === 'column' && fits(meaning.column) ? [meaning.column] : [],
    )[0]
  const measureOf = (one: AskedColumn, at: number): void => {
    if (!measures.includes(one.id)) measures.push(one.id)
    says.add('measure')
    lastMeasureAt = at
    if (one.evokes) evoked += 2
  }
  const condition = (one: Condition): void => {
    conditions.push(one)
  }
  const dateRange = (id: string, { period: of, side }: Timed): void =>
    condition(
      side
        ? { column: id, is: side === 'before' ? '<' : '>', values: [side === 'before' ? of.from : of.to] }
        : { column: id, is: 'between', values: [of.from, of.to] },
    )
  const takeName = (span: NameSpan, kind: 'for' | 'except', at: number): boolean => {
    const fits = span.candidates.filter((one) => usable(one))
    const [first] = fits
    if (!first) return false
    const one = fits.length > 1 && fits.some((other) => other.kind !== first.kind) ? pick(fits) : fits
    const [only] = one
    if (!only) return false
    if (one.length > 1) {
      if (unsure) return false
      unsure = { ...span, candidates: one }
      clients.push(undecided(span.words))
      says.add('subject')
      return true
    }
    if (kind === 'except' && only.kind === 'client') except.push(only)
    else if (kind === 'except') return false
    else if (only.kind === 'client') clients.push(only)
    else if (only.kind === 'group') groups.push(only)
    else if (only.kind === 'person') people.push({ as: 'person', who: only })
    if (only.kind !== 'person' || topic.person !== undefined) says.add('subject')
    void at
    return true
  }
  const usable = (one: Named): boolean =>
    one.kind === 'client'
      ? topic.client !== undefined || topic.narrows.includes('client')
      : one.kind === 'group'
        ? topic.narrows.includes('group')
        : one.kind === 'person'
          ? topic.person !== undefined || topic.narrows.includes('manager')
          : false
  const pick = (fits: readonly Named[]): readonly Named[] => {
    const inPerson = fits.filter(({ kind }) => kind === 'person')
    const others = fits.filter(({ kind }) => kind !== 'person')
    return others.length > 0 ? others : inPerson
  }
  /** A service or another record that the topic's columns name. */
  const recordAt = (
    at: number,
  ): { readonly length: number; readonly column: string; readonly named: Named } | null => {
    for (const named of records) {
      const areas = topic.columns.filter(({ of }) => of === named.of)
      const [holds] = areas
      if (!holds) continue
      const phrase = stemsOfName(named.name)
      if (phrase.length > 0 && phrase.every((stem, place) => stems[at + place] === stem))
        return { length: phrase.length, column: holds.id, named }
    }
    return null
  }
  const valueOf = (one: AskedColumn, value: string): void => {
    values.set(one.id, [...(values.get(one.id) ?? []), value])
    // What a declared report is told apart by says nothing of what is asked.
    if (one.evokes && topic.rank > 5) evoked += 2
  }

  const consumedHere = new Set<string>()
  for (const sentence of topic.sentences ?? []) {
    const found = sentence.exec(lows.join(' '))
    if (!found) continue
    evoked += 1
    for (const word of (found[1] ?? '').split(' ')) if (word !== '') consumedHere.add(word)
  }

  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) break
    if (item.is === 'name') {
      if (!takeName(item.span, 'for', at)) left.push(at)
      at += 1
      continue
    }
    if (item.is === 'time') {
      const { time } = item
      const near = dateColumn && at - dateColumn.at <= 3 ? dateColumn.column : null
      if (near) {
        dateRange(near.id, time)
        dated = true
        dateColumn = null
      } else if (time.side !== undefined && topic.date === undefined) left.push(at)
      else if (topic.period !== null && time.side === undefined) {
        if (period === null) period = time.period
        else if (comparing && against === null) {
          // Of two that are compared the later one is looked at beside the earlier one.
          const [earlier, later]: readonly [Period, Period] =
            period.from <= time.period.from ? [period, time.period] : [time.period, period]
          period = later
          against = earlier
          says.add('against')
        } else left.push(at)
        says.add('period')
      } else if (topic.date !== undefined) {
        dateRange(topic.date, time)
        says.add('period')
      } else left.push(at)
      at += 1
      continue
    }
    const { low, stem } = item.word

    if (low === 'and' || low === 'or' || low === '&' || low === '+') {
      at += 1
      continue
    }
    const chart = phraseAt(english.chart, at)
    if (chart > 0) {
      show = 'chart'
      at += chart
      continue
    }
    const hit = hitAt(at)
    const file = phraseAt(english.file, at)
    if (file > 0 && (hit?.length ?? 0) < file) {
      show = 'file'
      at += file
      continue
    }
    const versus = phraseAt(english.versus, at)
    if (versus > 0 && (hit?.length ?? 0) < versus) {
      comparing = true
      const place = next(at + versus)
      const used_ = againstAt(place)
      if (used_ > 0) {
        says.add('against')
        at = place + used_
        continue
      }
      const then = items[place]
      if (then?.is === 'name' || (then?.is === 'word' && hitAt(place))) {
        at += versus
        continue
      }
      left.push(at)
      at += versus
      continue
    }
    if (english.compare.has(stem) && !hit) {
      comparing = true
      evoked += topic.id === 'figures' ? 1 : 0
      at += 1
      continue
    }
    const lean = leanAt(at)
    if (lean > 0 && !hit) {
      says.add('lean')
      at += lean
      continue
    }
    const excepted = phraseAt(english.except, at)
    if (excepted > 0 && (hit?.length ?? 0) <= excepted) {
      const place = next(at + excepted)
      const then = items[place]
      if (then?.is === 'name' && takeName(then.span, 'except', place)) {
        at = place + 1
        continue
      }
      const dateHit = hitAt(place)
      const without =
        dateHit &&
        columnIn(
          dateHit.meanings,
          ({ kind, id }) => kind === 'date' || kind === 'client' || kind === 'person' || id === topic.person,
        )
      if (dateHit && without && topic.id !== 'clients') {
        condition({ column: without.id, is: 'none', values: [] })
        at = place + dateHit.length
        understood += 1
        continue
      }
      if (!hit) {
        left.push(at)
        at += excepted
        continue
      }
    }
    const expensive = phraseAt(english.dear, at)
    if (expensive > 0) {
      superlative = { descending: true, at, counts: false, cheap: false }
      at += expensive
      continue
    }
    if (
      (english.most.has(stem) || english.least.has(stem) || english.cheap.has(stem)) &&
      (hit?.length ?? 0) < 2 &&
      phraseAt(english.more, at) === 0 &&
      phraseAt(english.less, at) === 0
    ) {
      const descending = english.most.has(stem)
      if (hit && !superlative && /^(?:high|low)$/.test(stem)) {
        // `high priority` is a choice of the topic.
      } else {
        superlative = {
          descending,
          at,
          counts: /^(?:most|least|fewest|top)$/.test(stem),
          cheap: english.cheap.has(stem),
        }
        says.add('order')
        const number = items[at + 1]?.is === 'word' ? numberOf(lows[at + 1] ?? '') : null
        if (number !== null && number >= 1 && number <= 100) {
          limit = number
          says.add('limit')
          at += 2
        } else at += 1
        continue
      }
    }
    const compared = comparatorAt(at)
    if (compared > 0) {
      at += compared
      continue
    }
    if (stem === 'by' || stem === 'per' || ((stem === 'each' || stem === 'every') && hitAt(at + 1))) {
      const taken = byAt(at)
      if (taken > 0) {
        at += taken
        continue
      }
      if (stem !== 'by' || !hit) {
        left.push(at)
        at += 1
        continue
      }
    }
    const unit = english.dayWords[low]
    if (unit && low.endsWith('ly') && topic.by?.includes(unit) && !hit) {
      by = unit
      says.add('by')
      at += 1
      continue
    }
    if ((low === 'no' || low === 'zero') && hitAt(at + 1)) {
      const then = hitAt(at + 1)
      const zero = then && columnIn(then.meanings, (one) => numeric(one))
      if (then && zero && !then.meanings.some(({ is }) => is === 'topic')) {
        condition({ column: zero.id, is: '=', values: [0] })
        measureOf(zero, at)
        understood += 1
        at += 1 + then.length
        continue
      }
    }
    if (hit) {
      const record = recordAt(at)
      if (record && record.length > hit.length) {
        takeRecord(record)
        at += record.length
        continue
      }
      takeHit(hit, at)
      understood += hit.length
      at += hit.length
      continue
    }
    const record = recordAt(at)
    if (record) {
      takeRecord(record)
      understood += 1
      at += record.length
      continue
    }
    const state = topic.narrows.includes('us') ? stateAt(at) : null
    if (state) {
      states.push(state.letters)
      at += state.length
      continue
    }
    if (phraseAt(english.why, at) > 0) {
      ask = 'why'
      at += phraseAt(english.why, at)
      continue
    }
    if (ask === 'why' && english.moved.has(low)) {
      at += 1
      continue
    }
    if (low === 'when') {
      ask = 'when'
      at += 1
      continue
    }
    if (low === 'who') {
      who = true
      at += 1
      continue
    }
    if (english.averages.has(low)) {
      average = true
      at += 1
      continue
    }
    if ((low === 'how' && lows[at + 1] === 'many') || (low === 'number' && lows[at + 1] === 'of')) {
      counts = true
      says.add('count')
      at += 2
      continue
    }
    if ((low === 'how' && lows[at + 1] === 'much') || low === 'total' || low === 'sum' || low === 'overall') {
      whole = true
      at += low === 'how' ? 2 : 1
      continue
    }
    if (english.mine.has(low) || low === 'myself') {
      mine = true
      says.add('subject')
      at += 1
      continue
    }
    if (low === 'me' && /^(?:for|to|with|on)$/.test(lows[at - 1] ?? '')) {
      if (topic.person !== undefined)
        mentions.push({
          column: { id: 'client', label: '', kind: 'client', words: [] },
          at,
          plural: false,
          my: true,
          asked: false,
        })
      else mine = true
      says.add('subject')
      at += 1
      continue
    }
    if (low === 'us' && /^for$/.test(lows[at - 1] ?? '') && topic.person !== undefined) {
      mentions.push({
        column: { id: 'client', label: '', kind: 'client', words: [] },
        at,
        plural: false,
        my: true,
        asked: false,
      })
      at += 1
      continue
    }
    if (low === 'i') {
      self = true
      at += 1
      continue
    }
    if (english.lastWords.has(low) || low === 'recent' || low === 'past') {
      const number = numberOf(lows[at + 1] ?? '')
      if (number !== null && hitAt(at + 2)) {
        limit = number
        says.add('limit')
        at += 2
        continue
      }
      if (topic.date !== undefined || topic.period !== null || ask === 'when') {
        at += 1
        continue
      }
    }
    const number = numberOf(low)
    if (number !== null && Number.isInteger(number) && number >= 1 && number <= 100 && !low.startsWith('$')) {
      const after = items[at + 1]
      const ranks =
        after?.is === 'word' && (english.most.has(after.word.stem) || english.least.has(after.word.stem))
      if (ranks || hitAt(at + 1) || (superlative && limit === null)) {
        limit = number
        says.add('limit')
        at += 1
        continue
      }
    }
    if (low === 'with' || low === 'about') {
      if (withAt(at)) {
        at += 1
        continue
      }
      left.push(at)
      at += 1
      continue
    }
    if (
      consumedHere.has(low) ||
      isFiller(at) ||
      low === 'all' ||
      low === 'every' ||
      low === 'each' ||
      low === 'only' ||
      low === 'whose' ||
      low === 'number' ||
      low === 'amount'
    ) {
      at += 1
      continue
    }
    left.push(at)
    at += 1
  }

  finish()

  const question: TopicQuestion = {
    ask,
    topic: topic.id,
    measures,
    clients,
    except,
    groups,
    people,
    records: used,
    mine,
    ownClients: mentions.some(({ my }) => my) && topic.person !== undefined && topic.id !== 'clients',
    us: states,
    period,
    against: resolved(),
    by,
    conditions: [
      ...conditions,
      ...[...values].map(([id, of]): Condition => ({
        column: id,
        is: of.length > 1 ? 'in' : '=',
        values: of,
      })),
    ],
    order: superlative && orderBy ? { column: orderBy, descending: superlative.descending } : null,
    limit,
    with: [],
    without: [],
    average,
    show,
  }
  return { question, left, evoked, understood, says, unsure }

  function resolved(): Period | null {
    if (against === null) return null
    if (typeof against === 'object') return against
    const base = period
    if (!base) return null
    return against === 'year' ? yearBefore(base) : stretchBefore(base)
  }

  function takeRecord({ column: id, named }: { readonly column: string; readonly named: Named }): void {
    if (id === 'service' || named.of === 'services') used.push(named)
    else condition({ column: id, is: '=', values: [named.name] })
    says.add('subject')
  }

  function stateAt(at: number): { readonly letters: string; readonly length: number } | null {
    for (const length of [2, 1]) {
      const letters = english.states[stems.slice(at, at + length).join(' ')]
      if (letters) return { letters, length }
    }
    const item = items[at]
    const raw = item?.is === 'word' ? item.word.raw : ''
    return /^[A-Z]{2}$/.test(raw) &&
      Object.values(english.states).includes(raw) &&
      /^(?:in|from)$/.test(lows[at - 1] ?? '')
      ? { letters: raw, length: 1 }
      : null
  }

  /** A time that something is held against; how many items it takes. */
  function againstAt(at: number): number {
    const text = lows.slice(at, at + 6).join(' ')
    const item = items[at]
    const sameYear = /^(?:(?:the )?same (?:month|period|time|days|quarter|week)(?: of)? |a )?\u0002/.exec(
      text,
    )
    if (sameYear && item) {
      const place = at + (sameYear[0].split(' ').length - 1)
      const timed = items[place]
      if (timed?.is === 'time') {
        const isYear = timed.time.period.from.endsWith('-01-01') && timed.time.period.to.endsWith('-12-31')
        const own = period
        const shorter = own !== null && !(own.from.endsWith('-01-01') && own.to.endsWith('-12-31'))
        against = isYear && shorter ? 'year' : timed.time.period
        return place - at + 1
      }
    }
    return leanAt(at)
  }

  /** `the month before`: it leans on the time of the question; how many items it takes. */
  function leanAt(at: number): number {
    const text = lows.slice(at, at + 7).join(' ')
    const found =
      /^(?:the )?(?:\d+ )?(?:(?:previous|prior|preceding) (?:month|period|week|quarter|year|days?)|(?:month|period|week|quarter|days?|one|time) before(?: that| it)?|(?:same (?:month|period|time|days|quarter|week)(?: of)? )?(?:a |the )?year (?:before|earlier|ago))(?= |$)/.exec(
        text,
      )
    if (!found) return 0
    against = / year/.test(` ${found[0]}`) ? 'year' : 'before'
    return found[0].split(' ').length
  }

  function comparatorAt(at: number): number {
    const kinds = [
      ['>=', english.atLeast],
      ['<=', english.atMost],
      ['>', english.more],
      ['<', english.less],
    ] as const
    if (lows[at] === 'between') {
      const [from, to] = [numberOf(lows[at + 1] ?? ''), numberOf(lows[at + 3] ?? '')]
      const target = from !== null && to !== null ? targetOf(at, at + 4) : null
      if (from === null || to === null || !target) return 0
      condition({ column: target.id, is: 'between', values: [from, to] })
      return 4 + target.took
    }
    for (const [is, phrases] of kinds) {
      const length = phraseAt(phrases, at)
      const value = length > 0 ? numberOf(lows[at + length] ?? '') : null
      if (value === null) continue
      const percent = /^percent$/.test(lows[at + length + 1] ?? '') ? 1 : 0
      const target = targetOf(at, at + length + 1 + percent)
      if (!target) continue
      condition({ column: target.id, is, values: [value] })
      return length + 1 + percent + target.took
    }
    return 0
  }

  /** What a number is held against: what stands right after it, the measure before it, or what the topic is of. */
  function targetOf(at: number, end: number): { readonly id: string; readonly took: number } | null {
    const after = hitAt(end)
    const behind = after && columnIn(after.meanings, numeric)
    if (after && behind) {
      measureOf(behind, end)
      understood += after.length
      return { id: behind.id, took: after.length }
    }
    const dollars = /^\$|k$|m$/.test(lows[end - 1] ?? '')
    if (after?.meanings.some(({ is }) => is === 'topic') && !dollars) {
      noun = { at: end, plural: true }
      evoked += 3
      understood += after.length
      counts = true
      return { id: 'count', took: after.length }
    }
    const last = measures.at(-1)
    if (last !== undefined && at - lastMeasureAt <= 4) return { id: last, took: 0 }
    if (topic.measure !== undefined && noun && (dollars || column(topic.measure)?.kind === 'money'))
      return { id: topic.measure, took: 0 }
    return null
  }

  function byAt(at: number): number {
    const place = stems[at + 1] === 'the' ? at + 2 : at + 1
    const hit = hitAt(place)
    if (hit) {
      const dimension = columnIn(hit.meanings, (one) => !numeric(one))
      if (dimension) {
        by = dimension.id
        if (hit.meanings.some(({ is }) => is === 'topic')) evoked += 3
        says.add('by')
        understood += hit.length
        return place - at + hit.length
      }
      const measure = columnIn(hit.meanings, numeric)
      if (measure) {
        measureOf(measure, place)
        understood += hit.length
        if (!comparing) superlative ??= { descending: true, at, counts: false, cheap: false }
        says.add('order')
        return place - at + hit.length
      }
      const value = hit.meanings.find((meaning) => meaning.is === 'value')
      if (value?.is === 'value') {
        valueOf(value.column, value.value.value)
        understood += hit.length
        return place - at + hit.length
      }
    }
    const unit = english.dayWords[stems[place] ?? '']
    if (unit && topic.by?.includes(unit)) {
      by = unit
      says.add('by')
      return place - at + 1
    }
    return 0
  }

  /** `with` that says nothing by itself. */
  function withAt(at: number): boolean {
    const place = next(at + 1)
    const item = items[place]
    if (!item) return false
    if (item.is === 'name') return true
    if (item.is !== 'word') return false
    if (lows[at] === 'about') return hitAt(place) !== null
    const stem = item.word.stem
    if (english.most.has(stem) || english.least.has(stem) || english.cheap.has(stem)) return true
    if (
      [english.more, english.less, english.atLeast, english.atMost, english.dear].some(
        (phrases) => phraseAt(phrases, place) > 0,
      )
    )
      return true
    if (item.word.low === 'between' || item.word.low === 'no' || item.word.low === 'zero') return true
    const hit = hitAt(place)
    if (!hit) return false
    const after = next(place + hit.length)
    return (
      [english.more, english.less, english.atLeast, english.atMost].some(
        (phrases) => phraseAt(phrases, after) > 0,
      ) || lows[after] === 'between'
    )
  }

  function takeHit(
    { meanings, length }: { readonly meanings: readonly Meaning[]; readonly length: number },
    at: number,
  ): void {
    const raws = items.slice(at, at + length).map((one) => (one.is === 'word' ? one.word.raw : ''))
    const plural = isPlural(raws.at(-1) ?? '')
    const topicHit = meanings.some(({ is }) => is === 'topic')
    const value = meanings.find((meaning) => meaning.is === 'value')
    const columns = meanings.flatMap((meaning) => (meaning.is === 'column' ? [meaning.column] : []))
    if (value?.is === 'value') {
      valueOf(value.column, value.value.value)
      if (topicHit) {
        evoked += 2 + length
        noun ??= { at, plural }
      }
    } else if (topicHit && !(columns[0] && superlative && !noun)) {
      evoked += 2 + length
      noun ??= { at, plural }
      const own = /^(?:my|our)$/.test(lows[at - 1] ?? '')
      if (own && lows[at - 1] === 'my' && topic.id === 'clients') mine = true
    } else {
      const [first] = columns
      if (!first) return
      if (topicHit) evoked += 2 + length
      const asked =
        /^(?:which|what|top)$/.test(lows[at - 1] ?? '') ||
        (/^of$/.test(lows[at - 2] ?? '') && /^(?:which|what|who)$/.test(lows[at - 3] ?? '')) ||
        (lows[at - 1] === 'of' && /^(?:which|what)$/.test(lows[at - 2] ?? ''))
      if (first.kind === 'date') {
        dateColumn = { column: first, at: at + length - 1 }
        if (first.evokes) evoked += 2
        if (ask === 'when' || lows[at - 1] === 'when') measureOf(first, at)
      } else if (numeric(first)) measureOf(first, at)
      else {
        mentions.push({ column: first, at, plural, my: /^my$/.test(lows[at - 1] ?? ''), asked })
        if (first.evokes) evoked += 2
        if (/^my$/.test(lows[at - 1] ?? '')) says.add('subject')
      }
    }
  }

  function finish(): void {
    if (comparing) says.add('compare')
    const clientMention = mentions.find(({ column: { kind } }) => kind === 'client')
    if (mentions.some(({ my }) => my) && topic.person === undefined) mine = true
    if (
      mine &&
      mentions.some(({ my, column: { kind } }) => my && kind === 'client') &&
      topic.person !== undefined &&
      topic.id !== 'clients'
    )
      mine = false
    for (const one of people) one.as = roleOf()
    if (self && topic.person !== undefined && topic.id !== 'clients' && people.length === 0) mine = true
    if (self && topic.id === 'clients') {
      if (mentions.some(({ column: { id } }) => id === 'manager')) people.push({ as: 'manager', who: 'me' })
      else if (conditions.length === 0) mine = true
    }
    if (self && topic.person === undefined && topic.id !== 'clients') mine = true
    if (whole && measures.length === 0 && noun && topic.measure !== undefined) measures.push(topic.measure)
    if (counts && measures.length === 0) measures.push('count')
    // How many are counted, money is not.
    else if (
      counts &&
      measures.some((id) => id !== 'count' && !['count', 'number'].includes(column(id)?.kind ?? 'text'))
    )
      left.push(0)
    if (
      topic.amountOfOne &&
      noun &&
      !noun.plural &&
      measures.length === 0 &&
      ask === 'rows' &&
      topic.measure !== undefined
    )
      measures.push(topic.measure)
    if (comparing && measures.length === 0 && topic.amountOfOne && topic.measure !== undefined)
      measures.push(topic.measure)
    if (comparing && topic.id === 'clients') left.push(0)
    // A report of months cannot tell a week.
    if (topic.period === 'month' && topic.rank < 6 && period !== null && !isMonthly(period))
      left.push(
        Math.max(
          0,
          items.findIndex(({ is }) => is === 'time'),
        ),
      )
    if (superlative?.cheap) {
      const rate = topic.columns.find((one) => one.low && one.rate?.per === measures[0])
      if (rate) measures.splice(0, measures.length, rate.id)
      else left.push(superlative.at)
    }
    // What is asked for is told by what it is asked by: which channel, which service.
    const asked = mentions.find(
      (one) =>
        one.asked ||
        (one.column.kind === 'client' &&
          !one.asked &&
          superlative !== null &&
          one.at - superlative.at <= 3 &&
          one.at > superlative.at) ||
        (superlative !== null && one.at === superlative.at + 1),
    )
    const grouped =
      asked ??
      (superlative ? mentions.find(({ column: { kind }, my }) => kind !== 'person' || my) : undefined)
    const numericCondition = conditions.some(
      ({ column: id }) => id === 'count' || (column(id) && numeric(column(id) as AskedColumn)),
    )
    if (by === null) {
      if (grouped && (superlative || asked))
        by = topic.id === 'clients' && grouped.column.kind === 'client' ? null : grouped.column.id
      else if (clientMention && clientMention.column.words.length > 0 && (numericCondition || comparing))
        by = clientMention.column.id
    }
    if (comparing && by === null && clients.length + (unsure ? 0 : 0) > 1 && topic.client !== undefined)
      by = topic.client
    if (comparing && by === null) {
      const several = [...values].find(([, of]) => of.length > 1)
      if (several) by = several[0]
    }
    if (clients.length > 1 && by === null && topic.client !== undefined && comparing) by = topic.client
    if (average && by === null && clientMention) by = clientMention.column.id
    if (superlative) {
      const [first] = measures
      const byCount = superlative.counts && first === undefined && noun !== null
      const isMeasure =
        first !== undefined &&
        (first === 'count' || numeric(column(first) ?? { id: '', label: '', kind: 'text', words: [] }))
      if (isMeasure) orderBy = first
      else if (byCount && (by !== null || who || mentions.length > 0)) {
        orderBy = 'count'
        measures.push('count')
      } else if (topic.measure !== undefined && noun !== null) {
        orderBy = topic.measure
        measures.push(topic.measure)
      } else if (before && (before.order || before.measures.length > 0))
        orderBy = before.order?.column ?? before.measures[0] ?? null
      else left.push(superlative.at)
      if (by === null && before === null && who) by = topic.person ?? topic.client ?? null
      if (orderBy === 'count' && by === null && before === null) by = topic.person ?? topic.client ?? null
      const oneAsked = asked && !asked.plural && !asked.my
      if (
        before === null &&
        by === null &&
        orderBy !== null &&
        noun === null &&
        !says.has('by') &&
        topic.client !== undefined &&
        clients.length === 0 &&
        topic.id !== 'clients' &&
        measures.length === 1 &&
        lows[superlative.at] !== 'by'
      ) {
        by = topic.client
        if (limit === null && !superlative.cheap) limit = 1
      } else if (limit === null && orderBy !== null && !who) {
        if (
          asked
            ? oneAsked === true || (asked.my && /^(?:which|of)$/.test(lows[asked.at - 2] ?? '') && true)
            : noun !== null && !noun.plural && by === null
        )
          limit = 1
      }
    } else if (who && topic.byClient && by === null) by = topic.client ?? null
    if (
      topic.byClient &&
      by === null &&
      clients.length === 0 &&
      groups.length === 0 &&
      [...values.keys()].some((id) => topic.byClient?.includes(id))
    )
      by = topic.client ?? null
    if (
      by !== null &&
      measures.length === 0 &&
      !['figures', 'pacing'].includes(topic.id) &&
      !(topic.measure !== undefined && topic.amountOfOne)
    ) {
      const asksCount = says.has('by') && by !== topic.client
      if (asksCount || superlative) measures.push('count')
      else if (says.has('by') && (clientMention === undefined || clientMention.column.words.length === 0))
        measures.push('count')
    }
    if (by !== null && measures.length === 0 && topic.amountOfOne && topic.measure !== undefined)
      measures.push(topic.measure)
    // Words for columns that are neither grouped nor held against anything are what is shown.
    for (const { column: one } of mentions) {
      if (
        conditions.some(({ column: id }) => id === one.id) ||
        values.has(one.id) ||
        mentions.some(({ my, column: { id } }) => my && id === one.id)
      )
        continue
      if (one.id === by || one.kind === 'client' || one.id === 'manager' || one.kind === 'person') continue
      if (!measures.includes(one.id) && !says.has('by')) measures.push(one.id)
    }
    if (topic.period === null && topic.date === undefined && period !== null) left.push(0)
    if (ask === 'when' && dateColumn && !measures.includes(dateColumn.column.id))
      measures.push(dateColumn.column.id)
    if (dateColumn && ask !== 'when' && !dated && left.length === 0 && dateColumn.column.id !== topic.date)
      measures.push(dateColumn.column.id)
    void used
  }

  function roleOf(): string {
    if (topic.id === 'clients')
      return mentions.some(({ column: { id } }) => id === 'manager') ? 'manager' : 'member'
    return topic.person ?? 'manager'
  }
}

const isMonthly = ({ from, to }: Period): boolean =>
  (from.endsWith('-01') && (monthRange(from).end === to || from.slice(0, 7) === to.slice(0, 7))) ||
  (from.endsWith('-01') && monthRange(to).end === to)

const known = new Map<string, readonly string[]>()
const stemsOfName = (name: string): readonly string[] => {
  const had = known.get(name)
  if (had) return had
  const made = wordsOf(name).map(({ stem }) => stem)
  known.set(name, made)
  return made
}
