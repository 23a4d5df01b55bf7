import { done } from './about-one.ts'
import { readNear } from './alone.ts'
import { chosen, decided, decidedForAll } from './chosen.ts'
import { clausesOfClients } from './clauses-of-clients.ts'
import { clientsThen } from './clients-then.ts'
import { composedFirst, composedQuestion } from './composed/composed.ts'
import { orComposed } from './composed/or-composed.ts'
import { contactsOfThatOne, dayOfThatOne, namesNobody } from './carried.ts'
import { correctedWords } from './corrected-words.ts'
import { withRemembered } from './go-on.ts'
import { inThread } from './in-thread.ts'
import { withWhatTheyHave } from './had-by-whom.ts'
import { goesOnWithLost } from './goes-on-with-lost.ts'
import { withHour } from './hour-of-form.ts'
import { lastOf } from './last-of.ts'
import { ledOn } from './led-on.ts'
import { lostIn } from './lost-in.ts'
import { leaningElsewhere } from './leaning-elsewhere.ts'
import { leaningWords, leansWhole } from './leaning-words.ts'
import { withNameOf } from './named-before.ts'
import { countsNobody, nearestTo } from './nearest.ts'
import { ofChannelBefore, withNarrowed } from './narrowed-before.ts'
import { goneOnWithOffered, offeredBy, ofNamedList, standsElsewhere, takenUp } from './offered.ts'
import { onlyChanges, onward } from './onward/onward.ts'
import { partOfClients } from './part-of-clients.ts'
import { plainRead } from './plain-read.ts'
import { inPlainWords } from './plainly.ts'
import { namesOf, prepare, vocabularyOf, type Knowledge, type Read } from './prepare.ts'
import { isTopic, noThread, type InThread, type Question, type Reading, type Thread } from './question.ts'
import { saidInThread } from './said-in-thread.ts'
import { sentenceBySentence, sentencesOf } from './sentences.ts'
import { wayIn } from './special.ts'
import { titled } from './titled.ts'
import { wordsOf } from './tokens.ts'
import { corrected, isBareWord, offeredWithout, takenWithout } from './without-part.ts'

/**
 * Reads a question in its thread, and says what the thread is after it. What
 * is not understood as it stands is read in plainer words, then by the words
 * that few topics have, and then as what goes on with a question for which
 * only places were named.
 */
export function readInThread(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const read = (said: string): InThread => readAfter(said, knowledge, thread)
  const meant = correctedWords(text, thread) ?? withWhatTheyHave(text, thread) ?? saidInThread(text, thread)
  const came = ofChannelBefore(meant, read(meant), thread, knowledge, read)
  return withHour(text, ledOn(text, withNarrowed(text, came, thread, knowledge), thread.question))
}

function readAfter(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const { offered } = thread
  const accepted = takenWithout(text, thread) ?? takenUp(text, knowledge, thread, false)
  if (accepted) return accepted
  const correct = (explicitly: boolean): InThread | null =>
    offered
      ? corrected(text, offered, explicitly, (said) =>
          readOrNear(said, knowledge, { ...noThread, remembered: thread.remembered }),
        )
      : null
  const meant = correct(true) ?? (isBareWord(text) ? correct(false) : null)
  if (meant) return meant
  const read = readWithName(text, knowledge, thread)
  const named = ofNamedList(text, read.reading, knowledge, thread)
  if (named) return named
  const { reading } = read
  if (reading.is !== 'declined' || reading.instead || reading.because !== undefined) return read
  const onward =
    correct(false) ??
    goneOnWithOffered(text, knowledge, thread, readWhole) ??
    takenUp(text, knowledge, thread, true)
  if (onward) return onward
  const before = thread.question
  const begins = before === null && offered === undefined
  const without = begins && !reading.firm ? offeredWithout(text, reading, knowledge) : undefined
  const declined = without ? { ...reading, without } : reading
  const now = offeredBy(text, declined, knowledge)
  return {
    reading: {
      ...declined,
      ...(offered && !now && offered.places.length > 0 ? { named: offered.places } : {}),
      ...(isTopic(before) && !offered ? { after: before.topic } : {}),
    },
    thread: { ...read.thread, offered: now ?? offered },
  }
}

/** A question as it is understood, or what comes nearest to it. */
function readOrNear(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const read = orComposed(saidIn(text, knowledge), knowledge, thread, {
    ofRows: () => readWhole(text, knowledge, thread),
    after: (reading) => after(reading, thread),
  })
  if (read.reading.is !== 'declined' || read.reading.firm) return read
  const clause = (said: string): Reading => wholePart(said, knowledge, noThread)
  const clauses =
    clausesOfClients(text, knowledge, clause) ?? clausesOfClients(inPlainWords(text), knowledge, clause)
  if (clauses) return after(clauses, thread)
  const instead = nearestTo(saidIn(text, knowledge).join(' '), knowledge, {
    whole: (part) => wholePart(part, knowledge, thread),
    plainly: (part) => plainRead(part, knowledge),
    begins: thread.question === null,
  })
  if (instead === null || countsNobody(instead.question)) return read
  // A part of a question is no answer to whom it is not open.
  if (isTopic(instead.question) && knowledge.may?.(instead.question.topic) === false) return read
  const { question, left } = instead
  if (left.length === 0) return after(done(question), thread)
  if (standsElsewhere(text, question, knowledge)) return read
  return {
    reading: { ...read.reading, instead },
    thread: {
      ...thread,
      choices: null,
      lost: undefined,
      unheard: left,
      question: lastOf(question),
      // `I mean Facebook`: what was left out may have been a slip.
      offered: { text, places: [], parts: left, sure: null },
    },
  }
}

/** A question as it is understood, or with the name of the one whom it leans on where that makes it so. */
function readWithName(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const read = readOrNear(text, knowledge, thread)
  if (read.reading.is !== 'declined' || read.reading.because !== undefined || read.reading.firm) return read
  const spelledOut = withNameOf(text, thread.question)
  const again = spelledOut === null ? null : readOrNear(spelledOut, knowledge, thread)
  return again?.reading.is === 'question' ? again : read
}

/** A part of a question, as the grammar of rows reads it, or as it is composed. */
function wholePart(part: string, knowledge: Knowledge, thread: Thread): Reading {
  const prepared = prepare(part, knowledge)
  const first = composedFirst(prepared)
  if (first?.is === 'question') return first
  const { reading } = readWhole(part, knowledge, thread)
  return reading.is === 'question' ? reading : (composedQuestion(prepared) ?? reading)
}

/** What somebody says, without who they are. */
function saidIn(text: string, { topics }: Knowledge): readonly string[] {
  const known = vocabularyOf(topics)
  return sentencesOf(text, (word) => wordsOf(word).some(({ stem }) => known.has(stem)))
}

/** A question that is understood whole, or declined. */
function readWhole(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const sentences = saidIn(text, knowledge)
  const [only = text, other] = sentences
  if (other === undefined) return readSentence(only, knowledge, thread)
  const each = sentenceBySentence(sentences, knowledge, thread, readSentence)
  if (each && (each.reading.is !== 'declined' || each.reading.firm)) return each
  const whole = readSentence(text, knowledge, thread)
  return each && whole.reading.is === 'declined' ? each : whole
}

function readSentence(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const said = readSaid(text, knowledge, thread)
  const begins = thread.question === null && thread.lost === undefined && thread.offered === undefined
  if (begins) return said
  const elsewhere = leaningElsewhere(prepare(text, knowledge), said.reading, thread)
  if (!elsewhere) return said
  return elsewhere.is === 'question' ? after(elsewhere, thread) : { reading: elsewhere, thread }
}

function readSaid(text: string, knowledge: Knowledge, thread: Thread): InThread {
  const part = partOfClients(text, (asked) => readSentence(asked, knowledge, thread))
  if (part) return part
  const alone = thread.lost && thread.lost !== 'fragment' && !thread.choices ? leansWhole(text) : undefined
  if (alone !== undefined) return { reading: { is: 'declined', parts: [alone], nearest: null }, thread }
  const read = prepare(text, knowledge)
  const then = clientsThen(read)
  if (then) return after(then, thread)
  const asSaid = readOnce(read, thread)
  const changed = (): Reading | null =>
    (thread.lost === undefined || thread.lost === 'fragment') && thread.choices === null
      ? onward(read, thread.question)
      : null
  const elsewhere = isAnother(asSaid.reading, thread.question) && onlyChanges(read) ? changed() : null
  if (elsewhere) return after(elsewhere, thread)
  if (asSaid.reading.is !== 'declined')
    return (
      goesOnWithLost(text, read, asSaid, thread) ??
      notAlone(text, read, thread) ??
      saying(asSaid, read, thread)
    )
  const onwards = changed()
  if (onwards) return after(onwards, thread)
  if (asSaid.reading.firm) return { ...asSaid, thread: lostIn(text, read, thread) }
  const lost = thread.lost !== undefined && thread.lost !== 'fragment'
  if (
    lost &&
    thread.question === null &&
    leaningWords(text) !== undefined &&
    namesOf(read.items).length === 0
  )
    return { reading: { ...asSaid.reading, firm: true }, thread: lostIn(text, read, thread) }
  const plain = inPlainWords(text)
  const prepared = plain === text ? read : prepare(plain, knowledge)
  const plainly = plain === text ? asSaid : readOnce(prepared, thread)
  if (plainly.reading.is !== 'declined')
    return (
      goesOnWithLost(text, read, plainly, thread) ??
      notAlone(text, prepared, thread) ??
      saying(plainly, prepared, thread)
    )
  const goesOn = thread.question !== null && prepared.items.length <= shortest
  const near = leans(plain) || goesOn ? null : readNear(prepared)
  const found = near ?? wayIn(prepared) ?? (goesOn ? null : titled(prepared))
  return found ? after(found, thread) : { ...asSaid, thread: lostIn(text, read, thread) }
}

/** Whether a reading is of another list than the question before, and of nobody. */
const isAnother = (reading: Reading, before: Question | null): boolean =>
  reading.is === 'question' &&
  isTopic(before) &&
  (!isTopic(reading.question) || (reading.question.topic !== before.topic && namesNobody(reading.question)))

/** Words of a question that may as well go on with the one before. */
const shortest = 3

/** `how do I reach her`: what it is about stands in the question before. */
const leans = (text: string): boolean =>
  /\b(?:it|its|them|they|their|he|she|him|her|his)\b/i.test(text) ||
  // `invoices that are late` leans on nothing.
  /(?:^|\b(?:of|for|to|on|with|in|about|from|at|than|is|was|are|were|and|by|do|did|why|show|export|chart|split|break) )(?:that|this|those|these)\b(?! (?:month|week|quarter|year|morning|afternoon|weekend))/i.test(
    text,
  )

/** `top 10` after a question that was not understood: what is no question of its own would change that one. */
function notAlone(text: string, prepared: Read, thread: Thread): InThread | null {
  const lost = thread.lost === 'question' || thread.lost === 'whom'
  if (!lost || thread.choices !== null || namesOf(prepared.items).length > 0) return null
  if (readOnce(prepared, noThread).reading.is !== 'declined') return null
  return { reading: { is: 'declined', parts: [text.replace(/[?!.\s]+$/, '')], nearest: null }, thread }
}

/**
 * `by week` after `pmax only`, which was not understood: the question before
 * goes on without it, and that is said.
 */
function saying(read: InThread, prepared: Read, { unheard, question }: Thread): InThread {
  if (unheard === undefined || read.reading.is !== 'question' || !isTopic(read.reading.question)) return read
  const alone = readOnce(prepared, noThread).reading
  const goesOn =
    question !== null &&
    (/^(?:just|only|which|the)\b|\bones?\b/i.test(prepared.words.map(({ raw }) => raw).join(' ')) ||
      alone.is !== 'question' ||
      JSON.stringify(alone.question) !== JSON.stringify(read.reading.question))
  return goesOn ? { reading: { ...read.reading, left: unheard }, thread: { ...read.thread, unheard } } : read
}

/** A question as it stands, in its thread. */
function readOnce(prepared: Read, thread: Thread): InThread {
  const read: Read = { ...prepared, items: withRemembered(prepared.items, thread.remembered) }
  const { choices } = thread
  const together =
    choices && decidedForAll(read.words.map(({ raw }) => raw).join(' '), choices.of, choices.question)
  if (together) return after(done(together), { ...thread, choices: null })
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
function after(read: Reading, thread: Thread): InThread {
  const reading = dayOfThatOne(contactsOfThatOne(read, thread.question), thread.question)
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
