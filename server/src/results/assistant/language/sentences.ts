import { namesNobody } from './carried.ts'
import { prepare, namesOf, type Knowledge } from './prepare.ts'
import { isTopic, noThread, type Named, type Question, type Reading, type Thread } from './question.ts'

interface InThread {
  readonly reading: Reading
  readonly thread: Thread
}

/** How one sentence is read. */
export type ReadSentence = (text: string, knowledge: Knowledge, thread: Thread) => InThread

/** What ends with a point and is no sentence. */
const shortened = /(?:^|\s)(?:vs|st|no|nr|mr|mrs|ms|dr|inc|co|e\.g|i\.e|approx|[a-z])\.$/i

/** What people say before a question and behind it, and ask nothing by. */
const courtesy =
  /^(?:(?:good )?(?:morning|afternoon|evening|day)|hi|hey|hello|thanks|thank you|thx|ty|cheers|please|ok|okay|sure|great|cool|perfect)(?: (?:there|all|guys|team|so much|a lot|again|in advance))?[.!,?]*$/i

/** `How do I do that?` behind what is to be done asks for the way there, which the answer is. */
const asksTheWay =
  /^how (?:do|can|would|should) (?:i|we) (?:do|get|go about) (?:that|this|it)(?: done)?[?.!]*$/i

/** The sentences of a text, without those that are mere courtesy; a text of courtesy alone stays. */
export function sentencesOf(text: string): readonly string[] {
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
    else sentences.push(part)
  }
  const said = sentences.filter((one, at) => !courtesy.test(one) && !(at > 0 && asksTheWay.test(one)))
  return said.length > 0 ? said : [text]
}

/** `Got a call with Eastgate Honda in 10.`: the one client that a sentence speaks of which asks nothing that is known. */
function spokenOf(text: string, knowledge: Knowledge): Named | null {
  const [span, other] = namesOf(prepare(text, knowledge).items)
  const [one, another] = span?.candidates ?? []
  return other === undefined && another === undefined && one?.kind === 'client' ? one : null
}

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
const ofWhom = (question: Question, spoken: Named | null): Question =>
  spoken !== null && isTopic(question) && namesNobody(question)
    ? { ...question, clients: [spoken] }
    : question

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
  for (const text of sentences) {
    const { reading, thread: after } = statement.test(text)
      ? { reading: nothingKnown, thread: current }
      : read(text, knowledge, current)
    if (reading.is === 'choose') return null
    if (reading.is === 'declined') {
      const said = text.replace(/[.!?]+$/, '')
      // What would have narrowed, ordered or begun what is asked is not left out of it.
      const of = questions.length === 0 ? spokenOf(text, knowledge) : null
      const begins = questions.length === 0 && reading.nearest !== null && of === null
      if (begins || leavesOut.test(text))
        return { reading: { ...reading, parts: begins ? reading.parts : [said] }, thread: after }
      if (narrowing.test(text)) return null
      left.push(said)
      if (of) {
        spoken = of
        current = { ...current, question: { ask: 'record', of, field: null } }
      }
      continue
    }
    current = after
    const asked = reading.question.ask === 'several' ? reading.question.questions : [reading.question]
    const [first] = asked
    const alone = (): Reading => read(text, knowledge, noThread).reading
    if (first && asked.length === 1 && changes(questions.at(-1), first, alone, text)) questions.pop()
    questions.push(...asked.map((one) => ofWhom(one, spoken)))
  }
  const [only, other] = questions
  if (!only) return null
  const question: Question = other ? { ask: 'several', questions } : only
  return {
    reading: { is: 'question', question, ...(left.length > 0 ? { left } : {}) },
    thread: { ...current, choices: null },
  }
}
