import { chatWords } from '@portal/core/results/assistant/words'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { ChatSource, Question as Asked } from '../../foundation/outside/chat/port.ts'
import { answerTopic } from './answers/answer.ts'
import type { Answering } from './answers/answered.ts'
import { plain } from './answers/markdown.ts'
import { linksThatOpen } from './answers/open-links.ts'
import { answerMeaning } from './answers/meaning.ts'
import { answerChanges } from './answers/changes.ts'
import { answerForm } from './answers/forms.ts'
import { ofOwnChannel } from './answers/own-channel.ts'
import { answerCalendar, answerWaiting } from './answers/own-day.ts'
import { answerRecord } from './answers/profile.ts'
import { answerTeam } from './answers/team.ts'
import { answerScreen } from './answers/screens.ts'
import { declined, leavingOut, nearestWithout } from './answers/declined.ts'
import { drawn } from './answers/chart.ts'
import { usualDays } from './answers/core/results.ts'
import { choice, readAs, readAsLine } from './answers/read-as.ts'
import { CannotTell } from './answers/rows.ts'
import { abilitiesOf } from './answers/abilities.ts'
import { furtherRecords, knowledgeOf } from './knowledge.ts'
import { topicOf } from './language/declared-topics.ts'
import type { Period } from './language/period.ts'
import { inPlainWords } from './language/plainly.ts'
import {
  noThread,
  type Question,
  type Reading,
  type Thread,
  type TopicQuestion,
} from './language/question.ts'
import type { Knowledge } from './language/prepare.ts'
import { readInThread } from './language/read.ts'
import { portalFor, type PortalReader } from './portal-reader.ts'
import { toldAfter, toldIn, withTold, type Told } from './told.ts'

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
    const asked = text === chatWords.goOnMessage ? (earlier.pop() ?? text) : withTold(text, told)
    if (asked.length > longestQuestion) return tooLong()
    return answered(
      asked,
      earlier.filter((said) => said.length <= longestQuestion),
      portalFor(asker),
      signal,
    )
  }
}

interface Spoken {
  /** The questions before this one, each with those in it whom the answer before it told. */
  readonly earlier: string[]
  /** Whom the last answer told. */
  readonly told: Told
}

/** What was said before, as the next question may lean on it. */
function spokenBefore(history: Asked['history']): Spoken {
  const earlier: string[] = []
  let told: Told = toldIn('')
  for (const { by, text } of history) {
    if (by !== 'person') told = toldAfter(told, text)
    else if (text !== chatWords.goOnMessage) earlier.push(withTold(text, told))
  }
  return { earlier: earlier.slice(-mostEarlier), told }
}

async function* tooLong(): Answering {
  yield `I read questions of up to ${longestQuestion} characters: ask in fewer words, one thing at a time.`
}

/** Answers a question in the thread of those before it. */
export async function* answered(
  text: string,
  earlier: readonly string[],
  portal: PortalReader,
  signal?: AbortSignal,
): Answering {
  const { reading, knowledge } = await readingOf(text, earlier, portal)
  try {
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

interface ReadWith {
  readonly reading: Reading
  readonly knowledge: Knowledge
}

/** How a question is read in its thread: by what is named most, and by what else is named where that does not do. */
async function readingOf(text: string, earlier: readonly string[], portal: PortalReader): Promise<ReadWith> {
  const said = [...earlier, text]
  const knowledge = await knowledgeOf(portal, said)
  const first = readThread(said, knowledge)
  if (!first.declined) return { reading: first.reading, knowledge }
  const further = await furtherRecords(portal, knowledge, [...said, ...said.map(inPlainWords)])
  if (further.length === 0) return { reading: first.reading, knowledge }
  const more: Knowledge = { ...knowledge, records: [...knowledge.records, ...further] }
  return { reading: readThread(said, more).reading, knowledge: more }
}

/** The last question of a thread as it is read, and whether any of them was not. */
function readThread(
  said: readonly string[],
  knowledge: Knowledge,
): { readonly reading: Reading; readonly declined: boolean } {
  let thread: Thread = noThread
  let declined = false
  let reading: Reading = { is: 'declined', parts: [], nearest: null }
  for (const one of said) {
    const read = readInThread(one, knowledge, thread)
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
    if (!instead) return yield await declined(reading, text, knowledge, portal)
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
    for (const [at, question] of reading.question.questions.entries()) {
      if (at > 0) yield '\n\n'
      yield* answerOf({ is: 'question', question }, text, knowledge, portal)
    }
    return
  }
  const asked = reading.question
  if (asked.ask === 'help' && /^\s*thank/i.test(text))
    return yield 'You are welcome. Ask *help* for what else I can answer.'
  const shaped =
    asked.ask === 'rows' ? drawn(asked, periodOf(asked)) : asked.ask === 'why' ? explained(asked) : asked
  const question = await ofOwnChannel(shaped, portal)
  yield readAsLine(readAs(question, periodOf(question), portal.isEmployee))
  yield* answerQuestion(question, portal)
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

function answerQuestion(question: Question, portal: PortalReader): AsyncIterable<string> | Iterable<string> {
  switch (question.ask) {
    case 'rows':
    case 'when':
    case 'why':
      return answerTopic(question, portal)
    case 'record':
      return answerRecord(question, portal)
    case 'team':
      return answerTeam(question, portal)
    case 'changes':
      return answerChanges(question, portal)
    case 'waiting':
      return answerWaiting(portal)
    case 'calendar':
      return answerCalendar(portal, question.period, question.part)
    case 'screen':
      return answerScreen(question.words, portal)
    case 'form':
      return answerForm(question, portal)
    case 'meaning':
      return answerMeaning(question.topic, question.column, portal)
    case 'several':
    case 'help':
      return answerHelp(portal)
  }
}

async function* answerHelp(portal: PortalReader): Answering {
  yield await abilitiesOf(portal)
}
