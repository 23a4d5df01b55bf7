import { formatDay } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../language/question.ts'
import { type Answered } from './answered.ts'
import { textOf } from './compute.ts'
import { link, plain, source } from './markdown.ts'
import { rowsTable } from './tables.ts'
import { usualRows } from './limits.ts'

export function* tellWhen(question: TopicQuestion, now: Answered): Generator<string> {
  const { topic } = now
  const column = question.measures[0] ?? topic.newest ?? topic.date ?? ''
  const dated = now.rows.filter((row) => typeof row[column] === 'string' && row[column] !== '')
  // `when is the next one due`: the first of them in the order that is asked for.
  const ordered = question.order?.column === column ? question.order : null
  const falling = question.measures[0] === undefined || ordered?.descending === true
  const sorted =
    question.measures[0] === undefined || ordered
      ? dated.toSorted((a, b) => textOf(a[column]).localeCompare(textOf(b[column])) * (falling ? -1 : 1))
      : dated
  const last = ordered && question.limit !== null ? sorted.slice(0, question.limit) : sorted
  const [first] = last
  if (!first) return yield withoutDay(column, now)
  yield `**${formatDay(textOf(first[column]))}**${first['author'] ? `, ${plain(textOf(first['author']))}` : ''}${first['type'] ? `, ${plain(textOf(first['type']))}` : ''}.`
  yield* rowsTable(
    question,
    { ...now, rows: question.measures[0] === undefined ? last.slice(0, 1) : last },
    usualRows,
  )
  const [screen] = now.sources
  if (screen) yield source(link(screen.words, screen.path))
}

/** What is said where no row has the day that was asked for. */
function withoutDay(column: string, { topic, rows }: Answered): string {
  if (rows.length === 0) return `There are no ${topic.title.toLowerCase()} for what you asked.`
  if (topic.id === 'figures')
    return 'Until when the figures of each account have come stands under Integrations, Figures.'
  const asked = topic.columns.find(({ id }) => id === column)
  if (asked && !/^end/i.test(column))
    return `No ${asked.label} is kept of ${rows.length === 1 ? 'it' : 'any of them'} so far.`
  return `It has no end${topic.id === 'budgets' ? '' : ' that is known'}.`
}
