import { formatPercent } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { labelsOf, rowsFor, sourcesOf, totalsOf, whenOf, type Answering } from './answered.ts'
import { groupedBy, ordered, textOf } from './compute.ts'
import { table } from './markdown.ts'
import type { Row } from './rows.ts'
import { dimensionLabel, groupName, numberIn } from './tables.ts'
import { lower, written } from './words.ts'

/** The question without what names the part: what the part is a share of. */
function wholeOf(question: TopicQuestion, column: string): TopicQuestion {
  return {
    ...question,
    share: null,
    by: column === 'us' ? null : column,
    // What is left out is left out of the whole too.
    conditions: question.conditions.filter((one) => one.column !== column || one.is === '!='),
    ...(column === 'service' ? { records: [] } : {}),
    ...(column === 'group' ? { groups: [] } : {}),
    ...(column === 'client' || column === 'payer' ? { clients: [] } : {}),
    ...(column === 'us' ? { us: [] } : {}),
  }
}

/** Whether the question names a part itself; it asks for all of them otherwise. */
const namesPart = (question: TopicQuestion, column: string): boolean => {
  const whole = wholeOf(question, column)
  const count = ({ conditions, records, groups, clients, us }: TopicQuestion): number =>
    [conditions, records, groups, clients, us].flat().length
  return count(whole) < count(question)
}

const percent = (part: number, whole: number): string => formatPercent((part / whole) * 100, 1)

/** Parts that are listed beside the one that is asked for. */
const mostParts = 10

/** How much of a whole something is, and the other parts beside it. */
export async function* answerShare(question: TopicQuestion, column: string, portal: PortalReader): Answering {
  const measure = question.measures[0] ?? 'count'
  const whole = await rowsFor(wholeOf(question, column), portal)
  const { topic } = whole
  const label =
    measure === 'count' ? (topic.rows ?? topic.title).toLowerCase() : lower(labelsOf(whole)(measure))
  if (whole.hidden?.has(measure)) return yield `${labelsOf(whole)(measure)}: that is not open to you.`
  const all = totalsOf(whole)[measure] ?? 0
  if (all === 0)
    return yield `There is no ${label}${whenOf(whole)} to have a share of.${sourcesOf(whole, portal)}`
  if (namesPart(question, column)) {
    const part = await rowsFor({ ...question, share: null, by: null }, portal)
    const own = totalsOf(part)[measure] ?? 0
    yield `**${percent(own, all)}** of the ${label}${whenOf(whole)}: ${written(topic, measure, own)} of ${written(topic, measure, all)}.`
  } else
    yield `**${written(topic, measure, all)}** ${label}${whenOf(whole)}, by ${lower(dimensionLabel(topic, column))}.`
  const dates = topic.columns.some(({ id, kind }) => id === column && kind === 'date')
  const parts =
    !dates && whole.rows.some((row) => row[column] !== undefined && textOf(row[column]) !== '')
      ? ordered(groupedBy(topic, whole.rows, column), question.order ?? { column: measure, descending: true })
      : []
  if (parts.length > 1)
    yield* table<Row>(
      [
        {
          label: dimensionLabel(topic, column),
          cell: (row) => groupName(topic, column, row[column]),
        },
        {
          label: measure === 'count' ? 'Number' : labelsOf(whole)(measure),
          atEnd: true,
          cell: (row) => written(topic, measure, numberIn(row[measure])),
        },
        { label: 'Share', atEnd: true, cell: (row) => percent(numberIn(row[measure]) ?? 0, all) },
      ],
      parts.slice(0, question.limit ?? mostParts),
    )
  if (parts.length > (question.limit ?? mostParts))
    yield `\nThe first ${question.limit ?? mostParts} of ${parts.length.toLocaleString('en-US')}.`
  yield sourcesOf(whole, portal)
}
