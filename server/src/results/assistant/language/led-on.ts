import { namesNobody } from './carried.ts'
import { yearBefore } from './period.ts'
import { isTopic, type InThread, type Question, type TopicQuestion } from './question.ts'

/** `by status` after the drafts: of one status alone nothing is told apart, so that all of them are meant. */
function toldApart(question: TopicQuestion, before: TopicQuestion, text: string): TopicQuestion {
  if (question.by === null || question.by === before.by || !/\b(?:by|per|each|split)\b/i.test(text))
    return question
  const same = (one: TopicQuestion['conditions'][number]): boolean =>
    one.column === question.by &&
    one.is === '=' &&
    one.values.length === 1 &&
    before.conditions.some((had) => had.column === one.column && had.values[0] === one.values[0])
  return { ...question, conditions: question.conditions.filter((one) => !same(one)) }
}

/** `how much is each stage worth` after open deals by stage: of those, and not of all deals. */
function ofEach(question: TopicQuestion, before: TopicQuestion, text: string): TopicQuestion {
  const same = question.by !== null && question.by === before.by && namesNobody(question)
  const anew = question.conditions.length > 0 || question.period !== null || before.conditions.length === 0
  return same && !anew && /\beach\b/i.test(text)
    ? { ...before, measures: question.measures, order: question.order, limit: question.limit }
    : question
}

/** `the same time last year` after October is the October before. */
function inTheSameTime(question: TopicQuestion, before: TopicQuestion, text: string): TopicQuestion {
  const { period, against } = question
  const leans =
    /\b(?:this|same) (?:time|period|stretch|days|month|quarter|week) (?:of )?(?:the )?(?:last|previous|prior) year\b/i
  if (against === null || period === null || before.period === null || !leans.test(text)) return question
  return period.from === before.period.from && period.to === before.period.to
    ? { ...question, against: yearBefore(period) }
    : question
}

const carriesDays: ReadonlySet<string> = new Set(['figures', 'callsByTracker'])

/** `what about clicks` after calls of October and September is of the same months, beside each other as before. */
function ofTheSameDays(text: string, read: InThread, before: TopicQuestion): InThread {
  const { reading } = read
  if (reading.is !== 'question' || !isTopic(reading.question)) return read
  const { topic, period, against, moved } = reading.question
  const goesOn =
    /^(?:and |ok |so )*(?:what|how) about (?:the |our |my )?\w+(?: \w+)?[?.! ]*$|^and (?:the |our |my )?\w+[?.! ]*$/i
  if (!carriesDays.has(topic) || period !== null || against !== null || moved !== null) return read
  if (
    before.period === null ||
    before.conditions.some(({ is }) => is === 'between') ||
    !goesOn.test(text.trim())
  )
    return read
  const question = { ...reading.question, period: before.period, against: before.against }
  return { reading: { ...reading, question }, thread: { ...read.thread, question } }
}

/** `how long were they with us` behind why they left asks for a figure, and for no reason of it. */
const withoutWhy = (question: TopicQuestion, text: string): TopicQuestion =>
  question.ask === 'why' && /^\s*(?:and |so |ok )*how (?:long|much|many|far|often)\b/i.test(text)
    ? { ...question, ask: 'rows' }
    : question

/** `for Toyota stores` behind deliverables narrows those, or is not understood: it asks for no other list. */
const narrowsOnly =
  /^\s*(?:and |but |ok |so )*(?:just |only )?(?:for|of|from|at|on|via) (?:the |my |our )?[\w-]+(?: [\w-]+)?[?.! ]*$/i

/** What goes on with a question, where its words lean on what that one told. */
export function ledOn(text: string, read: InThread, before: Question | null): InThread {
  const { reading } = read
  if (reading.is !== 'question' || !isTopic(reading.question) || !isTopic(before)) return read
  if (
    reading.question.topic !== before.topic &&
    narrowsOnly.test(text) &&
    reading.question.measures.length === 0
  )
    return {
      reading: { is: 'declined', parts: [text.trim()], nearest: null, firm: true },
      thread: { ...read.thread, question: before },
    }
  if (reading.question.topic !== before.topic) return ofTheSameDays(text, read, before)
  const each = ofEach(reading.question, before, text)
  const question = withoutWhy(inTheSameTime(toldApart(each, before, text), before, text), text)
  return question === reading.question || JSON.stringify(question) === JSON.stringify(reading.question)
    ? read
    : { reading: { ...reading, question }, thread: { ...read.thread, question } }
}
