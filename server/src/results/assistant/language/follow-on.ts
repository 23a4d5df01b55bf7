import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import {
  changedOf,
  figureOfEach,
  inThatTime,
  ofNothing,
  perDollar,
  whyLeft,
  withAmounts,
} from './further-told.ts'
import { cameOfIt } from './got-of-same.ts'
import { lowsOf, type Item } from './items.ts'
import { besideOthers } from './onward/beside-others.ts'
import { stretchBefore, yearBefore } from './period.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'
import { readTopic } from './read-topic.ts'
import { ofNoRowsThen } from './no-rows-then.ts'
import { isNumeric } from './topic-reader.ts'
import { whoMost, whoseMost } from './who-most.ts'
import { whoReceives } from './who-receives.ts'
import { whoOfKind } from './who-of-kind.ts'
import { furthestBehind, onesOfTheTop, worstOfCount } from './worst-of-count.ts'

const asksShare =
  /^(?:and |now |show (?:me )?)?(?:(?:it|that|this|them|those) )?(?:as|in) (?:a )?(?:share|shares|percent|percentage|percentages|proportion|proportions)(?: of (?:the )?(?:total|whole|all))?$|^(?:and )?what (?:share|percent|percentage) (?:is|was|are) (?:each|that each|each of them)$/

/** `as a share` after spend by channel: of all of them together. */
function asShare(items: readonly Item[], before: TopicQuestion): Reading | null {
  if (!asksShare.test(lowsOf(items)) || before.by === null || before.also !== null) return null
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const [measure] = before.measures
  const adds = measure === 'count' || columns.some(({ id, sums }) => id === measure && sums === true)
  const inTime = /^(?:day|week|month|quarter)$/.test(before.by)
  return adds && !inTime
    ? done({ ...before, measures: before.measures.slice(0, 1), share: before.by, against: null, moved: null })
    : null
}

const asksPart =
  /^(?:and |so )?(?:how much|what (?:share|part|percent|percentage|portion)) (?:of (?:it|that|this|those|them|the total|the whole) )(?:is|was|are|were|goes|went|comes|came)\b/

/** Whether a part of what was told is asked for: `how much of it is search`. */
export const asksPartOfIt = (items: readonly Item[]): boolean => asksPart.test(lowsOf(items))

const asksTheirs =
  /^(?:and |but |so )?(?:(?:what|how) (?:is|are|was|were|about) |show (?:me )?|with |add )?(?:their|its) /

/**
 * `what's their cpl` after who spends the most: that figure beside the one by which they are told. Another list is
 * asked of those by itself.
 */
function theirFigures(read: Read, before: TopicQuestion): Reading | null {
  if (!asksTheirs.test(lowsOf(read.items)) || before.by === null || before.ask !== 'rows') return null
  const prepared = read.topics.find(({ topic }) => topic.id === before.topic)
  if (!prepared) return null
  const from = read.items.findIndex((item) => item.is === 'word' && /^(?:their|its)$/.test(item.word.low)) + 1
  const draft = readTopic(prepared, read.items.slice(from), read, before)
  const { measures, conditions, by, period, order, clients } = draft.question
  const figures = measures.every((id) =>
    prepared.topic.columns.some((column) => column.id === id && isNumeric(column)),
  )
  const more = conditions.length + clients.length > 0 || order !== null || period !== null
  if (draft.left.length > 0 || measures.length === 0 || !figures || more || (by !== null && by !== before.by))
    return null
  const first = before.measures.length > 0 ? before.measures : before.order ? [before.order.column] : []
  return done({ ...before, measures: [...new Set([...first, ...measures])], show: null })
}

const asksReason =
  /^(?:and |but |so )?(?:why|how come|for what reason|what (?:was|were) (?:the|their) reasons?|what reasons? did they give)(?: (?:did|have|are|were|do) (?:they|he|she|it|these|those|that (?:one|client|store))(?: all)? (?:leave|left|cancel|canceled|cancelled|canceling|leaving|quit|go|gone|drop|dropped|end|ended)(?: us)?)?$/

/** `why did they leave` after those that canceled: the rows say it, whatever amount was told of them. */
function forWhatReason(items: readonly Item[], before: TopicQuestion): Reading | null {
  if (before.topic !== 'cancellations' || before.ask !== 'rows' || before.against !== null) return null
  const line = lowsOf(items)
  const ofThose = / (?:leave|left|cancel\w*|leaving|quit|go|gone|drop\w*|end\w*)(?: us)?$/.test(line)
  if (!asksReason.test(line) || !(ofThose || /reason/.test(line))) return null
  return done({ ...before, measures: ['reason'], by: null, also: null, order: null })
}

const asksWhy =
  /^(?:and |but |so )?why(?: (?:is|was|did|has|have|are|were|do|does) (?:it|that|this|they|those|these)(?: (?:so|happen|change|changed|go up|go down|drop|fall|rise|grow|up|down|more|fewer|less))*)?$/

/** `why` after rows of two times that were counted: by what kind of them there are more or fewer. */
function bySort(items: readonly Item[], before: TopicQuestion): Reading | null {
  if (!asksWhy.test(lowsOf(items)) || before.against === null || before.by !== null) return null
  const topic = topicOf(before.topic)?.topic
  if (!before.measures.includes('count') || topic?.period !== null) return null
  const sort = topic.columns.find(
    ({ id, kind, ofClient, words }) =>
      (kind === 'record' || kind === 'choice') &&
      !ofClient &&
      words.length > 0 &&
      /type|source|kind|reason|cause/i.test(id),
  )
  return sort ? done({ ...before, by: sort.id, order: null, limit: null }) : null
}

const asksHowFar =
  /^(?:and |so )?(?:by )?how much(?: (?:more|less|up|down|higher|lower|of a (?:change|difference|drop|increase)))?(?: (?:is|was) (?:it|that|this))?$|^(?:and )?(?:what is|whats) the (?:difference|change)$/

/** `by how much` after what is held against another time: the same once more, which says it. */
const howFar = (items: readonly Item[], before: TopicQuestion): Reading | null =>
  before.against !== null && asksHowFar.test(lowsOf(items)) ? done(before) : null

const asksWhetherUp =
  /^(?:and |so )?(?:is|was|are|were) (?:that|this|it|they|those|we) (?:up|down|more|less|higher|lower|better|worse)(?: or (?:down|up|less|more|lower|higher|worse|better))?(?: (?:from|than|on|over|vs|versus|compared (?:to|with)))?(?: (?:the )?\u0002| the (?:month|year|week|quarter) before)?$/

/** `is that up from last year` after any figure: held against that time. */
function heldAgainst(items: readonly Item[], before: TopicQuestion): Reading | null {
  const line = lowsOf(items)
  if (!asksWhetherUp.test(line) || before.period === null || before.by !== null || before.ask !== 'rows')
    return null
  const [time] = items.flatMap((item) => (item.is === 'time' ? [item] : []))
  const ofYear = time ? /\byear\b/i.test(time.words) : /\byear before$/.test(line)
  const against = ofYear ? yearBefore(before.period) : (time?.time.period ?? stretchBefore(before.period))
  return before.measures.length > 0 && against.to < before.period.from
    ? done({ ...before, against, order: null, limit: null })
    : null
}

const asksWhoMost =
  /^(?:and )?(?:who|which (?:client|store|one|payer)) (?:paid|pays|has paid)(?: us)? the (most|least)$/

/** `who paid the most` after payments: of those, by who paid them. */
function whoPaid(items: readonly Item[], before: TopicQuestion): Reading | null {
  const which = asksWhoMost.exec(lowsOf(items))?.[1]
  if (which === undefined || before.topic !== 'payments') return null
  return done({
    ...before,
    measures: ['amount'],
    by: 'payer',
    also: null,
    order: { column: 'amount', descending: which === 'most' },
    limit: 1,
  })
}

const asksParts =
  /^(?:(?:and|ok|please|can you|could you) )*(?:break (?:it|that|this|them|those)(?: all)? (?:down|out|up)|break down|(?:give me |show (?:me )?)?(?:a |the )?breakdown|itemi[sz]e(?: it| that)?|split (?:it|that) up|(?:spent )?on what(?: exactly)?|what (?:did|does|do) (?:it|that|the money|i|we) (?:go|went|pay|spend (?:it|that)) (?:to|for|on)|where did (?:it|that|the money)(?: all)? go)(?: (?:for me|a bit))*$/

/** By what a sum is made up, where nobody says it. */
const partsOf: Readonly<Record<string, string>> = {
  budgets: 'service',
  figures: 'channel',
  pacing: 'channel',
}

/** `break it down` after one sum: by the services that are paid for, or the channels that were paid for. */
function brokenDown(items: readonly Item[], before: TopicQuestion): Reading | null {
  const by = partsOf[before.topic]
  const asks = asksParts.test(lowsOf(items)) && before.by === null && before.ask === 'rows'
  if (!asks || by === undefined || before.conditions.some(({ column }) => column === by)) return null
  return before.records.length > 0 ? null : done({ ...before, by, also: null, order: null, limit: null })
}

/** What changes the question before it, or asks more of what that told; null where it is neither. */
export function followedOn(read: Read, before: Question | null): Reading | null {
  if (!isTopic(before)) return ofNoRowsThen(read.items, before)
  return (
    asShare(read.items, before) ??
    theirFigures(read, before) ??
    forWhatReason(read.items, before) ??
    bySort(read.items, before) ??
    howFar(read.items, before) ??
    heldAgainst(read.items, before) ??
    whoPaid(read.items, before) ??
    whoseMost(read.items, before) ??
    whoMost(read.items, before) ??
    whoOfKind(read, before) ??
    worstOfCount(read.items, before) ??
    furthestBehind(read.items, before) ??
    onesOfTheTop(read.items, before) ??
    whoReceives(read.items, before) ??
    besideOthers(read, before) ??
    whyLeft(read, before) ??
    inThatTime(read, before) ??
    changedOf(read, before) ??
    withAmounts(read, before) ??
    perDollar(read, before) ??
    figureOfEach(read, before) ??
    brokenDown(read.items, before) ??
    cameOfIt(read, before) ??
    ofNothing(read, before)
  )
}
