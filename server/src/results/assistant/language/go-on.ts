import { addDays } from '@portal/core/foundation/format'
import { aboutOne, done } from './about-one.ts'
import { atAnotherTime } from './another-time.ts'
import { againstThen } from './against-then.ts'
import { topicOf } from './declared-topics.ts'
import type { Topic } from './topic.ts'
import { whatDrove, whichMoved } from './driven.ts'
import { eachCost } from './each-cost.ts'
import { asksByWhomDone, doneBy } from './done-by.ts'
import * as english from './english.ts'
import { inertIn } from './inert.ts'
import { onlyKeptBy } from './kept-by.ts'
import { merged } from './merged.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import { stretchBefore, yearBefore, type Period } from './period.ts'
import { namesOf, type Read } from './prepare.ts'
import { isTopic, type Question, type Reading, type Thread, type TopicQuestion } from './question.ts'
import { asksWhatComesFirst, comesFirst } from './comes-first.ts'
import { asksOfRowsTold, ofRowsTold } from './rows-told.ts'
import { asksOfRowsBefore, listing, ofRowsBefore } from './of-rows-before.ts'
import { readTopic, type Draft } from './read-topic.ts'
import { summedUp } from './summed-up.ts'

/** What is left behind one of these phrases at the beginning. */
export const without = (items: readonly Item[], phrases: readonly (readonly string[])[]): readonly Item[] => {
  return items.slice(phraseAt(stemsIn(items), phrases, 0))
}

/** `not search but social`, `not October but September`: what comes after stands for what comes before. */
export function correction(items: readonly Item[]): readonly Item[] | null {
  const [first] = items
  if (first?.is !== 'word' || !/^(?:not|instead)$/.test(first.word.low)) return null
  const but = items.findIndex((item) => item.is === 'word' && /^(?:but|use|take)$/.test(item.word.low))
  return but > 0 && but < items.length - 1 ? items.slice(but + 1) : null
}

/** `leads only`, `how many invoices is that`: it leans on the question before by how it ends. */
const leaningEnd =
  /^(.+?) (?:only|alone|(?:of|for) (?:those|these|them)|(?:is|are|was|were) (?:that|those|these|it|they|there))$/

/** Whether a question leans on the one before by its last words. */
export const leansAtEnd = (items: readonly Item[]): boolean => leaningEnd.test(lowsOf(items))

function withoutEnd(items: readonly Item[]): readonly Item[] {
  const [, rest] = leaningEnd.exec(lowsOf(items)) ?? []
  return rest === undefined ? items : items.slice(0, rest.split(' ').length)
}

const asksState =
  /^(?:and )?(?:(?:is|are|was|were|has|have|did|does|do) (?:it|that|they|those|this|these)(?: been)? (paid|settled|approved|signed|confirmed|done|finished|submitted|sent|published|closed|open|reviewed)(?: yet| already)?|(?:did|have|has) (?:we|i|they|you) (?:pay|paid) (?:it|that|this|them|those|that one|this one)(?: yet| already)?|where (?:is|are|does|do) (?:it|that|they|those|this) (?:at|stand|now))$/

/** Whether a question asks how what was told before stands: `is it paid`. */
export const asksHowItStands = (items: readonly Item[]): boolean => asksState.test(lowsOf(items))

/** `is it paid` after one's latest invoice: the same once more, which says how it stands. */
function asStands(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || before.measures.includes('count') || before.by !== null) return null
  const found = asksState.exec(lowsOf(items))
  if (!found) return null
  const state = topicOf(before.topic)?.topic.columns.find(({ id }) => /^(?:state|status)(?:Id)?$/.test(id))
  return state ? done({ ...before, measures: [], show: null }) : null
}

const asksText =
  /^(?:and )?what (?:was|is|were|are) (?:it|that|this|that one|they|those|these) about$|^(?:and )?what (?:did (?:they|we|he|she|you) (?:say|talk about|discuss)|was (?:said|discussed|talked about|it))$|^(?:and )?(?:who (?:was|did|logged|wrote|had) (?:it|that)|who (?:talked|spoke|called)(?: to (?:them|him|her))?|by whom)$/

/** `what was it about` after when somebody was last talked to: that row once more, which says it. */
function whatItSays(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || !asksText.test(lowsOf(items))) return null
  return before.ask === 'when' || (before.limit !== null && before.by === null) ? done(before) : null
}

/** `list them` after how many there are: the rows themselves. */
function listedAfter(items: readonly Item[], before: Question | null): Reading | null {
  const lists =
    /^(?:please )?(?:(?:list|show|name|give|tell)(?: me)?(?: (?:them|those|these|all|the list|the names|names|which ones|which))*|which(?: ones| are they| are those| of them)?|who are (?:they|those)|what are (?:they|those))$/
  return isTopic(before) && before.measures.includes('count') && lists.test(lowsOf(items))
    ? done({ ...before, measures: before.measures.filter((id) => id !== 'count'), by: null, order: null })
    : null
}

const whose =
  /^(?:and )?who (?:(?:is|are|was|were|has|have|did) )?(?:(?:they|it|these|those) )?(?:assigned(?: to)?|owns?|owned by|reported|filed|opened|submitted|sold|wrote|logged|handled|handles|handling|taking care of|takes care of|looking after|looks after|working on|dealing with|deals with|responsible(?: for)?|to blame(?: for)?)(?: (?:they|it|these|those|them|that|each))?(?: to)?$|^(?:and )?whose (?:are|were|is|was) (?:they|it|these|those|that)$|^(?:and )?whose (?:fault|job|responsibility|problem)(?: (?:is|are|was|were) (?:it|that|this|those|these|they))?$|^(?:and )?who (?:has|have|got|is on|are on|works on) (?:them|these|those|it|each)$/

/** Whether a question asks whose what was asked about is. */
export const asksByWhom = (items: readonly Item[]): boolean =>
  whose.test(lowsOf(items)) && /\b(?:they|it|these|those|them|that|whose)\b/.test(lowsOf(items))

/** `who are they assigned to`, `who reported them`: what was asked about, told by its person. */
function byWhom(items: readonly Item[], before: Question | null): Reading | null {
  const person = isTopic(before) ? topicOf(before.topic)?.topic.person : undefined
  const line = lowsOf(items)
  if (!isTopic(before) || person === undefined || before.topic === 'clients' || !whose.test(line)) return null
  if (onlyKeptBy(line, person)) return null
  // Of the last five nobody is told among all.
  if (before.limit !== null) return { is: 'declined', parts: ['them'], nearest: before.topic }
  return done({
    ...before,
    measures: before.measures.length > 0 ? before.measures : ['count'],
    by: person,
    also: null,
    order: null,
    limit: null,
  })
}

/** Whether a question asks something of the rows before that no list is asked by itself. */
export const asksOfRows = (items: readonly Item[]): boolean =>
  asksOfRowsTold(lowsOf(items)) ||
  asksOfRowsBefore(lowsOf(items)) ||
  asksWhatComesFirst(items) ||
  asksByWhomDone(items) ||
  /^(?:and )?(?:whose (?:stores|clients|accounts|dealers|books?) (?:were|are|was|is) (?:they|those|these|it|that)$|what (?:were|are|was|is) (?:they|those|these|all of them) worth\b)/.test(
    lowsOf(items),
  )

/** `whose stores were they`: what was asked about, by who manages them. */
function byManager(items: readonly Item[], before: Question | null): Reading | null {
  const asks =
    /^(?:and )?whose (?:stores|clients|accounts|dealers|book|books) (?:were|are|was|is) (?:they|those|these|it|that)$/
  if (!isTopic(before) || !asks.test(lowsOf(items)) || before.limit !== null) return null
  const by = topicOf(before.topic)?.topic.columns.find(({ id }) => /^managers?$/.test(id))?.id
  const measures = before.measures.length > 0 ? before.measures : ['count']
  return by === undefined ? null : done({ ...before, measures, by, also: null, order: null })
}

/** `what were they worth`: the amount of what was counted. */
function worth(items: readonly Item[], before: Question | null): Reading | null {
  const asks =
    /^(?:and )?what (?:were|are|was|is) (?:they|those|these|it|that|all of them) worth(?: (?:(?:per|a|by|each) month|monthly|in (?:total|all|dollars)))*$/
  const measure = isTopic(before) ? topicOf(before.topic)?.topic.measure : undefined
  if (!isTopic(before) || measure === undefined || !asks.test(lowsOf(items))) return null
  return done({ ...before, measures: [measure], order: null })
}

/** The question before with what this one changes; null where it changes nothing of it. */
export function goneOn(
  read: Read,
  before: Question | null,
  remembered: Thread['remembered'],
): Reading | null {
  const other =
    atAnotherTime(read.items, before) ??
    summedUp(read.items, before) ??
    asStands(read.items, before) ??
    ofRowsTold(read.items, before) ??
    ofRowsBefore(read, before) ??
    listedAfter(read.items, before) ??
    whatItSays(read.items, before) ??
    againstThen(read.items, before) ??
    byWhom(read.items, before) ??
    doneBy(read.items, before) ??
    comesFirst(read.items, before) ??
    byManager(read.items, before) ??
    worth(read.items, before) ??
    whatDrove(read, before) ??
    whichMoved(read, before) ??
    eachCost(read.items, before)
  if (other) return other
  const corrected = correction(read.items)
  const items = withoutEnd(corrected ?? without(read.items, english.onward))
  if (items.length === 0 || before === null) return null
  const onward = items.length < read.items.length
  const topic = isTopic(before) ? read.topics.find((one) => one.topic.id === before.topic) : undefined
  if (topic && isTopic(before)) {
    const known = daysBefore(withRemembered(items, remembered), before)
    const draft = readTopic(topic, baseTime(known, before), read, before)
    const says =
      draft.says.size > 0 ||
      draft.question.conditions.length + draft.question.except.length + draft.question.people.length > 0 ||
      draft.question.show !== null ||
      draft.question.ask !== 'rows' ||
      draft.question.records.length + draft.question.us.length > 0
    const inert = (): readonly number[] =>
      inertIn(baseTime(known, before), draft, (rest) => readTopic(topic, rest, read, before))
    if (draft.left.length === 0 && says && inert().length === 0) {
      // Why things happened is told by their cause, where rows have one.
      const cause = draft.question.ask === 'why' ? causeOf(topic.topic) : undefined
      if (cause !== undefined && items.length <= 4 && !draft.says.has('measure'))
        return done({
          ...before,
          ask: 'rows',
          measures: ['count'],
          by: cause,
          also: null,
          order: null,
          limit: null,
        })
      // `why` of the client that fell the most: which of them all is told it does not say.
      const ofOne = before.by === 'client' && (before.moved !== null || before.limit === 1)
      if (draft.question.ask === 'why' && ofOne && draft.question.clients.length === 0)
        return { is: 'declined', parts: [lowsOf(items)], nearest: before.topic }
      const question = listing(
        merged(leaned(before, draft, items), draft, lowsOf(read.items).replace(/^and /, '')),
        before,
        lowsOf(read.items),
      )
      return draft.unsure
        ? { is: 'choose', words: draft.unsure.words, choices: draft.unsure.candidates, question }
        : done(question)
    }
    return null
  }
  const [span] = namesOf(items)
  if (
    span &&
    items.length === 1 &&
    onward &&
    !isTopic(before) &&
    (before.ask === 'record' || before.ask === 'team' || before.ask === 'changes')
  )
    return aboutOne(span, (of) => ({ ...before, of }))
  const day = items.flatMap((item) => (item.is === 'time' ? [item] : []))[0]
  if (before.ask === 'calendar' && day && /^(?:on |for )?\u0002$/.test(lowsOf(items)))
    return done({ ask: 'calendar', period: dayAhead(day, read.today) })
  const [time] = items
  if (time?.is === 'time' && items.length === 1 && before.ask === 'changes')
    return done({ ...before, period: time.time.period })
  return null
}

/** The column of what rows came of; figures are explained by their parts. */
const causeOf = ({ columns, period, date }: Topic): string | undefined =>
  period === null || date !== undefined
    ? columns.find(
        ({ id, words, ofClient }) =>
          /^(?:cause|causeId|reason|lostReasonId)$/.test(id) && words.length > 0 && !ofClient,
      )?.id
    : undefined

/** `and Monday` of a calendar is the one to come. */
function dayAhead({ time: { period }, words }: Extract<Item, { is: 'time' }>, today: string): Period {
  const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$|^(?:tue|wed|thu|sat)$/i.test(words)
  return weekday && period.to <= today ? { from: addDays(period.from, 7), to: addDays(period.to, 7) } : period
}

/** `last year` after a month is that month of last year; `the month before` leans on what was asked. */
const baseTime = (items: readonly Item[], before: TopicQuestion): readonly Item[] =>
  items.map((item) => {
    if (
      item.is !== 'time' ||
      !before.period ||
      !/^(?:the )?(?:last|previous|prior) year$/.test(item.words.toLowerCase())
    )
      return item
    const { from, to } = before.period
    if (from.endsWith('-01-01') && to.endsWith('-12-31')) return item
    return { ...item, time: { ...item.time, period: yearBefore(before.period) } }
  })

/** `the month before` after what came in last month: those days, of rows that have a day and no period. */
function daysBefore(items: readonly Item[], before: TopicQuestion): readonly Item[] {
  const days = before.period === null ? before.conditions.find(({ is }) => is === 'between') : undefined
  const [from, to] = days?.values ?? []
  const found =
    /^(?:the )?same (?:time|period|days|months?) (?:of )?(?:last year|a year (?:ago|before|earlier)|the year before|\u0002)$|^(?:the )?(?:month|week|quarter|year|days?|time) before(?: that)?$|^(?:the )?(?:previous|prior) (?:month|week|quarter|year)$/.test(
      lowsOf(items),
    )
  if (!found || typeof from !== 'string' || typeof to !== 'string') return items
  const period = /year/.test(lowsOf(items)) ? yearBefore({ from, to }) : stretchBefore({ from, to })
  return [{ is: 'time', words: lowsOf(items), time: { at: 0, end: items.length, period } }]
}

const leaned = (before: TopicQuestion, { says, question }: Draft, items: readonly Item[]): TopicQuestion => {
  if (!says.has('lean') || !before.period || question.period !== null) return before
  return {
    ...before,
    period: /year/.test(lowsOf(items)) ? yearBefore(before.period) : stretchBefore(before.period),
  }
}

/** Names that were decided before in the thread mean the same again. */
export const withRemembered = (items: readonly Item[], remembered: Thread['remembered']): readonly Item[] =>
  Object.keys(remembered).length === 0
    ? items
    : items.map((item) => {
        if (item.is !== 'name' || item.span.candidates.length < 2) return item
        const one = remembered[item.span.words.toLowerCase()]
        return one && item.span.candidates.some(({ id, kind }) => id === one.id && kind === one.kind)
          ? { ...item, span: { ...item.span, candidates: [one] } }
          : item
      })
