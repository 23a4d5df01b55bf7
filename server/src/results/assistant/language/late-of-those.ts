import { aboutOne, done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import type { NameSpan } from './names.ts'
import { emptyQuestion, isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'

const asks =
  /^(?:and |so |ok |but )*(?:what|which|anything|something)(?: of (?:it|that|them|those|these))?(?: is| are)? (?:overdue|late|past due)(?: (?:right now|now|there|already))*$/

/** `what is late` after rows: of those, or of nothing; of everybody's work and bills it asks where nothing was told before. */
export function lateOfThose(reading: Reading, line: string, before: Question | null): Reading | null {
  if (before === null || !asks.test(line) || reading.is !== 'question' || reading.question.ask !== 'several')
    return null
  const late = isTopic(before) ? overdueOf(before) : null
  return late === null
    ? { is: 'declined', parts: [line], nearest: isTopic(before) ? before.topic : null, firm: true }
    : done({ ...late, ask: 'rows' })
}

/** Rows of a question, those of them that are overdue; null of what is never due. */
export function overdueOf(before: TopicQuestion): TopicQuestion | null {
  const due = topicOf(before.topic)?.topic.columns.find(({ kind, values }) =>
    values?.some(({ value }) => kind === 'date' && value === 'overdue'),
  )
  return due === undefined
    ? null
    : {
        ...before,
        conditions: [
          ...before.conditions.filter(({ column }) => column !== due.id),
          { column: due.id, is: '=', values: ['overdue'] },
        ],
      }
}

const asksAt =
  /^(?:is |are )?(?:what|anything|something|everything|there anything)(?: is| are)? (?:overdue|late|past due) (?:at|for|with|from) \u0001$/

/** `what is late at …`: late work of one client. */
export function lateAt(line: string, spans: readonly NameSpan[]): Reading | null {
  const [span, other] = spans
  if (!span || other || !asksAt.test(line)) return null
  return aboutOne(span, (of) => ({
    ...emptyQuestion('tasks'),
    clients: [of],
    conditions: [{ column: 'due', is: '=', values: ['overdue'] }],
  }))
}
