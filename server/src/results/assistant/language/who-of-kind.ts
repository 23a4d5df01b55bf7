import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import { onlyKeptBy } from './kept-by.ts'
import type { Read } from './prepare.ts'
import type { Reading, TopicQuestion } from './question.ts'
import { readTopic } from './read-topic.ts'

const asks =
  /^(?:and |so )?who (?:did|does|has|have|had|made|wrote|logged|handled|handles|got|owns) (?:the |those |these )?(?=.+ ones$)/

/** `who did the SEO ones` after rows: those of that kind, by whoever they are of; null where more is said. */
export function whoOfKind(read: Read, before: TopicQuestion): Reading | null {
  const line = lowsOf(read.items)
  const head = asks.exec(line)?.[0]
  const prepared = read.topics.find(({ topic }) => topic.id === before.topic)
  const person = topicOf(before.topic)?.topic.person
  if (head === undefined || !prepared || person === undefined || person === 'manager') return null
  if (before.topic === 'clients' || onlyKeptBy(line, person)) return null
  // Who has a request is not who sent it.
  if (person === 'reporter' || before.limit !== null) return null
  const kind = read.items.slice(head.trim().split(' ').length, -1)
  const { question, left, unsure } = readTopic(prepared, kind, read, before)
  const { conditions, records, measures, by, order, period, clients, people } = question
  const more = measures.length + clients.length + people.length > 0 || by !== null || order !== null || period
  if (left.length > 0 || unsure || more || conditions.length + records.length === 0) return null
  const columns = new Set(conditions.map(({ column }) => column))
  return done({
    ...before,
    measures: ['count'],
    conditions: [...before.conditions.filter(({ column }) => !columns.has(column)), ...conditions],
    records: [...before.records, ...records],
    by: person,
    also: null,
    order: null,
  })
}
