import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { rowsFor, sourcesOf, whenOf, type Answered } from './answered.ts'
import { usualRows } from './limits.ts'
import { rowsTable } from './tables.ts'

/** The same without how its rows must stand; null where it says nothing of that. */
function withoutStanding(question: TopicQuestion, topic: Topic): TopicQuestion | null {
  const stands = ({ column }: Condition): boolean => /^(?:state|status|statusId|settled)$/.test(column)
  const rest = question.conditions.filter((one) => !stands(one))
  const simple = question.by === null && question.ask === 'rows' && topic.id !== 'pacing'
  return simple && rest.length < question.conditions.length
    ? { ...question, conditions: rest, measures: [], order: null, limit: null }
    : null
}

/**
 * Where none of the rows of one client stands as was asked: that, and how they do stand.
 * @returns whether there are any
 */
export async function* tellHowItStands(
  question: TopicQuestion,
  now: Answered,
  portal: PortalReader,
): AsyncGenerator<string, boolean, undefined> {
  const standing = question.clients.length === 1 ? withoutStanding(question, now.topic) : null
  const there = standing === null ? null : await rowsFor(standing, portal)
  if (standing === null || there === null || there.rows.length === 0) return false
  yield `**None of them**${whenOf(now)}. What there is:`
  yield* rowsTable(standing, there, usualRows)
  yield sourcesOf(there, portal)
  return true
}
