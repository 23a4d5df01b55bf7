import { today as agencyToday } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { countOf, idOf, isOfSum, labelsOf, sourcesOf, totalsOf, whenOf, type Answered } from './answered.ts'
import { groupedBy, holds, keyOf, narrowed, ordered, textOf } from './compute.ts'
import { rowsOfFile } from './limits.ts'
import { plain, table } from './markdown.ts'
import { nothing } from './nothing.ts'
import type { Row } from './rows.ts'
import { dimensionInWords, groupName, numberIn } from './tables.ts'
import { written } from './words.ts'

/** Columns of figures beside each other at most. */
const mostBeside = 4
const mostRows = 25

/** A value of a column that stands as a column of its own. */
interface Beside {
  readonly label: string
  readonly has: (row: Row) => boolean
}

/** What a question names of its second dimension, in the order in which it names it: each a column of its own. */
export function valuesBeside(question: TopicQuestion, topic: Topic): readonly Beside[] {
  const column = topic.columns.find(({ id }) => id === question.also)
  if (!column) return []
  const condition = question.conditions.find(
    ({ column: id, is, values }) => id === column.id && is === 'in' && values.length <= mostBeside,
  )
  if (condition)
    return condition.values.map((value) => ({
      label: column.values?.find((one) => one.value === value)?.label ?? String(value),
      has: (row) => holds(row[column.id], { ...condition, is: '=', values: [value] }, column, agencyToday()),
    }))
  if (column.id === topic.client && question.clients.length <= mostBeside)
    return question.clients.map(({ id, name }) => ({
      label: name,
      has: (row) => idOf(row[column.id]) === id,
    }))
  if (column.id === 'group' && question.groups.length <= mostBeside)
    return question.groups.map(({ name }) => ({ label: name, has: (row) => textOf(row[column.id]) === name }))
  const named = column.of === 'services' && question.records.length <= mostBeside ? question.records : []
  return named.map(({ name }) => ({ label: name, has: (row) => textOf(row[column.id]) === name }))
}

/** Two or more that are compared, beside each other in every row: with the difference where they are two. */
export function* tellBeside(
  question: TopicQuestion,
  now: Answered,
  main: string,
  beside: readonly Beside[],
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  const by = question.by ?? ''
  const label = labelsOf(now)
  const sums = groupedBy(topic, now.rows, by)
  const of = beside.map(
    ({ has }) =>
      new Map(groupedBy(topic, now.rows.filter(has), by).map((row) => [keyOf(row[by]), row[main]])),
  )
  const figure = (row: Row, at: number): number | null => numberIn(of[at]?.get(keyOf(row[by])))
  const kept = narrowed(
    topic,
    sums,
    question.conditions.filter(({ column }) => isOfSum(topic, question, column) && !now.done?.has(column)),
    agencyToday(),
    question.either,
  )
  const sorted = ordered(kept, question.order ?? { column: main, descending: true })
  if (sorted.length === 0) return yield `${nothing(now)}${sourcesOf(now, portal)}`
  const shown = sorted.slice(0, question.limit ?? (question.show === 'file' ? rowsOfFile : mostRows))
  const wholes = beside.map(({ has, label: name }) => {
    const rows = now.rows.filter(has)
    const whole = totalsOf({ ...now, rows, totals: {} })[main]
    return `**${main === 'count' ? countOf(whole ?? rows.length, topic) : written(topic, main, whole)}** ${plain(name)}`
  })
  const measure = main === 'count' ? 'Number' : label(main)
  yield `${main === 'count' ? '' : `${measure}: `}${wholes.join(', ')}${whenOf(now)}, by ${dimensionInWords(topic, by)}${shown.length < sorted.length ? `; the first ${shown.length} of ${sorted.length}` : ''}.`
  const difference = (row: Row): number | null => {
    const [first, second] = [figure(row, 0), figure(row, 1)]
    const adds = !topic.columns.some(({ id, rate, averages }) => id === main && (rate ?? averages))
    return first === null && second === null
      ? null
      : adds
        ? (first ?? 0) - (second ?? 0)
        : first === null || second === null
          ? null
          : first - second
  }
  yield* table<Row>(
    [
      {
        label: dimensionInWords(topic, by).replace(/^./, (letter) => letter.toUpperCase()),
        cell: (row) => groupName(topic, by, row[by]),
      },
      ...beside.map(({ label: name }, at) => ({
        label: plain(name),
        atEnd: true,
        cell: (row: Row) => written(topic, main, figure(row, at)),
      })),
      ...(beside.length === 2
        ? [
            {
              label: 'Difference',
              atEnd: true,
              cell: (row: Row) => written(topic, main, difference(row)),
            },
          ]
        : []),
    ],
    shown,
  )
  yield sourcesOf(now, portal)
}
