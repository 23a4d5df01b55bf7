import { done } from './about-one.ts'
import { readNear } from './alone.ts'
import { withRemembered } from './go-on.ts'
import { inThread } from './in-thread.ts'
import { inPlainWords } from './plainly.ts'
import { prepare, type Knowledge, type Read } from './prepare.ts'
import { isTopic, type Named, type Question, type Reading, type Thread } from './question.ts'
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
