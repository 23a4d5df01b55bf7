import { done } from './about-one.ts'
import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import { inDaysOf } from './of-told.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Condition, type Question, type Reading } from './question.ts'

/** Words of what goes on: more of them say in full what they ask. */
const few = 4

/** `and calls` after the activities of somebody: those of the same people and days, or of nobody where rows have no people. */
export function samePeople(reading: Reading, read: Read, before: Question | null): Reading | null {
  if (reading.is !== 'question' || !isTopic(reading.question) || !isTopic(before)) return null
  const { question } = reading
  const line = lowsOf(read.items)
  if (before.people.length === 0 || before.people.some(({ as }) => as === 'manager' || as === 'member'))
    return null
  if (question.topic === before.topic || !namesNobody(question) || read.words.length > few) return null
  if (!/^(?:and|also|what about|how about)\b/.test(line) || /\b(?:all|total|everybody|everyone)\b/.test(line))
    return null
  const person = topicOf(question.topic)?.topic.person
  const then = inDaysOf(question, before)
  // Rows that have no such days would be those of all time.
  const dated = then.period !== null || then.conditions.some(({ is }) => is === 'between')
  if (person === undefined || person === 'manager' || (before.period !== null && !dated))
    return { is: 'declined', parts: [line.split(' ').slice(1).join(' ')], nearest: before.topic, firm: true }
  const by = before.by !== null && before.people.some(({ as }) => as === before.by) ? person : question.by
  return done({
    ...then,
    people: before.people.map(({ who }) => ({ as: person, who })),
    by,
  })
}

/** `who has the most open tasks` after the people of a department: of that one, where rows say it; of others nobody is asked. */
export function ofTheirDepartment(reading: Reading, read: Read, before: Question | null): Reading | null {
  if (reading.is !== 'question' || !isTopic(reading.question) || !isTopic(before)) return null
  const { question } = reading
  const department = before.topic === 'people' ? before.conditions.find(isDepartment) : undefined
  const line = lowsOf(read.items)
  if (!department || question.topic === 'people' || !namesNobody(question)) return null
  if (
    !/^(?:and )?(?:who|which one|which of (?:them|those))(?: of (?:them|those))? (?:has|have|did|had|is|are|logged|does)\b/.test(
      line,
    )
  )
    return null
  const column = topicOf(question.topic)?.topic.columns.find(({ id }) => id === 'team' || id === 'department')
  return column === undefined || question.conditions.some((one) => one.column === column.id)
    ? { is: 'declined', parts: ['who'], nearest: before.topic, firm: true }
    : done({ ...question, conditions: [...question.conditions, { ...department, column: column.id }] })
}

const isDepartment = ({ column, is }: Condition): boolean => column === 'department' && is === '='
