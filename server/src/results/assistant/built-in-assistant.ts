import { chatWords } from '@portal/core/results/assistant/words'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { ChatSource, Question as Asked } from '../../foundation/outside/chat/port.ts'
import { answerTopic } from './answers/answer.ts'
import type { Answering } from './answers/answered.ts'
import { link, plain } from './answers/markdown.ts'
import { linksThatOpen } from './answers/open-links.ts'
import { answerMeaning } from './answers/meaning.ts'
import { answerChanges } from './answers/changes.ts'
import { answerForm } from './answers/forms.ts'
import { answerCalendar, answerWaiting } from './answers/own-day.ts'
import { answerRecord } from './answers/profile.ts'
import { answerTeam } from './answers/team.ts'
import { answerScreen, screensWith } from './answers/screens.ts'
import { drawn } from './answers/chart.ts'
import { usualDays } from './answers/core/results.ts'
import { choice, readAs, readAsLine } from './answers/read-as.ts'
import { CannotTell } from './answers/rows.ts'
import { abilitiesOf, cannot } from './answers/abilities.ts'
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
import { unknownWords, type Knowledge } from './language/prepare.ts'
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
  if (reading.is === 'declined') return yield await declined(reading, text, knowledge, portal)
  if (reading.is === 'choose') {
    yield `“${plain(reading.words)}” may be several. Which one do you mean?\n\n`
    for (const [at, { name, code }] of reading.choices.slice(0, mostChoices).entries())
      yield `${at + 1}. ${choice(name)}${code ? ` (${plain(code)})` : ''}\n`
    if (reading.choices.length > mostChoices)
      yield `\nand ${reading.choices.length - mostChoices} more: say more of the name.`
    return
  }
  if (reading.left)
    yield `I leave out ${reading.left.map((one) => `“${plain(one)}”`).join(' and ')}: I don't know what to do with ${reading.left.length > 1 ? 'them' : 'it'}.\n\n`
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
  const question =
    asked.ask === 'rows' ? drawn(asked, periodOf(asked)) : asked.ask === 'why' ? explained(asked) : asked
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
      return answerCalendar(portal, question.period)
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

/** Words that a question does not come to its end with, and behind which its subject stands. */
const leadsOn =
  /^(?:my|your|our|their|its|the|a|an|of|for|to|in|on|at|with|without|by|per|and|or|but|than|vs|from|since|that|how|which|what|who|many|much|is|are|was|were|do|does|did|has|have|had|be|been|not|no|most|least|more|less|very|too|all|any|each|every|i|we|you|they|he|she|it|highest|lowest|biggest|largest|smallest|best|worst|oldest|newest|last|next|new)$/

/** How a sentence begins that is whole without what stood at its end. */
const asks = /^(?:what|which|who|whose|when|where|how|show|list|compare|give)\b/i

/**
 * A question without a word or two at its end; null where what is left may be
 * no sentence: what stands between others holds them together.
 */
function withoutPart(text: string, part: string): string | null {
  const asked = text.replace(/[?!.\s]+$/, '')
  const at = asked.toLowerCase().lastIndexOf(part.toLowerCase())
  const rest = asked.slice(0, at).trim()
  const whole =
    at > 0 && at + part.length === asked.length && part.split(' ').length <= 2 && rest.split(' ').length > 2
  const lastOf = rest.toLowerCase().split(' ').at(-1) ?? ''
  return whole && asks.test(rest) && !leadsOn.test(lastOf) && !/[,;:(]/.test(rest) ? rest : null
}

/** Which part could not be read, and what comes nearest. */
async function declined(
  { parts, nearest }: Extract<Reading, { is: 'declined' }>,
  text: string,
  knowledge: Knowledge,
  portal: PortalReader,
): Promise<string> {
  const named = parts.filter((part) => part.trim() !== '')
  const topic = nearest === null ? undefined : topicOf(nearest)?.topic
  if (named.length === 0) return `${cannot}\n\n${await abilitiesOf(portal)}`
  // Somebody who was found is no unknown name, whatever the question cannot be narrowed to.
  const found = new Set(knowledge.names.map((one) => one.name.toLowerCase()))
  const unknown = new Set(unknownWords(text, knowledge))
  const name =
    named.length === 1 &&
    topic !== undefined &&
    !found.has(named[0]?.toLowerCase() ?? '') &&
    named[0]?.split(' ').some((word) => unknown.has(word.toLowerCase())) &&
    /^[A-Z]/.test(named[0])
  if (name)
    return `I found no client, group or person named “${plain(named[0] ?? '')}” among those you may see.`
  const words = named.map((part) => `“${plain(part)}”`).join(' and ')
  const cannotUse = `I can't answer that: I don't know what to do with ${words}.`
  const [part, other] = named
  const rest = part === undefined || other !== undefined ? null : withoutPart(text, part)
  if (topic && rest !== null && readInThread(rest, knowledge, noThread).reading.is === 'question')
    return `${cannotUse} Without it I can answer: ${choice(rest)}`
  if (topic)
    return `${cannotUse} The rest I read as a question about **${plain(topic.title.toLowerCase())}**: ask it without ${words}, or in other words.`
  const [screen] = screensWith(named, portal)
  return screen
    ? `${cannotUse} A screen is called so: ${link(screen.title, screen.path)}. Ask *help* for what I can answer.`
    : `${cannotUse}\n\n${await abilitiesOf(portal)}`
}
