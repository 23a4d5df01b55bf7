import { monthRange } from '@portal/core/foundation/format'
import type { Period } from '../language/period.ts'
import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { rowsFor, sameStretch, type Answered } from './answered.ts'

/** The days in which rows with a day of their own are asked for. */
function heldDays(
  { conditions }: TopicQuestion,
  topic: Topic,
): { readonly condition: Condition; readonly days: Period } | null {
  const condition = conditions.find(
    ({ column, is }) =>
      is === 'between' && topic.columns.some(({ id, kind }) => id === column && kind === 'date'),
  )
  const [from, to] = condition?.values ?? []
  return condition && typeof from === 'string' && typeof to === 'string'
    ? { condition, days: { from, to } }
    : null
}

/** Rows that have a day each, and are held against those of another time, with the days that they are of. */
export function onItsDays(question: TopicQuestion, now: Answered): Answered {
  const held = question.against === null || now.period !== null ? null : heldDays(question, now.topic)
  return held ? { ...now, period: held.days } : now
}

/** The rows of the days that a question is held against; null where it is held against none. */
export async function heldAgainst(
  question: TopicQuestion,
  now: Answered,
  portal: PortalReader,
): Promise<Answered | null> {
  const { against } = question
  if (against === null || now.period === null) return null
  const { topic } = now
  if (topic.period === null) {
    const held = heldDays(question, topic)
    if (held === null) return null
    const { from, to } = sameStretch(against, held.days, topic, null)
    const conditions = question.conditions.map((one) =>
      one === held.condition ? { ...one, values: [from, to] } : one,
    )
    return { ...(await rowsFor({ ...question, conditions }, portal)), period: { from, to } }
  }
  return rowsFor(
    question,
    portal,
    sameStretch(
      against,
      // The month so far is held against as much of the other one.
      question.period === null && topic.id === 'figures'
        ? { from: now.period.from, to: monthRange(now.period.from).end }
        : now.period,
      topic,
      now.through,
    ),
  )
}
