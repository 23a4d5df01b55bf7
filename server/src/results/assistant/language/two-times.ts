import { done } from './about-one.ts'
import * as english from './english.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import { joinedAlone } from './joined.ts'
import type { Joins } from './joins.ts'
import type { Knowledge } from './prepare.ts'
import { emptyQuestion, type Condition, type Joined, type Reading } from './question.ts'
import { readTopic } from './read-topic.ts'

const joint = /^(?:but|and|while|yet|whereas|then)$/
const timesIn = (items: readonly Item[]): number => items.filter(({ is }) => is === 'time').length

/** `none in November`, `not this month`: the same of another time, of which there is nothing. */
const none =
  /^(?:then )?(?:have |has |had |got |did |spent |were |was )?(?:none|nothing|not|not any|never|zero|no (?:more|longer)|nobody)(?: (?:anymore|any more|at all|so far|yet))?(?: (?:in|for|during|so far|on))* \u0002$/
/** `also in November`, `November`: the same of another time. */
const again = /^(?:(?:also|again|then|both) )?(?:(?:in|for|during) )?\u0002(?: (?:too|again|also|as well))?$/

/** `did in October`, behind what was lacking: there was some of it. */
const some =
  /^(?:(?:they|it) )?(?:did|had|have|got|has)(?: (?:some|one|any|them))?(?: (?:in|for|during))? \u0002$/

/** Who acts is a person, and no client. */
const acts = /^(?:log|logged|called|closed|finished|completed|wrote|filed|approved)$/

/** Clients that a question begins with, and what is said of them behind it. */
function headOf(
  items: readonly Item[],
  knowledge: Knowledge,
): { readonly clients: ReturnType<typeof readTopic> | null; readonly said: readonly Item[] } | null {
  const prepared = knowledge.topics.find(({ topic }) => topic.id === 'clients')
  if (!prepared) return null
  const who = /^(?:and )?who(?: (?:all|else))?(?= )/.exec(lowsOf(items))?.[0].split(' ').length ?? 0
  if (who > 0)
    return acts.test(lowsOf(items.slice(who, who + 1))) ? null : { clients: null, said: items.slice(who) }
  for (let end = Math.min(items.length - 1, longestHead); end > 0; end--) {
    const head = items.slice(0, end)
    if (timesIn(head) > 0) continue
    const draft = readTopic(prepared, head, knowledge)
    const fits = draft.left.length === 0 && draft.evoked > 0 && draft.unsure === null && draft.names
    if (!fits || draft.question.conditions.length > 0) continue
    if (draft.question.measures.some((id) => id !== 'count') || draft.question.by !== null) continue
    return { clients: draft, said: items.slice(end) }
  }
  return null
}

/** Words that clients are called by at most, before what is said of them. */
const longestHead = 8

const isBound = ({ is }: Condition): boolean => /^(?:[<>]=?|between)$/.test(is)

/** The same rows in the time of another part of the question. */
function atTime(
  one: Joined,
  period: NonNullable<Joined['period']>,
  bounds: boolean,
  knowledge: Knowledge,
): Joined {
  const topic = knowledge.topics.find(({ topic: { id } }) => id === one.topic)?.topic
  const isDate = (column: string): boolean =>
    topic?.columns.some(({ id, kind }) => id === column && kind === 'date') === true
  const kept = one.conditions.filter(
    (each) => bounds || !isBound(each) || isDate(each.column) || each.values[0] === 0,
  )
  return {
    ...one,
    ...(one.period === null ? {} : { period }),
    conditions: kept.map((each) =>
      each.is === 'between' && isDate(each.column) ? { ...each, values: [period.from, period.to] } : each,
    ),
  }
}

/** `under 3k this month` behind what was held against another number in another time. */
function heldAgain(one: Joined, items: readonly Item[], knowledge: Knowledge): Joins | null {
  const prepared = knowledge.topics.find(({ topic: { id } }) => id === one.topic)
  const [first] = one.conditions.filter((each) => isBound(each) && typeof each.values[0] === 'number')
  if (!prepared || !first) return null
  const before = { ...emptyQuestion(one.topic), measures: [first.column], period: one.period }
  const draft = readTopic(prepared, items, knowledge, before)
  const { question, left, unsure } = draft
  const bounds = question.conditions.filter(isBound)
  if (left.length > 0 || unsure !== null || bounds.length !== question.conditions.length) return null
  if (question.clients.length + question.groups.length + question.people.length + question.us.length > 0)
    return null
  if (question.order !== null || question.limit !== null || question.against !== null || question.by !== null)
    return null
  const rest = one.conditions.filter((each) => !isBound(each))
  const period = question.period ?? null
  if (bounds.length === 0 || (prepared.topic.period !== null && period === null)) return null
  return { with: [{ ...one, period, conditions: [...rest, ...bounds] }], without: [] }
}

/** What is said of the other time: the same of it, none of it, or something that is held against another number. */
function otherTime(joins: Joins, items: readonly Item[], knowledge: Knowledge): Joins | null {
  const [one, other] = joins.with
  const time = items.find((item) => item.is === 'time')
  if (time?.is !== 'time' || time.time.side !== undefined) return null
  const line = lowsOf(items)
  const [lacking, another] = joins.without
  if (lacking && !another && !one) {
    if (none.test(line) || again.test(line))
      return { with: [], without: [atTime(lacking, time.time.period, false, knowledge)] }
    if (some.test(line)) return { with: [atTime(lacking, time.time.period, false, knowledge)], without: [] }
    return null
  }
  if (one && !other && joins.without.length === 0) {
    if (none.test(line)) return { with: [], without: [atTime(one, time.time.period, false, knowledge)] }
    if (again.test(line)) return { with: [atTime(one, time.time.period, true, knowledge)], without: [] }
    const held = heldAgain(one, items, knowledge)
    if (held) return held
  }
  return joinedAlone(items, false, knowledge, 'budget')
}

/**
 * `spent over 5k last month but under 3k this month`, `had a call in October
 * and none in November`: clients of which one thing holds in one time and
 * another in another one. Null for any other question.
 */
export function twoTimesQuestion(items: readonly Item[], knowledge: Knowledge): Reading | null {
  if (timesIn(items) !== 2) return null
  for (let at = 1; at < items.length - 1; at++) {
    const item = items[at]
    const [left, right] = [items.slice(0, at), items.slice(at + 1)]
    if (item?.is !== 'word' || !joint.test(item.word.low) || timesIn(left) !== 1) continue
    const head = headOf(left, knowledge)
    if (!head) continue
    const no = /^(?:no|zero|never)$/.test(lowsOf(head.said.slice(0, 1))) ? 1 : 0
    const not = Math.max(no, phraseAt(stemsIn(head.said), english.without, 0))
    const first = joinedAlone(head.said.slice(not), not > 0, knowledge, 'budget')
    if (!first) continue
    const second = otherTime(first, right, knowledge)
    if (!second) continue
    const base = head.clients?.question ?? emptyQuestion('clients')
    return done({
      ...base,
      with: [...base.with, ...first.with, ...second.with],
      without: [...first.without, ...second.without],
    })
  }
  return null
}
