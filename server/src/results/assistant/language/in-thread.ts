import { done } from './about-one.ts'
import { readAlone } from './alone.ts'
import { carriedFrom, carriedTo, inTheirDays, namesNobody, reshaped, withPronoun } from './carried.ts'
import { continues, ofThose, ofThoseWord, saysBarely } from './continuing.ts'
import * as english from './english.ts'
import { asksByWhom, correction, goneOn, leansAtEnd, without } from './go-on.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Reading, type Thread, type TopicQuestion } from './question.ts'
import { severalIn } from './several.ts'

const isAsk = (reading: Reading, ask: TopicQuestion['ask']): boolean =>
  reading.is === 'question' && isTopic(reading.question) && reading.question.ask === ask

/** Words that begin with what stands out among what was asked about. */
const ranksAmong =
  /^(?:and )?with (?:the )?(?:highest|lowest|most|fewest|least|best|worst|biggest|largest|smallest)\b/

/** A few words that begin with what was done: of what, the question before says. */
const participle =
  /^(spent|paid|billed|invoiced|used|earned|owed|lost|won|sold|left|remaining|collected|overdue|late|approved|rejected|submitted)(?: (?!by\b|per\b)\S+){0,3}$/

/** A question as it stands, after the one before it. */
export function inThread(read: Read, { question: before, remembered }: Thread): Reading {
  const goesOn = goneOn(read, before, remembered)
  const onwards =
    without(read.items, english.onward).length < read.items.length ||
    correction(read.items) !== null ||
    leansAtEnd(read.items) ||
    asksByWhom(read.items) ||
    // `by source`, `with at least 5 conversions`
    ranksAmong.test(lowsOf(read.items)) ||
    /^(?:(?:by|per)\b|(?:with|having) (?:at (?:least|most)|over|under|(?:more|less|fewer) than)\b)/.test(
      lowsOf(read.items),
    )
  if (onwards && goesOn) return goesOn
  // `with the highest cost per lead` after campaigns: of those, or of nothing.
  const [among] = ranksAmong.exec(lowsOf(read.items)) ?? []
  if (among !== undefined && isTopic(before)) return { is: 'declined', parts: [among], nearest: before.topic }
  const bare: Read = onwards ? { ...read, items: without(read.items, english.onward) } : read
  // `why did it change`: what was asked about, and nothing that is called a change.
  if (
    goesOn &&
    /^(?:but )?(?:so )?(?:why|how come) (?:did|has|is|was|does|were|are|do) (?:it|that|this|they|those|these)\b/.test(
      lowsOf(read.items),
    )
  )
    return goesOn
  const { reading, draft } = readAlone(bare)
  if (reading.is === 'declined')
    return (
      goesOn ??
      severalIn(bare, {
        alone: (items) => readAlone({ ...bare, items }).reading,
        onwards: (items, first) => goneOn({ ...bare, items }, first, remembered),
      }) ??
      reading
    )
  const question = reading.question
  // `only search` after cancellations is no new question about results.
  if (
    onwards &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    question.measures.length === 0 &&
    draft &&
    !draft.names &&
    question.topic === 'figures'
  )
    return { is: 'declined', parts: bare.words.map(({ raw }) => raw), nearest: before.topic }
  // `when was that due` after invoices is asked of those.
  if (
    goesOn &&
    isTopic(before) &&
    isTopic(question) &&
    question.topic !== before.topic &&
    draft?.names !== true &&
    /^(?:and |but )?(?:when|who|how much|how many|why)\b.*? (?:is|was|are|were|did|does) (?:that|this|it|those|they)\b/.test(
      lowsOf(read.items),
    )
  )
    // Of many that are told by something nobody knows which one.
    return isAsk(goesOn, 'when') && before.by !== null
      ? { is: 'declined', parts: ['that'], nearest: before.topic }
      : goesOn
  // `how much were they worth` after deals that were lost to price: those, and not all there are.
  if (draft && isTopic(question) && isTopic(before) && ofThose(question, before, draft, read))
    return goesOn ?? { is: 'declined', parts: [ofThoseWord(read)], nearest: before.topic }
  // `from facebook` after leads, which is no question about results either.
  const fragment = /^(?:and )?(?:from|on|in|through|via) (?!\u0001|\u0002)/.test(lowsOf(read.items))
  if (
    fragment &&
    read.words.length <= 4 &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    question.measures.length === 0 &&
    draft &&
    !draft.names
  )
    return (
      goesOn ?? { is: 'declined', parts: [read.words.map(({ raw }) => raw).join(' ')], nearest: before.topic }
    )
  // `spent so far` after budgets of a program: what was done with those, and not with all.
  const ended = participle.exec(lowsOf(read.items))?.[1]
  if (
    ended !== undefined &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    namesNobody(question) &&
    draft?.names !== true
  )
    return goesOn ?? { is: 'declined', parts: [ended], nearest: before.topic }
  if (goesOn && isTopic(question) && isTopic(before) && continues(question, before, draft, read))
    return goesOn
  // `which types` after interactions, which have none: nothing of something else.
  if (
    draft &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    saysBarely({ question, before, draft, read })
  )
    return { is: 'declined', parts: [read.words.map(({ raw }) => raw).join(' ')], nearest: before.topic }
  // `any open tasks` after who somebody is: of that one.
  const ofThatOne =
    before !== null &&
    (before.ask === 'record' || before.ask === 'team') &&
    read.words.length <= 4 &&
    /^(?:any|open|last|latest|budgets?|spend|pacing|tasks?|activities|interactions|invoices)\b/.test(
      lowsOf(read.items),
    )
  const carried =
    (onwards || ofThatOne) && isTopic(question) && namesNobody(question) ? carriedFrom(before) : null
  if (carried && isTopic(question)) {
    const onward = { ...inTheirDays(question, before, read.words), ...carriedTo(question, carried) }
    return done(
      isTopic(before) && lowsOf(read.items).startsWith('instead ') ? reshaped(onward, before) : onward,
    )
  }
  // `revenue, I mean` after how the year went: another figure in the place of what was told.
  if (onwards && isTopic(question) && isTopic(before) && lowsOf(read.items).startsWith('instead '))
    return done(reshaped(question, before))
  return withPronoun(reading, read, before)
}
