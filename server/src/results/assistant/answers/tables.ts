import { formatDay, monthRange } from '@portal/core/foundation/format'
import { daysInWords } from '../language/period.ts'
import type { TopicQuestion } from '../language/question.ts'
import type { AskedColumn, Topic } from '../language/topic.ts'
import { totalsOf, labelsOf, type Answered } from './answered.ts'
import { textOf } from './compute.ts'
import { columnsOfList, isList } from './list-rows.ts'
import { link, plain, table } from './markdown.ts'
import type { Cell, NamedCell, Row } from './rows.ts'
import { lower, moved, written } from './words.ts'

export const numberIn = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null)
export const dimensionLabel = (topic: Topic, by: string): string =>
  topic.columns.find(({ id }) => id === by)?.label ?? by.charAt(0).toUpperCase() + by.slice(1)
/** The same in a sentence: `by person`, where the head of a column says `By`. */
export const dimensionInWords = (topic: Topic, by: string): string => {
  const said = lower(dimensionLabel(topic, by))
  return said === 'by' ? 'person' : said
}
export const timeInWords = (text: string, by: string): string => {
  if (by === 'month' && text !== '') return daysInWords({ from: text, to: lastOf(text) })
  // A quarter is told by the first of its months.
  if (by === 'quarter' && text !== '')
    return `Q${Math.ceil(Number(text.slice(5, 7)) / 3)} ${text.slice(0, 4)}`
  return (by === 'day' || by === 'week') && text !== '' ? formatDay(text) : text
}
export const lastOf = (month: string): string => monthRange(`${month.slice(0, 7)}-01`).end

export function cellText(topic: Topic, column: AskedColumn | undefined, id: string, cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return written(topic, id, cell)
  if (isLinked(cell)) {
    const path = cell.slug.startsWith('/') ? cell.slug : `/clients/${cell.slug}`
    return link(cell.name, path)
  }
  const text = textOf(cell)
  return column?.kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(text)
    ? formatDay(text)
    : plain(column?.values?.find(({ value }) => value === text)?.label ?? text)
}
/** What rows are told by where they are grouped: those that have none under the word that their column has for it. */
export function groupName(topic: Topic, by: string, cell: Cell): string {
  const column = topic.columns.find(({ id }) => id === by)
  return cellText(topic, column, by, cell) || column?.emptyAs || 'None'
}
export const isLinked = (cell: Cell): cell is NamedCell & { readonly slug: string } =>
  typeof cell === 'object' && cell !== null && 'slug' in cell && typeof cell.slug === 'string'

export function* groupTable(
  topic: Topic,
  by: string,
  rows: readonly Row[],
  measures: readonly string[],
  label: (id: string) => string,
  before: readonly Row[] | null,
): Generator<string> {
  const was = (row: Row): Row | undefined => before?.find((one) => textOf(one[by]) === textOf(row[by]))
  yield* table<Row>(
    [
      {
        label: dimensionLabel(topic, by),
        cell: (row) =>
          timeInWords(textOf(row[by]), by) === textOf(row[by])
            ? groupName(topic, by, row[by])
            : plain(timeInWords(textOf(row[by]), by)),
      },
      ...measures.map((id) => ({
        label: id === 'count' ? 'Number' : label(id),
        atEnd: true,
        cell: (row: Row) => written(topic, id, numberIn(row[id])),
      })),
      ...(before && measures[0] !== undefined
        ? [
            {
              label: 'Before',
              atEnd: true,
              cell: (row: Row) =>
                written(topic, measures[0] ?? 'count', numberIn(was(row)?.[measures[0] ?? 'count'])),
            },
            {
              label: 'Change',
              atEnd: true,
              // Signs are short: the column has its place on a phone too.
              cell: (row: Row) =>
                moved(numberIn(row[measures[0] ?? 'count']), numberIn(was(row)?.[measures[0] ?? 'count']))
                  .replace(/^ \(|\)$/g, '')
                  .replace(/^up /, '+')
                  .replace(/^down /, '-'),
            },
          ]
        : []),
    ],
    rows,
  )
}

export function* compareTable(
  topic: Topic,
  measures: readonly string[],
  now: Answered,
  before: Answered,
  label: (id: string) => string,
): Generator<string> {
  const [sums, was] = [totalsOf(now), totalsOf(before)]
  yield* table<string>(
    [
      { label: 'Figure', cell: (id) => plain(label(id)) },
      {
        label: now.period ? daysInWords(now.period) : 'Now',
        atEnd: true,
        cell: (id) => written(topic, id, sums[id]),
      },
      {
        label: before.period ? daysInWords(before.period) : 'Before',
        atEnd: true,
        cell: (id) => written(topic, id, was[id]),
      },
      { label: 'Change', atEnd: true, cell: (id) => moved(sums[id], was[id]).replace(/^ \(|\)$/g, '') },
    ],
    measures,
  )
}

/** The columns that rows are shown by: those that are asked for, and what tells the rows apart. */
export function shownColumns(
  question: TopicQuestion,
  { topic, rows, hidden }: Answered,
): readonly AskedColumn[] {
  const ids = isList(topic.id)
    ? columnsOfList(topic.id)
    : topic.columns.filter(({ aside }) => !aside).map(({ id }) => id)
  const says = (id: string): boolean =>
    !hidden?.has(id) &&
    rows.some((row) => row[id] !== null && row[id] !== undefined && textOf(row[id]) !== '')
  const oneClient = question.clients.length === 1
  const usual = ids.filter((id) => says(id) && !(oneClient && id === topic.client)).slice(0, 6)
  const held = question.conditions.flatMap(({ column }) => [
    column,
    ...(topic.columns.find(({ id }) => id === column)?.shows ?? []),
  ])
  const asked = [...question.measures, ...held].filter(says)
  return [...new Set([...usual, ...asked])]
    .flatMap((id) => topic.columns.find((one) => one.id === id) ?? [])
    .slice(0, 8)
}

export function* rowsTable(question: TopicQuestion, now: Answered, limit: number): Generator<string> {
  const { topic, rows } = now
  const label = labelsOf(now)
  const columns = shownColumns(question, now)
  if (columns.length === 0) return
  yield* table<Row>(
    columns.map((column) => ({
      label: plain(label(column.id)),
      atEnd:
        column.sums === true ||
        column.rate !== undefined ||
        column.kind === 'money' ||
        column.kind === 'percent',
      cell: (row) => cellText(topic, column, column.id, row[column.id]),
    })),
    rows.slice(0, limit),
  )
  if (rows.length > limit) yield `\nThe first ${limit} of ${rows.length.toLocaleString('en-US')}.`
}
