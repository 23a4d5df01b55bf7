import { isDeepStrictEqual } from 'node:util'
import { isDay } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import { bothOfClients } from './both-of-clients.ts'
import { topicOf } from './declared-topics.ts'
import * as english from './english.ts'
import { carriedFrom, carriedTo, namesNobody } from './carried.ts'
import { lowsIn, type Item } from './items.ts'
import { isContent, ofTheirOwn } from './left-out.ts'
import type { Period } from './period.ts'
import type { Read } from './prepare.ts'
import { leaningOnFirst, meansSeveral, tellsSome, withManagers } from './of-told.ts'
import { isOfEveryTeam } from './over-capacity.ts'
import { isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'

/** Reads some words as a question by themselves, or as one that goes on with another; null where they are none. */
export interface Readers {
  readonly alone: (items: readonly Item[]) => Reading
  readonly onwards: (items: readonly Item[], before: Question) => Reading | null
}

const lowAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.is === 'word' ? item.word.low : ''
}

const isSuperlative = (item: Item | undefined): boolean =>
  item?.is === 'word' &&
  [english.most, english.least, english.cheap].some((words) => words.has(item.word.stem))

/** Joints that are tried: more of them are a list and no two questions. */
const mostJoints = 3

/** Where one question ends and another one begins: the places of `and`, with the words of both. */
function* splits(items: readonly Item[]): Generator<readonly [readonly Item[], readonly Item[]]> {
  if (items.filter((_, at) => /^(?:and|&|plus)$/.test(lowAt(items, at))).length > mostJoints) return
  for (let at = 1; at < items.length - 1; at++) {
    if (!/^(?:and|&|plus)$/.test(lowAt(items, at))) continue
    const [first, second] = [items.slice(0, at), items.slice(at + 1)]
    // `top 3 and bottom 3 clients by ctr`: what follows the second belongs to both.
    const numbered = /^\d+$/.test(lowAt(second, 1))
    const ranked =
      isSuperlative(first.at(-1)) ||
      (isSuperlative(first.at(-2)) && /^\d+$/.test(lowAt(first, first.length - 1)))
    if (isSuperlative(second[0]) && ranked) yield [[...first, ...second.slice(numbered ? 2 : 1)], second]
    yield [first, second]
  }
}

/** Whether a question tells the clients of another one with something more that has to be so. */
function narrowsFirst(first: Question, second: Question): boolean {
  if (!isTopic(first) || !isTopic(second) || second.topic !== 'clients') return false
  const { conditions, with: having, without } = first
  const more = [second.conditions, second.with, second.without].flat().length
  return (
    more > [conditions, having, without].flat().length &&
    [conditions, having, without].flat().length > 0 &&
    [conditions, having, without]
      .flat()
      .every((one) =>
        [second.conditions, second.with, second.without]
          .flat()
          .some((other) => isDeepStrictEqual(one, other)),
      ) &&
    isDeepStrictEqual({ ...second, conditions, with: having, without }, first)
  )
}

const isAnother = (first: Question, second: Question): boolean =>
  isTopic(first) && isTopic(second) && first.topic !== second.topic

/** Words that a part of rows is called by at most. */
const longestPart = 2

/** `in October and November by channel`: what follows the second of two times belongs to both. */
function ofBothTimes(
  one: readonly Item[],
  other: readonly Item[],
  first: TopicQuestion,
  second: TopicQuestion,
): TopicQuestion {
  const times = one.at(-1)?.is === 'time' && other[0]?.is === 'time'
  if (!times || first.topic !== second.topic) return first
  if (first.by !== null || first.order !== null) return first
  const { by, also, order, limit } = second
  return { ...first, by, also, order, limit }
}

/** Whether a question tells a column of rows that few speak of, and of all of them. */
const isPartOfRows = (question: Question): boolean =>
  isTopic(question) &&
  question.measures.some((measure) => measure !== 'count') &&
  (topicOf(question.topic)?.topic.rank ?? 0) < ofTheirOwn

const questionIn = (reading: Reading | null): Question | null =>
  reading?.is === 'question' && reading.question.ask !== 'help' && reading.question.ask !== 'screen'
    ? reading.question
    : null

const timed = ({ topic }: TopicQuestion): boolean => (topicOf(topic)?.topic.period ?? null) !== null

/** The days of a question: its own, or those of a date that it asks for. */
function daysIn({ period, conditions }: TopicQuestion): Period | null {
  const [from, to] =
    conditions.find(({ is, values: [day] }) => is === 'between' && isDay(String(day)))?.values ?? []
  return period ?? (from === undefined || to === undefined ? null : { from: String(from), to: String(to) })
}

/** Two questions of one breath are of the same days and the same clients where only one of them names any. */
export function together(
  first: TopicQuestion,
  second: TopicQuestion,
): readonly [TopicQuestion, TopicQuestion] {
  const nobody = ({ clients, groups, mine, ownClients, us, people }: TopicQuestion): boolean =>
    clients.length + groups.length + us.length + people.length === 0 && !mine && !ownClients
  const with_ = (one: TopicQuestion, other: TopicQuestion): TopicQuestion => ({
    ...one,
    // What a topic of its own dates is asked of has no days in common with the other.
    period: one.period ?? (timed(one) ? daysIn(other) : null),
    // `how many calls and how many visits did I do`: both are one's own.
    ...(nobody(one) && (one.topic === other.topic || (counted(one) && counted(other) && other.mine))
      ? {
          clients: other.clients,
          groups: other.groups,
          mine: other.mine,
          ownClients: other.ownClients,
          us: other.us,
          people: other.people,
        }
      : {}),
  })
  return [with_(first, second), with_(second, first)]
}

const counted = ({ measures, clients }: TopicQuestion): boolean =>
  measures.includes('count') && clients.length === 0

const pronoun = /\b(?:it|its|they|them|their)\b/

/** `who manages it and what do they spend`: of whom the first is; null where it is of nobody. */
function ofThem(items: readonly Item[], question: Question, first: Question): Question | null {
  // `and who manages it`
  if (
    (question.ask === 'team' || question.ask === 'record') &&
    question.of !== 'mine' &&
    question.of.id === -1
  ) {
    const [of, another] = isTopic(first) ? first.clients : []
    if (of && !another) return { ...question, of }
    return isTopic(first) && first.mine && first.clients.length === 0 ? { ...question, of: 'mine' } : null
  }
  if (!isTopic(question) || !pronoun.test(lowsIn(items).join(' ')) || !namesNobody(question)) return question
  if (isTopic(first) && first.topic === question.topic) return question
  const carried = carriedFrom(first)
  return carried && { ...question, ...carriedTo(question, carried) }
}

/** `highest ctr and lowest cpc by channel`: told by the same, where the first does not say by what. */
function ranked(
  items: readonly Item[],
  [first, second]: readonly [TopicQuestion, TopicQuestion],
): readonly [TopicQuestion, TopicQuestion] {
  const says = /\b(?:by|per|which|who|clients?|stores?|dealers?|accounts?)\b/.test(lowsIn(items).join(' '))
  const both = first.order !== null && second.order !== null && first.topic === second.topic
  return both && !says && second.by !== null
    ? [{ ...first, by: second.by, limit: second.limit }, second]
    : [first, second]
}

/** `my open tasks and overdue deliverables`: both are one's own, where the second says nothing else. */
function ownToo(one: readonly Item[], other: readonly Item[], first: Question, second: Question): Question {
  if (!isTopic(first) || !isTopic(second) || !first.mine || !namesNobody(second)) return second
  const topic = topicOf(second.topic)?.topic
  const own = /^(?:(?:what|how many|which|show|list|give|me|are|is|of) )*my\b/.test(lowsIn(one).join(' '))
  const others =
    /^(?:the|all|our|every|who|what|which|how|when|where|why|any|total)\b|\b(?:all|everybody|everyone|we|our)\b/
  const asks = others.test(lowsIn(other).join(' '))
  return own && !asks && topic?.person !== undefined ? { ...second, mine: true } : second
}

/**
 * Two questions in one: `highest spend and lowest ctr`, `what is my budget and
 * who manages it`. Each of them is read whole; null where one of them is not.
 */
export function severalIn({ items }: Read, { alone, onwards }: Readers): Reading | null {
  // `stores over pace with their manager`: what such rows have beside is asked of them once more.
  if (/ (?:with|and) their (?:account )?managers?$/.test(lowsIn(items).join(' '))) {
    const end = items.findLastIndex((_, at) => /^(?:with|and)$/.test(lowAt(items, at)))
    const first = questionIn(alone(items.slice(0, end)))
    const managers = first && withManagers(first)
    if (first && managers) return done({ ask: 'several', questions: [first, managers] })
  }
  for (const [one, other] of splits(items)) {
    const first = questionIn(alone(one))
    if (!first || first.ask === 'form') continue
    // `and who manages them`: of those whom the first one tells.
    const told = meansSeveral.test(lowsIn(other).join(' ')) ? questionIn(alone(other)) : null
    const leaning = told && leaningOnFirst(told, first)
    if (leaning) return done({ ask: 'several', questions: [first, leaning] })
    // A few words more are no question of their own: `leads and the number of clicks`.
    // A word alone is none: `by service and client`.
    const second = questionIn(onwards(other, first) ?? (other.length > 1 ? alone(other) : null))
    if (second && isOfEveryTeam(second) && first.ask !== 'several' && second.ask === 'several')
      return done({ ask: 'several', questions: [first, ...second.questions] })
    if (!second || second.ask === 'form' || second.ask === 'several' || first.ask === 'several') continue
    const [before, behind] = [one, other].map((part) => lowsIn(part).join(' '))
    if (isTopic(first) && isTopic(second) && bothOfClients(before ?? '', behind ?? '', first, second))
      continue
    // `titles and metas I did last month`: a word for a part of some rows is no question of its own.
    if (isPartOfRows(first) && isAnother(first, second) && one.filter(isContent).length <= longestPart)
      continue
    // `with overdue tasks and poor health`: both of the same ones, and no second list.
    if (narrowsFirst(first, second)) return done(second)
    // `and not started`: of those, and no list of something else.
    if (/^(?:(?:still |yet )?(?:not|never)|un\w+ed)\b/.test(behind ?? '') && isAnother(first, second))
      continue
    // Why of the one that stands out is asked of it by name.
    if (isTopic(first) && first.order !== null && second.ask === 'why') continue
    // `and the next step for each`: of the rows before, and none of another list.
    const each = /\b(?:for|on|of) each(?: (?:one|of them))?$/.test(lowsIn(other).join(' '))
    if (each && !(isTopic(first) && isTopic(second) && first.topic === second.topic)) continue
    // `what is open on those invoices`: of the rows before, which another list knows nothing of.
    const those = /\b(?:those|these|them)\b/.test(lowsIn(other).join(' '))
    if (
      those &&
      !tellsSome(first) &&
      isTopic(first) &&
      isTopic(second) &&
      first.topic !== second.topic &&
      namesNobody(second)
    )
      continue
    // `and who was it`: the row that is told says it.
    // `and did they pay`, which was told of what they are billed, is lost where it adds nothing.
    const asksWhether = /^(?:did|do|does|has|have|is|are|was|were|will|can) /.test(lowsIn(other).join(' '))
    if (isDeepStrictEqual(second, first) && asksWhether && isTopic(first) && first.topic === 'budgets')
      continue
    // `when was it added and by whom`: the row does not say it.
    const byWhom = /\bby whom\b/.test(lowsIn(other).join(' '))
    if (byWhom && isTopic(second) && /^manager$|^$/.test(topicOf(second.topic)?.topic.person ?? '')) continue
    if (isDeepStrictEqual(second, first)) return done(first)
    const named = ofThem(other, ownToo(one, other, first, second), first)
    if (!named) continue
    return done({
      ask: 'several',
      questions:
        isTopic(first) && isTopic(named)
          ? ranked(one, together(ofBothTimes(one, other, first, named), named))
          : [first, named],
    })
  }
  return null
}
