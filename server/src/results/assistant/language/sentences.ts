import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { asks } from './asked-parts.ts'
import { isCourtesy } from './courtesy.ts'
import type { Knowledge } from './prepare.ts'
import { isTopic, noThread, type Named, type Question, type Reading, type Thread } from './question.ts'
import { spokenOf } from './spoken-of.ts'

interface InThread {
  readonly reading: Reading
  readonly thread: Thread
}

/** How one sentence is read. */
export type ReadSentence = (text: string, knowledge: Knowledge, thread: Thread) => InThread

/** What ends with a point and is no sentence. */
const shortened = /(?:^|\s)(?:vs|st|no|nr|mr|mrs|ms|dr|inc|co|e\.g|i\.e|approx|[a-z])\.$/i

/** `Teresa here.`, `This is Robert.`, `Maya, social.`: who asks, and nothing of what. */
const introduction =
  /^(?:[Gg]ood (?:day|morning|afternoon|evening),? |[Hh]i,? |[Hh]ello,? |[Hh]ey,? )?(?:(?:[Tt]his is|[Ii]t['’]s|[Ii] am|[Ii]['’]m|[Mm]y name is) )?([A-Z][a-z]+)(?: [A-Z][a-z]+)?(?: here| speaking|, [a-z]+)?[.!]$/

/** @param isWord whether a word means something: `Leads from Facebook.` introduces nobody */
function introduces(sentence: string, isWord: (word: string) => boolean): boolean {
  const [, name = ''] = introduction.exec(sentence) ?? []
  return name !== '' && !isWord(name) && !asks.test(sentence)
}

/** `How do I do that?` behind what is to be done asks for the way there, which the answer is. */
const asksTheWay =
  /^how (?:do|can|would|should) (?:i|we) (?:do|get|go about) (?:that|this|it)(?: done)?[?.!]*$/i

/** `Boss wants it before noon.`: for whom, and until when. */
const wantedBy =
  /^(?:my |the |our |their )?(?:boss|client|owner|gm|dealer|manager|director|team|he|she|they) (?:wants?|needs?|asked for|(?:is|are) asking for) (?:it|this|that|them|these)\b[^?]*$/i

/** `Worst first.` */
const orders =
  /^(?:worst|best|oldest|newest|latest|soonest|earliest|biggest|largest|smallest|highest|lowest|most|least|fewest)(?: [a-z]+){0,3} first[.!]*$/i

/** The sentences of a text, without those that are mere courtesy; a text of courtesy alone stays. */
export function sentencesOf(text: string, isWord: (word: string) => boolean = () => true): readonly string[] {
  const sentences: string[] = []
  for (const part of text.trim().split(/(?<=[?!.])\s+/)) {
    const before = sentences.at(-1)
    // `Tasks, I mean` says anew what stands before it, `and in which channel` belongs to it.
    if (
      before !== undefined &&
      (shortened.test(before) ||
        /\bi (?:mean|meant)\b|^and (?:in|by|for|at|on|from) (?:which|what|whom)\b/i.test(part))
    )
      sentences[sentences.length - 1] = `${before} ${part}`
    // `Worst first.` says in which order what stands before it is told.
    else if (before !== undefined && orders.test(part))
      sentences[sentences.length - 1] = `${before.replace(/[?!.]+$/, '')}, ${part}`
    else sentences.push(part)
  }
  const said = sentences.filter(
    (one, at) =>
      !isCourtesy(one) &&
      !(at === 0 && introduces(one, isWord)) &&
      !(at > 0 && (asksTheWay.test(one) || wantedBy.test(one))),
  )
  return said.length > 0 ? said : [text]
}

/** `Got a call with Eastgate Honda in 10.`: the one client or person that a sentence speaks of which asks nothing that is known. */
function toldOf(text: string, knowledge: Knowledge): Named | null {
  const one = spokenOf([text], knowledge)
  return one !== null && one !== 'several' && (one.kind === 'client' || one.kind === 'person') ? one : null
}

/** Words that mean whoever a sentence before spoke of. */
const ofPerson = /\b(?:he|she|him|her|his|hers|they|them|their)\b/i

/** `Something tanked yesterday.`: what somebody tells and does not ask. */
const statement =
  /^(?:something|everything|things|it looks like|looks like|i(?:['’]ve| have) been|we(?:['’]ve| have) been)\b[^?]*$/i
const nothingKnown: Reading = { is: 'declined', parts: [], nearest: null }

/** How a sentence begins that says which rows are meant. */
const leavesOut = /^(?:only|just|skip|without|excluding|exclude|leave|drop|ignore|no|not|except)\b/i
/** How a sentence begins that says how rows are told. */
const narrowing =
  /^(?:top|bottom|with|by|list|rank|sort|order|for|in|of|and|or|but|including|include|nothing|nobody)\b/i

/** Whether a sentence changes the question of the one before it, rather than asking another one. */
function changes(
  before: Question | undefined,
  question: Question,
  alone: () => Reading,
  text: string,
): boolean {
  if (before === undefined || !isTopic(before) || !isTopic(question) || before.topic !== question.topic)
    return false
  // `And in September?` asks for both.
  if (/^and\b(?! (?:only|just)\b)/i.test(text)) return false
  const itself = alone()
  return itself.is !== 'question' || JSON.stringify(itself.question) !== JSON.stringify(question)
}

/** What is asked of nobody behind somebody's name is asked of that one. */
function ofWhom(question: Question, spoken: Named | null, text: string): Question {
  if (spoken === null || !isTopic(question)) return question
  // `the last thing that I logged there`: of those that are one's own too.
  const there = /\b(?:there|them|they|their|it|its)\b/i.test(text)
  if (spoken.kind === 'client' && there && question.clients.length + question.groups.length === 0)
    return { ...question, clients: [spoken] }
  if (!namesNobody(question)) return question
  if (spoken.kind === 'client') return { ...question, clients: [spoken] }
  const as = topicOf(question.topic)?.topic.person
  return as !== undefined && ofPerson.test(text) ? { ...question, people: [{ as, who: spoken }] } : question
}

const isAsked = (text: string): boolean => asks.test(text) || /\?\s*$/.test(text)

/** Whether nobody's part can be told of what is asked. */
const knowsNobody = (question: Question): boolean =>
  isTopic(question) && topicOf(question.topic)?.topic.person === undefined

/**
 * Reads sentences one after the other: each goes on with those before it or
 * asks something of its own. One that says nothing that is known is named; null
 * where none is understood, or a choice has to be made first.
 */
export function sentenceBySentence(
  sentences: readonly string[],
  knowledge: Knowledge,
  thread: Thread,
  read: ReadSentence,
): InThread | null {
  const questions: Question[] = []
  const left: string[] = []
  let current = thread
  let spoken: Named | null = null
  for (const [at, text] of sentences.entries()) {
    const { reading, thread: after } = statement.test(text)
      ? { reading: nothingKnown, thread: current }
      : read(text, knowledge, current)
    if (reading.is === 'choose') return null
    if (reading.is === 'declined') {
      const said = text.replace(/[.!?]+$/, '')
      // What would have narrowed, ordered or begun what is asked is not left out of it.
      const of = questions.length === 0 ? toldOf(text, knowledge) : null
      // What only tells something begins nothing, where something is asked behind it.
      const tells = !isAsked(text) && sentences.slice(at + 1).some(isAsked)
      const begins = questions.length === 0 && reading.nearest !== null && of === null && !tells
      if (begins || leavesOut.test(text))
        return begins
          ? { reading, thread: after }
          : { reading: { ...reading, parts: [said], firm: true }, thread: after }
      if (narrowing.test(text)) return null
      left.push(said)
      if (of) {
        spoken = of
        if (of.kind === 'client') current = { ...current, question: { ask: 'record', of, field: null } }
      }
      continue
    }
    current = after
    const asked = reading.question.ask === 'several' ? reading.question.questions : [reading.question]
    const [first] = asked
    const alone = (): Reading => read(text, knowledge, noThread).reading
    if (first && asked.length === 1 && changes(questions.at(-1), first, alone, text)) questions.pop()
    // What is asked of somebody whom nothing can be narrowed to is not told of everybody.
    const whom: Named | null = spoken
    if (whom?.kind === 'person' && ofPerson.test(text) && asked.some(knowsNobody))
      return { reading: { is: 'declined', parts: [whom.name], nearest: null }, thread: current }
    questions.push(...asked.map((one) => ofWhom(one, spoken, text)))
  }
  const [only, other] = questions
  if (!only) return null
  // What is asked is not left out of what is told: `Maya, social. I'd like to see which …`.
  const asking = sentences.filter(isAsked)
  const unanswered = asking.filter((text) => left.includes(text.replace(/[.!?]+$/, '')))
  if (unanswered.length > 0 && unanswered.length === asking.length) return null
  const question: Question = other ? { ask: 'several', questions } : only
  return {
    reading: { is: 'question', question, ...(left.length > 0 ? { left } : {}) },
    thread: { ...current, choices: null },
  }
}
