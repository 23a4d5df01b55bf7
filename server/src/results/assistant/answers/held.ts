import type { Held, TopicQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { idOf, labelsOf, rowsFor, sourcesOf, whenOf, type Answering } from './answered.ts'
import { groupedBy, textOf } from './compute.ts'
import { table } from './markdown.ts'
import type { Row } from './rows.ts'
import { cellText, numberIn } from './tables.ts'
import { lower, written } from './words.ts'

const mostRows = 25

/** Where the measure of one choice is above, or below, that of another: client by client. */
export async function* answerHeld(question: TopicQuestion, held: Held, portal: PortalReader): Answering {
  const read = await rowsFor(question, portal)
  const { topic } = read
  const measure = question.measures[0] ?? 'count'
  const label = labelsOf(read)(measure)
  if (read.hidden?.has(measure)) return yield `${label}: that is not open to you.`
  const by = question.by ?? topic.client ?? 'client'
  const wordsOf = (value: string): string =>
    topic.columns
      .flatMap(({ id, values }) => (id === held.column ? (values ?? []) : []))
      .find((one) => one.value === value)?.label ?? value
  const [one, other] = [wordsOf(held.values[0]), wordsOf(held.values[1])]
  const figuresOf = (words: string): ReadonlyMap<number, number> =>
    new Map(
      groupedBy(
        topic,
        read.rows.filter((row) => textOf(row[held.column]) === words),
        by,
      ).flatMap((row): readonly (readonly [number, number])[] => {
        const value = numberIn(row[measure])
        return value === null ? [] : [[idOf(row[by]), value]]
      }),
    )
  const [first, second] = [figuresOf(one), figuresOf(other)]
  const both = groupedBy(topic, read.rows, by).filter(
    (row) => first.has(idOf(row[by])) && second.has(idOf(row[by])),
  )
  const gap = (row: Row): number => (first.get(idOf(row[by])) ?? 0) - (second.get(idOf(row[by])) ?? 0)
  const sign = held.is === '>' ? 1 : -1
  const fits = both.filter((row) => sign * gap(row) > 0).toSorted((a, b) => sign * (gap(b) - gap(a)))
  yield `**${fits.length.toLocaleString('en-US')} of ${both.length.toLocaleString('en-US')}** that have ${lower(label)} in both: ${one} is ${held.is === '>' ? 'above' : 'below'} ${other}${whenOf(read)}.`
  const figure = (of: ReadonlyMap<number, number>) => (row: Row) =>
    written(topic, measure, of.get(idOf(row[by])))
  if (fits.length > 0)
    yield* table<Row>(
      [
        { label: 'Client', cell: (row) => cellText(topic, undefined, by, row[by]) },
        { label: `${label}, ${one}`, atEnd: true, cell: figure(first) },
        { label: other, atEnd: true, cell: figure(second) },
      ],
      fits.slice(0, question.limit ?? mostRows),
    )
  if (fits.length > mostRows) yield `\nThe first ${mostRows} of ${fits.length.toLocaleString('en-US')}.`
  yield sourcesOf(read, portal)
}
