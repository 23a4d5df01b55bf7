import { addDays } from '@portal/core/foundation/format'
import { aboutOne, done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import * as english from './english.ts'
import { inertIn } from './inert.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import { stretchBefore, yearBefore, type Period } from './period.ts'
import { namesOf, type Read } from './prepare.ts'
import { isTopic, type Question, type Reading, type Thread, type TopicQuestion } from './question.ts'
import { readTopic, type Draft } from './read-topic.ts'

/** Where advertising runs is said by its channel or by its platform: one stands in the place of the other. */
const placeOf: Readonly<Record<string, readonly string[]>> = {
  channel: ['channel', 'platform'],
  platform: ['channel', 'platform'],
}

/** What a question that goes on says anew, put over the question before. */
function merged(before: TopicQuestion, draft: Draft): TopicQuestion {
  const { question, says } = draft
  const subject =
    says.has('subject') &&
    (question.clients.length > 0 || question.groups.length > 0 || question.mine || question.ownClients)
  const comparing = says.has('compare') && question.clients.length > 0 && before.clients.length > 0
  // `split by service` after a share of one of them is over all of them.
  const whole = before.share !== null && says.has('by') && before.share === question.by ? before.share : null
  const replaced = new Set([
    ...question.conditions.flatMap(({ column }) => placeOf[column] ?? [column]),
    ...(whole === null ? [] : [whole]),
  ])
  // `with at least 5 conversions` after what each of them costs: fewer rows, told as before.
  const bounds = new Set(
    question.conditions.flatMap(({ column, is }) => (/^[<>]=?$/.test(is) ? [column] : [])),
  )
  const narrows =
    before.measures.length > 0 &&
    question.measures.length > 0 &&
    !says.has('order') &&
    question.measures.every((id) => bounds.has(id))
  const measures = narrows
    ? [...new Set([...before.measures, ...question.measures])]
    : otherDate(before, question) !== before.conditions
      ? before.measures
      : says.has('measure')
        ? question.measures
        : says.has('count') ||
            ((says.has('by') || says.has('order')) &&
              before.measures.length === 0 &&
              question.measures.length > 0)
          ? question.measures
          : before.measures
  const ordered = says.has('order') ? (question.order ?? before.order) : before.order
  const order =
    ordered && measures.length > 0 && says.has('measure') && !says.has('order') && !narrows
      ? { ...ordered, column: measures[0] ?? ordered.column }
      : ordered
  const period = says.has('period')
    ? question.period
    : says.has('lean') && before.period
      ? (question.against ?? before.period)
      : before.period
  const why = question.ask === 'why'
  // By month all of them are wanted, not the one that stood out.
  const retold = says.has('by') && question.by !== before.by
  const inTime = retold && ['day', 'week', 'month', 'quarter'].includes(question.by ?? '')
  return {
    ...before,
    ask: question.ask !== 'rows' ? question.ask : showsRows(before, question, says) ? 'rows' : before.ask,
    measures,
    clients: subject
      ? comparing
        ? [...before.clients, ...question.clients]
        : question.clients
      : before.clients,
    groups: subject ? question.groups : before.groups,
    people: question.people.length > 0 ? question.people : before.people,
    mine: subject
      ? question.mine || (before.mine && question.clients.length > 0 && before.topic === 'tasks')
      : before.mine,
    ownClients: subject ? question.ownClients : before.ownClients,
    except: [...before.except, ...question.except],
    records: question.records.length > 0 ? question.records : whole === 'service' ? [] : before.records,
    us: question.us.length > 0 ? question.us : before.us,
    period,
    // Another time is held against nothing that the one before was.
    against: says.has('against') ? question.against : says.has('period') ? null : before.against,
    by: why
      ? null
      : says.has('by') || question.moved !== null
        ? question.by
        : comparing
          ? 'client'
          : (before.by ?? (says.has('order') ? question.by : null)),
    also: why ? null : says.has('by') ? question.also : before.also,
    conditions: [
      ...otherDate(before, question).filter(({ column }) => !replaced.has(column)),
      ...question.conditions,
    ],
    order:
      inTime && !says.has('order')
        ? null
        : order && says.has('order') && question.order === null && before.order
          ? { ...before.order, descending: before.order.descending }
          : order,
    limit:
      why || retold
        ? says.has('limit')
          ? question.limit
          : null
        : says.has('limit')
          ? question.limit
          : before.limit,
    // Why is asked of all of it, and what moved anew is not what moved before.
    moved: why ? null : (question.moved ?? (says.has('against') ? null : before.moved)),
    movedBy: why || question.moved !== null ? question.movedBy : says.has('against') ? null : before.movedBy,
    either: question.either || (before.either && question.conditions.length === 0),
    average: question.average || before.average,
    peers: question.peers || before.peers,
    held: before.held && (says.has('by') || why) ? null : (question.held ?? before.held),
    share: says.has('share') ? question.share : says.has('by') || why ? null : before.share,
    show: why ? null : (question.show ?? before.show),
  }
}

/** `how many did we gain` after those who were lost in Q3: another date in the same days. */
function otherDate(
  before: TopicQuestion,
  { measures, conditions }: TopicQuestion,
): TopicQuestion['conditions'] {
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const isDate = (id: string): boolean => columns.some((one) => one.id === id && one.kind === 'date')
  const date = measures.find(isDate)
  const had = before.conditions.find(({ column }) => isDate(column))
  if (date === undefined || !had || had.column === date || conditions.length > 0) return before.conditions
  return before.conditions.map((one) => (one === had ? { ...one, column: date } : one))
}

/** `by channel`, `which did best` and `as a chart` after why ask for the figures themselves. */
const showsRows = (before: TopicQuestion, { show }: TopicQuestion, says: Draft['says']): boolean =>
  before.ask === 'why' && (says.has('by') || says.has('order') || show !== null)

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

/** `list them` after how many there are: the rows themselves. */
function listedAfter(items: readonly Item[], before: Question | null): Reading | null {
  const lists =
    /^(?:please )?(?:(?:list|show|name|give|tell)(?: me)?(?: (?:them|those|these|all|the list|the names|names|which ones|which))*|which(?: ones| are they| are those| of them)?|who are (?:they|those)|what are (?:they|those))$/
  return isTopic(before) && before.measures.includes('count') && lists.test(lowsOf(items))
    ? done({ ...before, measures: before.measures.filter((id) => id !== 'count'), by: null, order: null })
    : null
}

const whose =
  /^(?:and )?who (?:(?:is|are|was|were|has|have|did) )?(?:(?:they|it|these|those) )?(?:assigned(?: to)?|owns?|owned by|reported|filed|opened|submitted|sold|wrote|logged|handled|handles|responsible(?: for)?)(?: (?:they|it|these|those|them|that|each))?(?: to)?$/

/** Whether a question asks whose what was asked about is. */
export const asksByWhom = (items: readonly Item[]): boolean =>
  whose.test(lowsOf(items)) && /\b(?:they|it|these|those|them|that)\b/.test(lowsOf(items))

/** `who are they assigned to`, `who reported them`: what was asked about, told by its person. */
function byWhom(items: readonly Item[], before: Question | null): Reading | null {
  const person = isTopic(before) ? topicOf(before.topic)?.topic.person : undefined
  if (!isTopic(before) || person === undefined || before.topic === 'clients' || !whose.test(lowsOf(items)))
    return null
  return done({
    ...before,
    measures: before.measures.length > 0 ? before.measures : ['count'],
    by: person,
    also: null,
    order: null,
    limit: null,
  })
}

/** The question before with what this one changes; null where it changes nothing of it. */
export function goneOn(
  read: Read,
  before: Question | null,
  remembered: Thread['remembered'],
): Reading | null {
  const other = listedAfter(read.items, before) ?? byWhom(read.items, before)
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
      const question = merged(leaned(before, draft, items), draft)
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
    /^(?:the )?(?:month|week|quarter|year|days?|time) before(?: that)?$|^(?:the )?(?:previous|prior) (?:month|week|quarter|year)$/.test(
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
