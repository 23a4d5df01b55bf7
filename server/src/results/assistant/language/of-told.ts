import { done } from './about-one.ts'
import { inTheirDays, namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { emptyQuestion, isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'

/** Words that mean several at once, of whom somebody spoke before. */
export const meansSeveral = /\b(those|these|them|they|their)\b/i
/** Whoever it is, and nobody from before: `who spent more than their budget`. */
const ofItself =
  /^(?:my |our )?(?:who|which (?!ones|of)|clients?|dealers?|stores?|accounts?|everybody|everyone)\b.*\btheir\b/

/** Whether a question tells some clients one by one, and not all that there are. */
export function tellsSome(question: Question | null): boolean {
  if (question?.ask === 'composed')
    return (
      question.per === 'client' &&
      question.tell === 'each' &&
      (question.bounds.length > 0 || question.limit !== null)
    )
  if (!isTopic(question)) return false
  const { topic, by, conditions, order, limit, moved, without, clients, peers, held } = question
  const client = topicOf(topic)?.topic.client
  const ofClients = topic === 'clients' || by === 'client' || (by !== null && by === client)
  return (
    ofClients &&
    clients.length !== 1 &&
    (conditions.length + without.length + question.with.length > 0 ||
      order !== null ||
      limit !== null ||
      moved !== null ||
      peers ||
      held !== null)
  )
}

const meansClients = /\b(?:they|them|their|(?:those|these) (?:clients|stores|dealers|accounts|customers))\b/

/** `who manages those accounts` after invoices: the clients whose rows were told. */
function tellsOfClients(question: Question | null, line: string): boolean {
  if (!isTopic(question) || !meansClients.test(line) || question.by !== null) return false
  const { topic, measures, conditions, clients } = question
  return (
    topicOf(topic)?.topic.client !== undefined &&
    clients.length !== 1 &&
    conditions.length > 0 &&
    !measures.includes('count')
  )
}

/** Who manages them is told of all at once. */
const managersOf = (question: Question): Question =>
  question.ask === 'team' && question.managers && question.of !== 'mine' && question.of.id === -1
    ? { ...emptyQuestion('clients'), measures: ['manager'] }
    : question

/** What can be narrowed to some clients, and is to nobody yet. */
const narrowable = (question: Question): question is TopicQuestion =>
  isTopic(question) &&
  namesNobody(question) &&
  question.clients.length === 0 &&
  topicOf(question.topic)?.topic.narrows.includes('client') === true

/**
 * `what did we do for those` after some clients that were told one by one: of
 * just these. Null where the question does not lean on them; declined where
 * only the first of them were told.
 */
export function ofTold(reading: Reading, read: Read, before: Question | null): Reading | null {
  const line = lowsOf(read.items)
  const word = meansSeveral.exec(line)?.[1]
  if (word === undefined || read.told === undefined || ofItself.test(line)) return null
  if (reading.is !== 'question' || !(tellsSome(before) || tellsOfClients(before, line))) return null
  const question = managersOf(reading.question)
  if (!narrowable(question)) return null
  if (read.told === 'some') return { is: 'declined', parts: [word], nearest: question.topic, firm: true }
  // What they have on average is told of each of them.
  const by =
    question.average && question.by === null ? (topicOf(question.topic)?.topic.client ?? null) : question.by
  return done({ ...inTheirDays(question, before, read.words), clients: read.told, by })
}

/** What happens on a day is asked of the days of the question before, where it names none. */
export function inDaysOf(question: TopicQuestion, before: TopicQuestion): TopicQuestion {
  const [from, to] = before.conditions.find(({ is }) => is === 'between')?.values ?? []
  const isDays = typeof from === 'string' && typeof to === 'string'
  const period = before.period ?? (isDays ? { from, to } : null)
  const topic = topicOf(question.topic)?.topic
  const says = question.period !== null || question.conditions.some(({ is }) => is === 'between')
  if (period === null || says || topic === undefined || topic.id === 'clients') return question
  if (topic.period !== null) return { ...question, period }
  const { newest, date } = topic
  return newest === undefined || newest !== date
    ? question
    : {
        ...question,
        conditions: [
          ...question.conditions,
          { column: date, is: 'between', values: [period.from, period.to] },
        ],
      }
}

/** `which stores are over pace and who manages them`: the second is of those whom the first tells. */
export function leaningOnFirst(question: Question, first: Question): Question | null {
  const asked = managersOf(question)
  return isTopic(first) && tellsSome(first) && narrowable(asked)
    ? { ...inDaysOf(asked, first), ofTold: true }
    : null
}

/** `… with their manager`, behind clients that are told one by one: who manages each of those. */
export const withManagers = (first: Question): Question | null =>
  tellsSome(first) ? { ...emptyQuestion('clients'), measures: ['manager'], ofTold: true } : null
