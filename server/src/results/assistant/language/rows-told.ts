import { done } from './about-one.ts'
import { cameAbout } from './came-about.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const asksDay =
  /^(?:and )?when (?:does|do|did|will|is|are|was|were) (?:it|that|this|they|those|these|that one) (start|begin|go live|end|expire|run out|stop|due)s?(?:ing|ed)?$/

/** `when does it start` after rows that have such a day: of just those. */
function onWhichDay(items: readonly Item[], before: Question | null): Reading | null {
  const verb = asksDay.exec(lowsOf(items))?.[1]
  if (!isTopic(before) || verb === undefined) return null
  const counted = before.measures.length === 1 && before.measures[0] === 'count'
  if (counted && before.by === null) return null
  // Of many that are told by something nobody knows which one; those that were only counted are the rows before.
  if (before.by !== null && !counted)
    return { is: 'declined', parts: [lowsOf(items)], nearest: before.topic, firm: true }
  const fits =
    verb === 'due'
      ? /^(?:due|deadline)/
      : /^(?:start|begin|go)/.test(verb)
        ? /^(?:start|launch|month$)/
        : /^(?:ends?|expires?)/i
  const day = topicOf(before.topic)?.topic.columns.find(({ id, kind }) => kind === 'date' && fits.test(id))
  return day
    ? done({
        ...before,
        ask: 'when',
        measures: [day.id],
        by: null,
        also: null,
        order: before.limit === null ? null : before.order,
        show: null,
      })
    : { is: 'declined', parts: [lowsOf(items)], nearest: before.topic, firm: true }
}

/** `who's the manager on the biggest one`: of one row, and not of whoever has the most of them. */
const asksOfOne =
  /^(?:and )?who (?:owns|has|handles|is on|is working on|works on|runs|is responsible for) (?:the |that )?(biggest|largest|smallest|highest|lowest|oldest|newest)(?: one| deal| opportunity| task| request| ticket)?$|^(?:and )?who is (?:the |their )?(?:account )?(?:manager|am|rep) (?:on|of|for|at|behind) (?:the |that )?(biggest|largest|smallest|highest|lowest|worst|best|oldest|newest)\b/

function ofThatOne(items: readonly Item[], before: Question | null): Reading | null {
  const found = asksOfOne.exec(lowsOf(items))
  const which = found?.[1] ?? found?.[2]
  if (!isTopic(before) || which === undefined) return null
  const topic = topicOf(before.topic)?.topic
  const asked = found?.[1] === undefined || topic?.id === 'clients' ? 'manager' : topic?.person
  const column = /^(?:oldest|newest)$/.test(which) ? topic?.newest : (before.measures[0] ?? topic?.measure)
  const manager = topic?.columns.some(({ id }) => id === asked) === true
  if (!manager || asked === undefined || column === undefined || column === 'count' || before.by !== null)
    return { is: 'declined', parts: [which], nearest: before.topic, firm: true }
  const descending = /^(?:biggest|largest|highest|best|newest)$/.test(which)
  const measures = [...new Set([...before.measures, ...(column === topic?.newest ? [] : [column]), asked])]
  return done({ ...before, measures, order: { column, descending }, limit: 1, show: null })
}

const asksWhatIsLeft =
  /^(?:and |so )?what (?:is )?(?:stops|stopping|blocks|blocking|holding|keeping|delaying|missing|left|in the way|still open)(?: (?:it|that|us|up|back|for|of|to do))*$/

/** `what's stopping it` after whether a month is closed: what is left to do in it. */
const whatIsLeft = (items: readonly Item[], before: Question | null): Reading | null =>
  isTopic(before) && before.topic === 'invoicingMonths' && asksWhatIsLeft.test(lowsOf(items))
    ? done(before)
    : null

const asksHowLong =
  /^(?:and )?since when$|^(?:and )?(?:how long|since when) (?:have|has|did|are|is|were|was) (?:they|it|those|these|that|this)(?: all)? ?(?:been )?(?:sitting|waiting|open|out|there|pending|like that|outstanding|unanswered)?(?: (?:there|around|like that|for))?$/

/** `how long have they been waiting`: by the days since they came about, or by that day. */
function sinceWhen(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || before.measures.includes('count') || !asksHowLong.test(lowsOf(items))) return null
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const days = columns.find(({ span }) => span?.runs === true)?.id
  const since = cameAbout({ columns })
  if (days !== undefined)
    return done({ ...before, measures: [days], by: null, order: { column: days, descending: true } })
  return since === undefined
    ? { is: 'declined', parts: [lowsOf(items)], nearest: before.topic, firm: true }
    : done({ ...before, measures: [since], by: null, order: { column: since, descending: false } })
}

/** `by how much` after who is over pace: what was spent above what was expected; of who is over capacity, how much of it is used. */
const byHowMuch = (items: readonly Item[], before: Question | null): Reading | null =>
  isTopic(before) && before.topic === 'pacing' && asksByHowMuch.test(lowsOf(items))
    ? done({ ...before, measures: [...new Set([...before.measures, 'ahead'])] })
    : isTopic(before) && before.topic.startsWith('bandwidth') && asksByHowMuch.test(lowsOf(items))
      ? done({ ...before, measures: ['used'], by: null, order: { column: 'used', descending: true } })
      : null

const asksByHowMuch =
  /^(?:and )?(?:by )?how much(?: (?:over|under|behind|ahead)(?: (?:is|are) (?:it|they|those|each))?)?$/

const asksWhichOne =
  /^(?:and )?(?:which (?:one )?(?:is|was) (?:the )?)(newest|latest|most recent|oldest)(?: one)?$/

/** `which one is the newest` of rows that stand one by one. */
function whichOne(items: readonly Item[], before: Question | null): Reading | null {
  const which = asksWhichOne.exec(lowsOf(items))?.[1]
  const topic = isTopic(before) ? topicOf(before.topic)?.topic : undefined
  if (!isTopic(before) || which === undefined || before.by !== null || before.measures.includes('count'))
    return null
  const column = topic?.newest ?? topic?.date
  return column === undefined
    ? null
    : done({ ...before, order: { column, descending: which !== 'oldest' }, limit: 1 })
}

/** Whether a question asks for the day, the manager, the age or what is left of rows that were told. */
export const asksOfRowsTold = (line: string): boolean =>
  [asksDay, asksOfOne, asksWhatIsLeft, asksHowLong, asksWhichOne, asksByHowMuch].some((asks) =>
    asks.test(line),
  )

/** The rows of the question before, with what this one asks of them; null where it asks for nothing of the kind. */
export const ofRowsTold = (items: readonly Item[], before: Question | null): Reading | null =>
  onWhichDay(items, before) ??
  ofThatOne(items, before) ??
  whatIsLeft(items, before) ??
  sinceWhen(items, before) ??
  whichOne(items, before) ??
  byHowMuch(items, before)
