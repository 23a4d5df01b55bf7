import { done } from './about-one.ts'
import { readAlone, readNear } from './alone.ts'
import { carriedFrom, carriedTo, namesNobody, reshaped, withPronoun } from './carried.ts'
import * as english from './english.ts'
import { asksByWhom, correction, goneOn, leansAtEnd, withRemembered, without } from './go-on.ts'
import { lowsOf } from './items.ts'
import { inPlainWords } from './plainly.ts'
import { prepare, type Knowledge, type Read } from './prepare.ts'
import {
  isTopic,
  type Named,
  type Question,
  type Reading,
  type Thread,
  type TopicQuestion,
} from './question.ts'
import type { Draft } from './read-topic.ts'
import { severalIn } from './several.ts'
import { wayIn } from './special.ts'
import { spelledRight } from './spelling.ts'
import { wordsOf, type Word } from './tokens.ts'

/** A choice put in the place that it was to be made for. */
function decided(question: Question, one: Named): Question {
  if (isTopic(question)) {
    const rest = question.clients.filter(({ id }) => id !== -1)
    if (one.kind === 'group') return { ...question, clients: rest, groups: [...question.groups, one] }
    if (one.kind === 'person')
      return { ...question, clients: rest, people: [...question.people, { as: 'person', who: one }] }
    return { ...question, clients: [...rest, one] }
  }
  if (question.ask === 'form') return { ...question, client: one }
  if (question.ask === 'record' || question.ask === 'team' || question.ask === 'changes')
    return { ...question, of: one }
  return question
}

/** The one of offered choices that an answer means: by its number, or by words that only it has. */
function chosen(words: readonly Word[], choices: readonly Named[]): Named | null {
  const said = words
    .map(({ low }) => low)
    .filter((low) => !/^(?:the|one|a|please|i|mean|meant|number|no|it|is|ones)$/.test(low))
  const number = Number(said[0])
  if (said.length === 1 && Number.isInteger(number) && number >= 1) return choices[number - 1] ?? null
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].indexOf(
    said[0] ?? '',
  )
  if (said.length === 1 && place >= 0) return choices[place] ?? null
  if (said.length === 0) return null
  const fits = choices.filter(({ name, code }) => {
    const tokens = wordsOf(name).map(({ low }) => low)
    return said.every(
      (word) =>
        tokens.includes(word) ||
        tokens.some((token) => spelledRight(word, new Set([token])) === token) ||
        code?.toLowerCase() === word,
    )
  })
  const [only] = fits
  return fits.length === 1 && only ? only : null
}

/** What the next question may go on with: of two the last one. */
const lastOf = (question: Question): Question | null =>
  question.ask === 'help' || question.ask === 'meaning'
    ? null
    : question.ask === 'several'
      ? (question.questions.at(-1) ?? null)
      : question

interface InThread {
  readonly reading: Reading
  readonly thread: Thread
}

/**
 * Reads a question in its thread, and says what the thread is after it. What
 * is not understood as it stands is read in plainer words, and then by the
 * words that few topics have.
 */
export function readInThread(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const read = prepare(text, knowledge)
  const asSaid = readOnce(read, thread)
  if (asSaid.reading.is !== 'declined') return goesOnWithLost(text, asSaid, thread) ?? asSaid
  const plain = inPlainWords(text)
  const prepared = plain === text ? read : prepare(plain, knowledge)
  const plainly = plain === text ? asSaid : readOnce(prepared, thread)
  if (plainly.reading.is !== 'declined') return goesOnWithLost(text, plainly, thread) ?? plainly
  const goesOn = thread.question !== null && prepared.items.length <= shortest
  const near = leans(plain) || goesOn ? null : readNear(prepared)
  const found = near ?? wayIn(prepared)
  return found ? after(found, thread) : { ...asSaid, thread: { ...thread, lost: true } }
}

/** Words of a question that may as well go on with the one before. */
const shortest = 3

/** `how do I reach her`: what it is about stands in the question before. */
const leans = (text: string): boolean =>
  /\b(?:it|its|them|they|their|he|she|him|her|his)\b/i.test(text) ||
  // `invoices that are late` leans on nothing.
  /(?:^|\b(?:of|for|to|on|with|in|about|from|at|than|is|was|are|were|and|by|do|did|why|show|export|chart|split|break) )(?:that|this|those|these)\b(?! (?:month|week|quarter|year|morning|afternoon|weekend))/i.test(
    text,
  )

/** `also clicks` after a question that was not understood: of what, nobody knows. */
function goesOnWithLost(text: string, { reading }: InThread, thread: Thread): InThread | null {
  const onward =
    /^\s*(?:and|also|same|only|just|then|chart (?:it|that)|export (?:it|that)|what about|how about|sort)\b/i.exec(
      text,
    )
  const ends = /\b(?:is|are|was|were) (?:that|those|these|they)\s*\??$/i.exec(text)
  const leaning = onward?.[0] ?? ends?.[0]
  if (!thread.lost || leaning === undefined || reading.is !== 'question' || !isTopic(reading.question))
    return null
  const { clients, groups, people, mine, ownClients } = reading.question
  if (clients.length + groups.length + people.length > 0 || mine || ownClients) return null
  return { reading: { is: 'declined', parts: [leaning.trim()], nearest: null }, thread }
}

/** A question as it stands, in its thread. */
function readOnce(prepared: Read, thread: Thread): InThread {
  const read: Read = { ...prepared, items: withRemembered(prepared.items, thread.remembered) }
  const { choices } = thread
  if (choices) {
    const one = chosen(read.words, choices.of)
    if (one) {
      const question = decided(choices.question, one)
      return {
        reading: done(question),
        thread: {
          question,
          choices: null,
          remembered: { ...thread.remembered, [choices.words.toLowerCase()]: one },
        },
      }
    }
  }
  return after(inThread(read, thread), thread)
}

/** What a thread is after a reading. */
function after(reading: Reading, thread: Thread): InThread {
  if (reading.is === 'question')
    return {
      reading,
      thread: {
        remembered: thread.remembered,
        choices: null,
        question: lastOf(reading.question) ?? thread.question,
      },
    }
  if (reading.is === 'choose')
    return {
      reading,
      thread: {
        ...thread,
        choices: { words: reading.words, of: reading.choices, question: reading.question },
      },
    }
  return { reading, thread }
}

/** `one-time budgets` after margins by client: called by its name with a choice of its own, it begins anew. */
const ownNoun = ({ names }: Draft, question: TopicQuestion, before: TopicQuestion): boolean =>
  names && question.conditions.length > 0 && before.measures.length > 0

const sameDays = (question: TopicQuestion, before: TopicQuestion, { says, names }: Draft): boolean =>
  question.topic === before.topic &&
  question.period === null &&
  before.period !== null &&
  !names &&
  !says.has('subject') &&
  question.conditions.length === 0 &&
  question.ask === 'rows'

const isAsk = (reading: Reading, ask: TopicQuestion['ask']): boolean =>
  reading.is === 'question' && isTopic(reading.question) && reading.question.ask === ask

function inThread(read: Read, { question: before, remembered }: Thread): Reading {
  const goesOn = goneOn(read, before, remembered)
  const onwards =
    without(read.items, english.onward).length < read.items.length ||
    correction(read.items) !== null ||
    leansAtEnd(read.items) ||
    asksByWhom(read.items) ||
    // `by source`, `with at least 5 conversions`
    /^(?:(?:by|per)\b|(?:with|having) (?:at (?:least|most)|over|under|(?:more|less|fewer) than)\b)/.test(
      lowsOf(read.items),
    )
  if (onwards && goesOn) return goesOn
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
  // `best month` after revenue by month: by what was asked, and not by what results are judged by.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    before.measures.length > 0 &&
    before.ask === 'rows' &&
    !question.mine &&
    draft &&
    !draft.names &&
    draft.says.has('order') &&
    !draft.says.has('measure') &&
    !draft.says.has('subject') &&
    !draft.says.has('period') &&
    read.words.length <= 4
  )
    return goesOn
  // `which are overdue` after unpaid invoices: what is said of many is said of those.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    draft &&
    !draft.names &&
    !draft.whole &&
    draft.says.size === 0 &&
    question.measures.length === 0 &&
    read.words.length <= 5
  )
    return goesOn
  // `which are due this week` after my open tasks: some of those, and no others.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic === before.topic &&
    draft &&
    !draft.names &&
    !draft.says.has('subject') &&
    question.measures.every((id) => id === 'count') &&
    /^(?:and |but )?(?:which|what|how many|who)(?: (?:ones|of (?:them|those|these)))? (?:is|are|was|were|has|have)\b/.test(
      lowsOf(read.items),
    )
  )
    return goesOn
  // A few words that name no subject go on with what was asked about the same.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic === before.topic &&
    draft &&
    !draft.whole &&
    !ownNoun(draft, question, before) &&
    // `invoices in October` after those that are overdue are all of them.
    !(draft.names && before.conditions.length > 0 && draft.says.has('period')) &&
    !draft.says.has('subject') &&
    read.words.length <= 3 &&
    // `total` begins anew.
    !read.words.some(({ low }) => /^(?:total|overall|all)$/.test(low)) &&
    question.clients.length === 0
  )
    return goesOn
  if (
    goesOn &&
    draft &&
    draft.evoked <= 1 &&
    !draft.whole &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic === before.topic
  )
    return goesOn
  // `why did conversions change` after those of one client: of that one.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    question.ask === 'why' &&
    question.topic === before.topic &&
    question.period === null &&
    namesNobody(question) &&
    !namesNobody(before)
  )
    return goesOn
  // `how much did we lose` after the cancellations of this year: of the same days.
  if (goesOn && isTopic(question) && isTopic(before) && draft && sameDays(question, before, draft))
    return goesOn
  const carried = onwards && isTopic(question) && namesNobody(question) ? carriedFrom(before) : null
  if (carried && isTopic(question)) {
    const onward = { ...question, ...carriedTo(question, carried) }
    return done(
      isTopic(before) && lowsOf(read.items).startsWith('instead ') ? reshaped(onward, before) : onward,
    )
  }
  // `revenue, I mean` after how the year went: another figure in the place of what was told.
  if (onwards && isTopic(question) && isTopic(before) && lowsOf(read.items).startsWith('instead '))
    return done(reshaped(question, before))
  return withPronoun(reading, read, before)
}
