import { done } from '../about-one.ts'
import { lowsOf, type Item } from '../items.ts'
import { prepare, type Read } from '../prepare.ts'
import { isTopic, type ComposedQuestion, type Reading } from '../question.ts'
import { holdsOfNone } from './bounds.ts'
import { topicOf } from '../declared-topics.ts'
import { daysBetweenIn } from './days-between.ts'
import type { Frame } from './frame.ts'
import { inARow } from './in-a-row.ts'
import { madeOf } from './made-of.ts'
import { middle } from './middle.ts'
import { ranked } from './ranked.ts'
import { withoutHead, withoutTail } from './slices.ts'
import { isShare, whoHas } from './who-has.ts'
import { twoMoves } from './two-moves.ts'
import { within } from './within.ts'

const frames: readonly Frame[] = [within, inARow, whoHas, ranked, middle, madeOf]

/** Words without which nothing is composed: only questions with one of them are looked at. */
const speaksOf =
  /\b(?:than|at least|at most|exactly|precisely|only|just|single|multiple|over|under|above|below|or more|or fewer|or less|twice|double|triple|times|half|exceeds?|exceed(?:ed|ing)|outnumbers?|beats?|where|number of|count of|how many|most|fewest|least|ratio|difference|gap|minus|per|median|average|avg|mean|typical|percent|percentage|share|portion|proportion|divided|with|w|no more|no fewer|up to|between|have|has|vs|versus|delta|spread|trails?|lags?|no|each|every|row|straight|running|consecutive)\b/

/** A composition that a question is; null where it is none. */
export function composedQuestion(read: Read): Reading | null {
  const question = composedIn(read)
  return question && done(question)
}

/**
 * The same where the grammar of rows would answer something else: of those who
 * have none of something it knows nothing, so that whoever has fewer than three
 * is one of them here; and it has no middle.
 */
export function composedFirst(read: Read): Reading | null {
  const days = daysBetweenIn(read)
  if (days) return days
  const moves = twoMoves(read, monthItem(read))
  if (moves) return done(moves)
  if (!mayComeFirst.test(lowsOf(read.items))) return null
  const question = composedIn(read)
  return question && comesFirst(question, lowsOf(read.items)) ? done(question) : null
}

const mayComeFirst =
  /\b(?:fewer|less|under|below|at most|no more|not more|only|just|exactly|precisely|single|up to|or fewer|or less|between|maximum|median|percent|percentage|share|portion|proportion|divided)\b|\b(?:each|every|per) .*\b(?:by|with|for|in)\b|\b(?:top|best|worst|biggest|largest|smallest|most|fewest|highest|lowest|least)\b.*\b(?:each|every|per)\b|\bmonths? (?:in a row|straight|running)\b|\b(?:straight|consecutive) months?\b|^who .*\bthan\b|\b(?:average|avg|mean) number of .* (?:in|with) an?\b/

function composedIn(read: Read): ComposedQuestion | null {
  const items = withoutTail(
    withoutHead(read.items, /^(?:(?:hey|hi|ok|so|please|pls|quick question) )+/),
    /(?: (?:please|pls|thanks|thx|right now|now|today|currently))+$/,
  )
  if (!speaksOf.test(lowsOf(items))) return null
  const month = monthItem(read)
  const bare: Read = items === read.items ? read : { ...read, items }
  for (const frame of frames) {
    const question = frame(bare, month)
    if (question) return knowsAll(question) ? question : null
  }
  return null
}

/** Whether everybody is known of whom there may be none: of people nobody says who there is. */
const knowsAll = ({ per: by, bounds }: ComposedQuestion): boolean =>
  universal.test(by ?? '') || !bounds.some((bound) => bound.than === undefined && holdsOfNone(bound))

const universal = /^(?:client|manager|group)$/

const comesFirst = (
  { tell, bounds, figures, per: by, made, within: each }: ComposedQuestion,
  line: string,
): boolean =>
  tell === 'median' ||
  each !== undefined ||
  /\bmonths? (?:in a row|straight|running)\b|\b(?:straight|consecutive) months?\b/.test(line) ||
  // `share of managers with over 20 clients` is one of managers, and no part of all clients.
  (isShare.test(line) &&
    bounds.length > 0 &&
    bounds.every(({ is, values }) => is !== '=' || values[0] !== 0)) ||
  (/^who\b/.test(line) &&
    bounds.some(({ than }) => than !== undefined) &&
    new Set(figures.map(({ of }) => of.topic)).size === 1) ||
  (made === 'ratio' && /\bdivided by\b/.test(line)) ||
  (made === 'percent' && /\b(?:that|which|who) (?:are|were|is|was|have|has)\b/.test(line)) ||
  (tell === 'average' && by !== 'client' && /\bnumber of\b/.test(line)) ||
  (universal.test(by ?? '') &&
    bounds.length > 0 &&
    bounds.every(
      (bound) => bound.than === undefined && (bound.is === '=' ? bound.values[0] !== 0 : holdsOfNone(bound)),
    ) &&
    figures.every(({ value, distinct }) => value === 'count' || distinct))

const months = new Map<string, Item | undefined>()

/** `this month`, as it is read. */
function monthItem(read: Read): Item | undefined {
  const had = months.get(read.today)
  if (had || months.has(read.today)) return had
  const [item] = prepare('this month', { ...read, names: [] }).items
  if (months.size > 8) months.clear()
  months.set(read.today, item)
  return item
}

/** Clients that are asked for, and not their channels, of which the grammar of rows may tell: `stores paying more for search than social`. */
export function toldOfOthers(read: Read, reading: Reading): Reading | null {
  const asked =
    /^(?:(?:and|show|list|which|what|all|any|my|our|the|give me|find|of) )*(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)\b.*\b(?:more|less)\b.*\bthan\b/
  if (reading.is !== 'question' || !asked.test(lowsOf(read.items))) return null
  const { question } = reading
  const elsewhere = isTopic(question) && /^(?:channel|platform|service)$/.test(question.by ?? '')
  return elsewhere ? composedQuestion(read) : null
}

/** Whether a question asks how long something takes by a figure that its rows have of it: a response time. */
export function asksOfDuration({ reading }: { readonly reading: Reading }): boolean {
  if (reading.is !== 'question' || !isTopic(reading.question)) return false
  const { topic, measures, order, conditions } = reading.question
  const asked = [...measures, order?.column, ...conditions.map(({ column }) => column)]
  return (
    topicOf(topic)?.topic.columns.some(
      ({ id, kind, averages }) => asked.includes(id) && (kind === 'duration' || averages === true),
    ) === true
  )
}
