import { daysBetween } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { Cell, Row } from './rows.ts'

const dayOf = (cell: Cell): string | null =>
  typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}/.test(cell) ? cell.slice(0, 10) : null

/** The column of days between two dates that a question asks for. */
function spanIn(
  { measures, order, conditions }: TopicQuestion,
  topic: Topic,
): Topic['columns'][number] | undefined {
  const asked = [...measures, order?.column, ...conditions.map(({ column }) => column)]
  return topic.columns.find(({ id, span }) => span !== undefined && asked.includes(id))
}

/** A question as the source of its rows is asked it: what lies between two days is worked out of both. */
export function withBothDays(question: TopicQuestion, topic: Topic): TopicQuestion {
  const span = spanIn(question, topic)?.span
  return span ? { ...question, measures: [...new Set([...question.measures, span.from, span.to])] } : question
}

/** Rows with the days between two of their dates, where a question asks for them. */
export function withDaysBetween(
  rows: readonly Row[],
  question: TopicQuestion,
  topic: Topic,
  today: string,
): readonly Row[] {
  const column = spanIn(question, topic)
  if (!column?.span) return rows
  const { from, to, runs } = column.span
  return rows.map((row) => {
    const [first, last] = [dayOf(row[from]), dayOf(row[to])]
    const end = runs && (last === null || last > today) ? today : last
    return {
      ...row,
      [column.id]: first === null || end === null || end < first ? null : daysBetween(first, end),
    }
  })
}
