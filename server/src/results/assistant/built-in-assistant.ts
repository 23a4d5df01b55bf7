import { chatWords } from '@portal/core/results/assistant/words'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { ChatSource, Question as Asked } from '../../foundation/outside/chat/port.ts'
import { answerQuestion } from './answers/answer-question.ts'
import type { Answering } from './answers/answered.ts'
import { plain } from './answers/markdown.ts'
import { ofKindsMeant } from './answers/kinds-meant.ts'
import { linksThatOpen } from './answers/open-links.ts'
import { ofOwnChannel } from './answers/own-channel.ts'
import { declined, leavingOut, nearestWithout } from './answers/declined.ts'
import { drawn } from './answers/chart.ts'
import { usualDays } from './answers/core/results.ts'
import { costOfLeads } from './answers/leads-beside.ts'
import { choice, readAs, readAsLine } from './answers/read-as.ts'
import { CannotTell } from './answers/rows.ts'
import { standsFor } from './answers/stands-for.ts'
import { furtherRecords, knowledgeOf } from './knowledge.ts'
import { topicOf } from './language/declared-topics.ts'
import type { Period } from './language/period.ts'
import { inPlainWords } from './language/plainly.ts'
import {
  isTopic,
  noThread,
  type Question,
  type Reading,
  type Thread,
  type TopicQuestion,
} from './language/question.ts'
import type { Knowledge } from './language/prepare.ts'
import { readInThread } from './language/read.ts'
import { portalFor, type PortalReader } from './portal-reader.ts'
import { clientsTold, nobody, toldAfter, toldIn, withTold, type Told } from './told.ts'

/** Characters of a question: reading one takes time that grows faster than it does. */
export const longestQuestion = 500

/** Earlier questions that a thread is made of. */
const mostEarlier = 10

/**
 * The assistant that comes with the portal. It reads a question into data,
 * answers it from the portal's own calls with the rights of whoever asks, and
 * says above the answer how it read it; of what it cannot read it names the part.
 */
export class BuiltInAssistant implements ChatSource {
  readonly name = 'built-in'

  async ask({ text, history, asker }: Asked, signal: AbortSignal): Promise<AsyncIterable<string>> {
    const { earlier, told } = spokenBefore(history)
    // It remembers no half answer: the rest of one is the whole once more.
    const asked: Said =
      text === chatWords.goOnMessage
        ? (earlier.pop() ?? { text, told: nobody })
        : { text: withTold(text, told), told }
    if (asked.text.length > longestQuestion) return tooLong()
    return answered(
      asked,
      earlier.filter((said) => said.text.length <= longestQuestion),
      portalFor(asker),
      signal,
    )
  }
}

/** Something that was asked, and whom the answer before it told. */
export interface Said {
  readonly text: string
  readonly told: Told
}

interface Spoken {
  /** The questions before this one, each with those in it whom the answer before it told. */
  readonly earlier: Said[]
  /** Whom the last answer told. */
  readonly told: Told
}

/** What was said before, as the next question may lean on it. */
function spokenBefore(history: Asked['history']): Spoken {
  const earlier: Said[] = []
  let told: Told = nobody
  for (const { by, text } of history) {
    if (by !== 'person') told = toldAfter(told, text)
    else if (text !== chatWords.goOnMessage) earlier.push({ text: withTold(text, told), told })
  }
  return { earlier: earlier.slice(-mostEarlier), told }
}

async function* tooLong(): Answering {
  yield `I read questions of up to ${longestQuestion} characters: ask in fewer words, one thing at a time.`
}

/** Answers a question in the thread of those before it. */
export async function* answered(
  asked: Said,
  earlier: readonly Said[],
  portal: PortalReader,
  signal?: AbortSignal,
): Answering {
  const { text } = asked
  const { reading: read, knowledge } = await readingOf([...earlier, asked], portal)
  try {
    const reading = await ofKindsMeant(read, spokenIn(asked, earlier), portal)
    for await (const part of answerOf(reading, text, knowledge, portal)) {
      signal?.throwIfAborted()
      yield linksThatOpen(part, portal)
    }
  } catch (error) {
    if (error instanceof CannotTell) return yield error.message
    // What the person may not see on a screen is not told here either.
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    yield error.status === 403
      ? "I can't answer that: it is not open to you."
      : `I can't answer that. ${error.message}`
  }
}

/** Words of what goes on with the question before. */
const fewWords = 4

/** What somebody says, with the question that a few words go on with. */
const spokenIn = ({ text }: Said, earlier: readonly Said[]): string =>
  text.trim().split(/\s+/).length <= fewWords
    ? [...earlier.slice(-2).map((one) => one.text), text].join(' ')
    : text

interface ReadWith {
  readonly reading: Reading
  readonly knowledge: Knowledge
}

/** How a question is read in its thread: by what is named most, and by what else is named where that does not do. */
async function readingOf(said: readonly Said[], portal: PortalReader): Promise<ReadWith> {
  const texts = said.map(({ text }) => text)
  const knowledge = await knowledgeOf(portal, texts)
  const leaning = await Promise.all(
    said.map(async ({ text, told }): Promise<Leaning> => ({
      text,
      told: await clientsTold(told, text, portal),
    })),
  )
  const first = readThread(leaning, knowledge)
  if (!first.declined) return { reading: first.reading, knowledge }
  const further = await furtherRecords(portal, knowledge, [...texts, ...texts.map(inPlainWords)])
  if (further.length === 0) return { reading: first.reading, knowledge }
  const more: Knowledge = { ...knowledge, records: [...knowledge.records, ...further] }
  return { reading: readThread(leaning, more).reading, knowledge: more }
}

/** Something that was asked, and the clients whom `those` means in it. */
interface Leaning extends Pick<Knowledge, 'told'> {
  readonly text: string
}

/** The last question of a thread as it is read, and whether any of them was not. */
function readThread(
  said: readonly Leaning[],
  knowledge: Knowledge,
): { readonly reading: Reading; readonly declined: boolean } {
  let thread: Thread = noThread
  let declined = false
  let reading: Reading = { is: 'declined', parts: [], nearest: null }
  for (const { text, told } of said) {
    const read = readInThread(text, told === undefined ? knowledge : { ...knowledge, told }, thread)
    reading = read.reading
    thread = read.thread
    declined ||= reading.is === 'declined'
  }
  return { reading, declined }
}

async function* answerOf(
  reading: Reading,
  text: string,
  knowledge: Knowledge,
  portal: PortalReader,
): Answering {
  if (reading.is === 'declined') {
    const { instead } = reading
    if (!instead) return yield* declined(reading, text, knowledge, portal)
    const { question, left, beside } = instead
    yield beside ? leavingOut(left) : nearestWithout(left)
    return yield* answerOf({ is: 'question', question }, text, knowledge, portal)
  }
  if (reading.is === 'choose') {
    yield `“${plain(reading.words)}” may be several. Which one do you mean?\n\n`
    for (const [at, { name, code }] of reading.choices.slice(0, mostChoices).entries())
      yield `${at + 1}. ${choice(name)}${code ? ` (${plain(code)})` : ''}\n`
    if (reading.choices.length > mostChoices)
      yield `\nand ${reading.choices.length - mostChoices} more: say more of the name.`
    return
  }
  if (reading.left) yield leavingOut(reading.left)
  if (reading.question.ask === 'several') {
    return yield* answerSeveral(reading.question.questions, text, knowledge, portal)
  }
  const asked = reading.question
  if (asked.ask === 'help' && /^\s*thank/i.test(text))
    return yield 'You are welcome. Ask *help* for what else I can answer.'
  const shaped =
    asked.ask === 'rows' ? drawn(asked, periodOf(asked)) : asked.ask === 'why' ? explained(asked) : asked
  const question = await ofOwnChannel(shaped, portal)
  yield readAsLine(readAs(question, periodOf(question), portal.isEmployee))
  const ofLeads = costOfLeads(question, text, portal, today())
  yield standsFor(question, text, portal, ofLeads !== null)
  yield* answerQuestion(question, portal)
  if (!ofLeads) return
  yield '\n\n**By the leads that came in at the store:**\n\n'
  yield* answerQuestion(ofLeads, portal)
}

/** Several questions of one breath, of which a later one may be of the clients whom the one before it tells. */
async function* answerSeveral(
  questions: readonly Question[],
  text: string,
  knowledge: Knowledge,
  portal: PortalReader,
): Answering {
  let before = ''
  for (const [at, asked] of questions.entries()) {
    if (at > 0) yield '\n\n'
    const question = isTopic(asked) && asked.ofTold ? await ofThose(asked, before, portal) : asked
    before = ''
    if (question === null) {
      yield 'Of whom the rest is, the answer above does not say one by one: ask it of some of them by name.'
      continue
    }
    for await (const part of answerOf({ is: 'question', question }, text, knowledge, portal)) {
      before += part
      yield part
    }
  }
}

/** A question of the clients that an answer told; null where it told none, or only the first of them. */
async function ofThose(
  { ofTold: _, ...question }: TopicQuestion,
  answer: string,
  portal: PortalReader,
): Promise<TopicQuestion | null> {
  const clients = await clientsTold(toldIn(answer), 'those', portal)
  return clients === undefined || clients === 'some' ? null : { ...question, clients }
}

/** Why a store does as it does: what advertising is for is explained where no figure is named. */
function explained(question: TopicQuestion): TopicQuestion {
  const judged = topicOf(question.topic)?.topic.judged
  return judged && question.measures.length === 0 ? { ...question, measures: [judged.by] } : question
}

/** Choices that a question back names. */
const mostChoices = 8

/** The days of a question, or the usual ones of what it asks for. */
function periodOf(question: Question): Period | null {
  if (question.ask === 'changes' || question.ask === 'calendar') return question.period
  if (question.ask !== 'rows' && question.ask !== 'why' && question.ask !== 'when') return null
  if (question.period !== null || question.ask === 'when') return question.period
  const day = today()
  if (question.topic === 'figures') return usualDays(question.by, day)
  if (question.topic !== 'budgets' && question.topic !== 'pacing') return null
  // What begins or ends in a time is looked for in that time.
  if (question.conditions.some(({ column }) => column === 'startsAt' || column === 'endsAt')) return null
  const { start, end } = monthRange(day)
  // `our best month for revenue`: of one month there is no best one.
  if (question.topic === 'budgets' && question.by === 'month' && question.order !== null)
    return { from: addMonths(start, -11), to: end }
  return { from: start, to: end }
}
