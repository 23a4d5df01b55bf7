import { addDays } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import { draftsOf, inertOf } from './drafts.ts'
import * as english from './english.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import { heldAndJoined } from './joined-held.ts'
import type { Joins } from './joins.ts'
import type { Knowledge } from './prepare.ts'
import { emptyQuestion, type Condition, type Joined, type Reading, type TopicQuestion } from './question.ts'
import { readTopic } from './read-topic.ts'
import { wordsOf } from './tokens.ts'
import { watchedNow } from './watched-now.ts'

/** Clients that have, or have not, rows of another topic. */
export function joinedQuestion(items: readonly Item[], knowledge: Knowledge): Reading | null {
  const stems = stemsIn(items)
  const clients = knowledge.topics.find(({ topic }) => topic.id === 'clients')
  if (!clients) return null
  for (let at = 1; at < items.length - 1; at++) {
    const not = phraseAt(stems, english.without, at)
    const has = not > 0 ? 0 : phraseAt(stems, english.having, at)
    if (not === 0 && has === 0) continue
    const head = items.slice(0, at)
    const whoAlone =
      /^(?:who(?: of \u0001)?|(?:and )?(?:which|who|any|how many) of (?:them|those|these))$/.test(
        lowsOf(head),
      )
    const left = whoAlone ? null : readTopic(clients, head, knowledge)
    if (
      left &&
      (left.left.length > 0 || left.evoked === 0 || left.question.measures.some((id) => id !== 'count'))
    )
      continue
    // Who acts is a person: what clients lack is told of clients.
    if (
      whoAlone &&
      /^(?:log|logged|called|contacted|talked|spoken|met|written|closed|finished)$/.test(
        lowsOf(items.slice(at + Math.max(not, has))).split(' ')[0] ?? '',
      )
    )
      continue
    // Signing in is no activity of somebody's.
    if (/^(?:logged|signed|log|sign) in\b/.test(lowsOf(items.slice(at + Math.max(not, has))))) continue
    // `clients by manager with revenue`: a second figure of each manager, and no condition.
    if (has > 0 && left && left.question.by !== null) continue
    const spends = /\b(?:spen[dt]|advertis)/.test(lowsOf(items.slice(at, at + Math.max(not, has))))
    const right = joins(items.slice(at + Math.max(not, has)), not > 0, knowledge, spends ? 'spend' : 'budget')
    if (!right) continue
    const base: TopicQuestion = left?.question ?? emptyQuestion('clients')
    const joined = ofOneChannel(ofOneTime(right, knowledge))
    const question: TopicQuestion = { ...base, with: [...base.with, ...joined.with], without: joined.without }
    return left?.unsure
      ? { is: 'choose', words: left.unsure.words, choices: left.unsure.candidates, question }
      : done(question)
  }
  return heldAndJoined(items, clients, knowledge, (rest, not) => joins(rest, not, knowledge, 'budget'))
}

/** `with spend but no conversions last month`: the time that one of them names is that of all. */
export function ofOneTime(joins: Joins, { topics }: Knowledge): Joins {
  const [period, other] = [
    ...new Set([...joins.with, ...joins.without].flatMap((one) => (one.period ? [one.period] : []))),
  ]
  if (!period || other) return joins
  const ofMonths = period.from.endsWith('-01') && addDays(period.to, 1).endsWith('-01')
  const whole = ofMonths || period.from.slice(0, 7) === period.to.slice(0, 7)
  const timed = (one: Joined): Joined =>
    // An amount is budgeted for a month, and not for days of two of them.
    (one.topic !== 'budgets' || whole) &&
    one.period === null &&
    topics.some(({ topic }) => topic.id === one.topic && topic.period !== null)
      ? { ...one, period }
      : one
  return { with: joins.with.map(timed), without: joins.without.map(timed) }
}

/** `with a social budget but no spend`: spend of that channel. */
function ofOneChannel(joins: Joins): Joins {
  const all = [...joins.with, ...joins.without]
  const of = (topic: string): readonly Joined[] => all.filter((one) => one.topic === topic)
  const [channel, other] = of('budgets').flatMap(({ conditions }) =>
    conditions.filter(({ column }) => column === 'channel'),
  )
  if (!channel || other || of('figures').some(({ conditions }) => conditions.some(isOfChannel))) return joins
  const narrowed = (one: Joined): Joined =>
    one.topic === 'figures' ? { ...one, conditions: [...one.conditions, channel] } : one
  return { with: joins.with.map(narrowed), without: joins.without.map(narrowed) }
}

const isOfChannel = ({ column }: Condition): boolean => column === 'channel' || column === 'platform'

function joins(
  items: readonly Item[],
  not: boolean,
  knowledge: Knowledge,
  held: 'budget' | 'spend',
): Joins | null {
  const stems = stemsIn(items)
  for (let at = 1; at < items.length - 1; at++) {
    const no = phraseAt(stems, english.butNot, at)
    const also = no > 0 ? 0 : phraseAt(stems, english.butAlso, at)
    if (no === 0 && also === 0) continue
    const head = items.slice(0, at)
    const first = eachOf(head, not, knowledge, held) ?? joinedAlone(head, not, knowledge, held)
    if (!first) continue
    const rest = items.slice(at + Math.max(no, also))
    const second = thenAgain(first, rest, no > 0) ?? joins(rest, no > 0, knowledge, held)
    const alike = second && byOneMeasure(first, second, items.slice(0, at), rest, not, no > 0, knowledge)
    if (alike) return alike
    if (second)
      return { with: [...first.with, ...second.with], without: [...first.without, ...second.without] }
    // The first that can be read decides: trying every split takes time without an end.
    break
  }
  return eachOf(items, not, knowledge, held) ?? joinedAlone(items, not, knowledge, held)
}

/** `search, social` of a list: a client that has all of them has each. Null where one of two is enough, or one word means several. */
function eachOf(
  items: readonly Item[],
  not: boolean,
  knowledge: Knowledge,
  held: 'budget' | 'spend',
): Joins | null {
  if (not || items.length < 2 || items.length > mostListed || /\b(?:or|either|any)\b/.test(lowsOf(items)))
    return null
  for (let at = 1; at < items.length; at++) {
    const [first, second] = [items.slice(0, at), items.slice(at)]
    const one = joinedAlone(first, false, knowledge, held)?.with[0]
    if (!one || !isOnlyOfPlaces(one)) continue
    const others = eachOf(second, false, knowledge, held) ?? joinedAlone(second, false, knowledge, held)
    // `Google Ads search` is one thing.
    const apart = (other: Joined): boolean =>
      isOnlyOfPlaces(other) && !(isOfPlatform(one) || isOfPlatform(other))
    if (others && others.with.every(apart) && others.without.length === 0)
      return { with: [one, ...others.with], without: [] }
  }
  return null
}

const isOfPlatform = ({ conditions }: Joined): boolean =>
  conditions.some(({ column }) => column === 'platform')

/** Words of a list of channels and services. */
const mostListed = 5

/** Rows of a channel, a platform or a service, whatever they come to. */
const isOnlyOfPlaces = ({ topic, conditions, records, period }: Joined): boolean =>
  (topic === 'budgets' || topic === 'figures') &&
  period === null &&
  conditions.length + records.length === 1 &&
  conditions.every((condition) => isOfChannel(condition) && condition.is !== '!=')

/**
 * `with Google Ads but no Microsoft Ads`: what both are called alone is told by one measure, budgets of both or
 * results of both. Null where they are already, or one of them says by which.
 */
function byOneMeasure(
  first: Joins,
  second: Joins,
  one: readonly Item[],
  other: readonly Item[],
  notOne: boolean,
  notOther: boolean,
  knowledge: Knowledge,
): Joins | null {
  const all = [first, second].flatMap((joined) => [...joined.with, ...joined.without])
  const topics = new Set(all.map(({ topic }) => topic))
  const figures = all.filter(({ topic }) => topic === 'figures')
  const mixed = topics.size === 2 && topics.has('budgets') && topics.has('figures')
  const bare = figures.every(({ conditions }) =>
    conditions.every(({ column }) => column === 'channel' || column === 'platform'),
  )
  // Of a list of several each is told for itself.
  if (!mixed || !bare || all.length > 2) return null
  for (const held of ['budgets', 'spend'] as const) {
    const [word] = wordsOf(held)
    if (!word) continue
    const by = (items: readonly Item[], not: boolean): Joins | null =>
      joinedAlone(
        saysHeld(items) ? items : [...items, { is: 'word', word }],
        not,
        knowledge,
        held === 'spend' ? 'spend' : 'budget',
      )
    const [a, b] = [by(one, notOne), by(other, notOther)]
    if (!a || !b) continue
    const both = [a, b].flatMap((joined) => [...joined.with, ...joined.without])
    if (new Set(both.map(({ topic }) => topic)).size === 1)
      return { with: [...a.with, ...b.with], without: [...a.without, ...b.without] }
  }
  return null
}

/** `with an invoice in September but not in October`: the same of another time. */
function thenAgain(first: Joins, items: readonly Item[], not: boolean): Joins | null {
  const [one, other] = [...first.with, ...first.without]
  const times = items.flatMap((item) => (item.is === 'time' ? [item.time] : []))
  const [time, another] = times
  const bare = items.every(
    (item) =>
      item.is === 'time' || (item.is === 'word' && /^(?:in|for|during|so|far|yet)$/.test(item.word.low)),
  )
  if (!one || other || !time || another || !bare || one.period === null || time.side !== undefined)
    return null
  const again: Joined = { ...one, period: time.period }
  return not ? { with: [], without: [again] } : { with: [again], without: [] }
}

/**
 * `clients with SEO but without search`: what clients have is a budget for it;
 * `clients that spend on social but not search`: what they spent on it.
 */
function ofWhatIsHeld(
  items: readonly Item[],
  held: 'budget' | 'spend',
  knowledge: Knowledge,
): ReturnType<typeof draftsOf> {
  const [word] = wordsOf(held)
  const id = held === 'spend' ? 'figures' : 'budgets'
  return word && !saysHeld(items)
    ? draftsOf([...items, { is: 'word', word }], knowledge).filter(
        ({ draft, prepared: { topic } }) =>
          topic.id === id && draft.question.records.length + draft.question.conditions.length > 0,
      )
    : []
}

/** `SEO budget over 2000` says itself what is held: a second one would count the first. */
const saysHeld = (items: readonly Item[]): boolean => /\b(?:budgets?|spend)\b/.test(lowsOf(items))

/** One topic that clients have rows of, or have none of. */
export function joinedAlone(
  items: readonly Item[],
  not: boolean,
  knowledge: Knowledge,
  held: 'budget' | 'spend',
): Joins | null {
  const budgets = ofWhatIsHeld(items, held, knowledge)
  const ofService = budgets.filter(({ draft }) => held === 'spend' || draft.question.records.length > 0)
  const drafts = draftsOf(items, knowledge)
  // `no clicks on social` says itself what is counted.
  const said = held === 'spend' ? drafts.filter(({ draft }) => draft.question.measures.length > 0) : []
  const fits = [...said, ...ofService, ...drafts, ...budgets].filter(
    ({ draft, prepared: { topic } }) =>
      draft.left.length === 0 &&
      topic.client !== undefined &&
      !topic.ofOne &&
      !topic.ofFew &&
      topic.id !== 'clients' &&
      draft.unsure === null,
  )
  const [best] = fits
  if (
    !best ||
    inertOf(best, knowledge).length > 0 ||
    items.some((item) => item.is === 'word' && /^(?:newest|latest)$/.test(item.word.low))
  )
    return null
  const question = best.draft.question
  const { topic, period, mine, records } = question
  const figures = question.measures.filter((id) => id !== 'count' && id !== best.prepared.topic.measure)
  // `without conversions`: rows of results that have some.
  const sums = figures.filter((id) => best.prepared.topic.columns.some((one) => one.id === id && one.sums))
  if (sums.length < figures.length) return null
  const conditions = [
    ...question.conditions,
    ...sums
      .filter((id) => !question.conditions.some(({ column }) => column === id))
      .map((column): Condition => ({ column, is: '>', values: [0] })),
  ]
  // What a joined topic cannot hold is not dropped: the question is declined then.
  const more = [question.clients, question.groups, question.us, question.except, question.people].some(
    (list) => list.length > 0,
  )
  if (
    more ||
    question.order !== null ||
    question.limit !== null ||
    question.against !== null ||
    question.ownClients ||
    (question.by !== null && question.by !== best.prepared.topic.client) ||
    question.also !== null ||
    // Whoever has rows of something else is another question.
    question.conditions.some(({ is }) => is === '!=') ||
    question.average ||
    question.share !== null ||
    question.held !== null ||
    question.moved !== null ||
    question.peers ||
    question.show !== null ||
    question.ask !== 'rows'
  )
    return null
  const one = watchedNow({ topic, period, mine, conditions, records })
  return not ? { with: [], without: [one] } : { with: [one], without: [] }
}
