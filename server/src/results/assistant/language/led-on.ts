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

/** What goes on with a question, where its words lean on what that one told. */
export function ledOn(text: string, read: InThread, before: Question | null): InThread {
  const { reading } = read
  if (reading.is !== 'question' || !isTopic(reading.question) || !isTopic(before)) return read
  if (reading.question.topic !== before.topic) return read
  const each = ofEach(reading.question, before, text)
  const question = inTheSameTime(toldApart(each, before, text), before, text)
  return question === reading.question || JSON.stringify(question) === JSON.stringify(reading.question)
    ? read
    : { reading: { ...reading, question }, thread: { ...read.thread, question } }
}
