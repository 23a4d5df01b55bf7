import { done } from './about-one.ts'
import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const meansIt =
  /^(?:(?:and|so|ok|but) )*(?:how much|how many|what|which|when|where|who) \b.*?\b(that one|this one|that (?:client|store|dealer|account)|it)\b/

/**
 * `what did that one spend` after which of several has the worst of a figure: the figure of just that one, beside what
 * it was found by. Declined where the figure is none of the same rows and nobody knows which one it was. Null where a
 * question does not lean on one of several.
 */
export function oneThatStoodOut(reading: Reading, read: Read, before: Question | null): Reading | null {
  if (!isTopic(before) || before.order === null || before.ask !== 'rows') return null
  const { topic, by, measures, order, limit } = before
  const client = topicOf(topic)?.topic.client
  if (by === null || by !== client || !measures.includes(order.column) || (limit !== null && limit > 1))
    return null
  const said = meansIt.exec(lowsOf(read.items))?.[1]
  if (said === undefined || (limit === null && said === 'it')) return null
  if (reading.is !== 'question' || !isTopic(reading.question)) return null
  const { question } = reading
  const asksFigures = question.measures.length > 0 && question.ask === 'rows'
  if (
    question.topic === topic &&
    asksFigures &&
    namesNobody({ ...question, mine: false, ownClients: false })
  ) {
    if (question.by === by && question.order?.column === order.column) return null
    if (question.conditions.length > before.conditions.length || question.against !== null) return null
    return done({
      ...before,
      limit: 1,
      measures: [...new Set([...measures, ...question.measures])],
      show: null,
    })
  }
  if (!namesNobody({ ...question, mine: false, ownClients: false })) return null
  if (Array.isArray(read.told) && read.told.length === 1)
    return done({ ...question, clients: read.told, mine: false, ownClients: false, limit: null })
  return { is: 'declined', parts: [said], nearest: question.topic, firm: true }
}
