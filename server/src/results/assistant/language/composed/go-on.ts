import { done } from '../about-one.ts'
import { namesNobody } from '../carried.ts'
import { isHeldThen } from '../counted-then.ts'
import { topicOf } from '../declared-topics.ts'
import { lowsOf, type Item } from '../items.ts'
import { numberOf } from '../number.ts'
import { meansSeveral } from '../of-told.ts'
import type { Period } from '../period.ts'
import { prepare, type Read } from '../prepare.ts'
import {
  emptyQuestion,
  isTopic,
  type ComposedQuestion,
  type Figure,
  type Question,
  type Reading,
  type TopicQuestion,
} from '../question.ts'
import { withoutHead } from './slices.ts'
import { subjectIn } from './subject.ts'

const leads =
  /^(?:(?:and|ok|okay|so|then|now|but|what about|how about|same|same thing|same for|show me|show|make it|only|just|limit to|limit it to|for|in|during|of) )+/

/** Words of what can only have changed the composition before. */
const mostWords = 6

/** A few words that change a composition: other days, fewer clients, how many of them, the first of them. */
export function goesOnComposed(read: Read, before: Question | null): Reading | null {
  if (before?.ask !== 'composed' || read.items.length > mostWords) return null
  const rest = withoutHead(read.items, leads)
  const line = lowsOf(rest)
  const [first] = rest
  if (rest.length === 1 && first?.is === 'time' && first.time.side === undefined && !first.time.leans)
    return retimed(before, first.time.period)
  if (/^how many(?: (?:of (?:them|those|these)|are there|are they|is that|in all))?$/.test(line))
    return before.bounds.length > 0 ? done({ ...before, tell: 'count' }) : null
  const top = /^(?:the )?(top|first|bottom|last) (\S+)(?: (?:of them|of those|only))?$/.exec(line)
  const limit = top ? numberOf(top[2] ?? '') : null
  if (top && limit !== null && before.tell === 'each')
    return done({
      ...before,
      limit,
      ...(before.bounds.length === 0
        ? { order: /^(?:bottom|last)$/.test(top[1] ?? '') ? ('least' as const) : ('most' as const) }
        : {}),
    })
  return narrowed(before, rest, read)
}

/** `what do they spend` after a composition that told nobody one by one: of whom, nobody knows, and never of everybody. */
export function leansOnNobodyTold(read: Read, reading: Reading, before: Question | null): Reading | null {
  const word = meansSeveral.exec(lowsOf(read.items))?.[1]
  if (before?.ask !== 'composed' || word === undefined || reading.is !== 'question') return null
  const { question } = reading
  const ofEverybody =
    isTopic(question) &&
    namesNobody(question) &&
    question.clients.length === 0 &&
    question.conditions.length + question.with.length + question.without.length === 0
  return ofEverybody ? { is: 'declined', parts: [word], nearest: null, firm: true } : null
}

/** The same of other days; null where none of its figures is of any. */
function retimed(before: ComposedQuestion, period: Period): Reading | null {
  const figures = before.figures.map((figure) => inDays(figure, period))
  return figures.every((figure, at) => figure === before.figures[at]) ? null : done({ ...before, figures })
}

function inDays(figure: Figure, period: Period): Figure {
  const topic = topicOf(figure.of.topic)?.topic
  if (!topic) return figure
  if (topic.period !== null) return { ...figure, of: { ...figure.of, period } }
  const { date } = topic
  const stands = figure.of.conditions.some(({ values }) =>
    values.some((value) => /^(?:open|overdue|coming)$/.test(String(value))),
  )
  if (date === undefined || stands || !isHeldThen(topic)) return figure
  const rest = figure.of.conditions.filter(({ column, is }) => column !== date || is !== 'between')
  return {
    ...figure,
    of: {
      ...figure.of,
      conditions: [...rest, { column: date, is: 'between', values: [period.from, period.to] }],
    },
  }
}

/** The same of fewer clients: `only my stores`, `in Texas`, `for Hartwell Auto Group`. */
function narrowed(before: ComposedQuestion, rest: readonly Item[], read: Read): Reading | null {
  if (before.per !== 'client' || rest.length === 0) return null
  const [noun] = prepare('clients', { ...read, names: [] }).items
  const last = /^(?:ones|one)$/.test(lowsOf(rest.slice(-1))) ? rest.slice(0, -1) : rest
  const subject =
    subjectIn(rest, read) ??
    (noun
      ? (subjectIn([...last, noun], read) ?? subjectIn([noun, ...read.items.slice(-last.length - 1)], read))
      : null)
  if (!subject?.whose || subject.counts || subject.per !== 'client') return null
  const whose = both(before.whose ?? emptyQuestion('clients'), subject.whose)
  return JSON.stringify(whose) === JSON.stringify(before.whose) ? null : done({ ...before, whose })
}

const both = (one: TopicQuestion, other: TopicQuestion): TopicQuestion => ({
  ...one,
  clients: [...one.clients, ...other.clients],
  except: [...one.except, ...other.except],
  groups: [...one.groups, ...other.groups],
  people: [...one.people, ...other.people],
  us: [...one.us, ...other.us],
  mine: one.mine || other.mine,
  conditions: [...one.conditions, ...other.conditions],
  with: [...one.with, ...other.with],
  without: [...one.without, ...other.without],
})
