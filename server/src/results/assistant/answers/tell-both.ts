import { today as agencyToday } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { countOf, isOfSum, labelsOf, sourcesOf, totalsOf, whenOf, type Answered } from './answered.ts'
import { groupedBy, narrowed, ordered, textOf } from './compute.ts'
import { rowsOfFile } from './limits.ts'
import { plain, table } from './markdown.ts'
import { nothing } from './nothing.ts'
import { tellBeside, valuesBeside } from './tell-beside.ts'
import { CannotTell, type Row } from './rows.ts'
import { dimensionLabel, groupName, numberIn, timeInWords } from './tables.ts'
import { lower, written } from './words.ts'

const mostRows = 60

const isTime = (by: string): boolean => by === 'day' || by === 'week' || by === 'month'

/** Rows told by two things at once: one line for each pair of them that has figures. */
export function* tellBoth(
  question: TopicQuestion & { readonly also: string },
  now: Answered,
  before: Answered | null,
  measures: readonly string[],
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  const { also, order } = question
  const by = question.by ?? also
  if (before)
    throw new CannotTell('Told by two things at once nothing is compared: ask for it by one of the two.')
  if (now.rows.length > 0 && !now.rows.some((row) => row[also] !== undefined))
    throw new CannotTell(`${topic.title} can't be told by ${lower(dimensionLabel(topic, also))}.`)
  const label = labelsOf(now)
  const main = order?.column ?? measures[0] ?? 'count'
  const beside = valuesBeside(question, topic)
  if (beside.length > 1 && measures.length === 1 && !isTime(by))
    return yield* tellBeside(question, now, main, beside, portal)
  const pairs = groupedBy(topic, now.rows, by).flatMap(({ [by]: cell }) =>
    groupedBy(
      topic,
      now.rows.filter((row) => textOf(row[by]) === textOf(cell)),
      also,
    ).map((row): Row => ({ ...row, [by]: cell })),
  )
  const kept = narrowed(
    topic,
    pairs,
    question.conditions.filter(({ column }) => isOfSum(topic, question, column) && !now.done?.has(column)),
    agencyToday(),
    question.either,
  )
  // In time each stretch stands together; else whoever has the most comes first.
  const time = [by, also].find(isTime)
  const byMain = ordered(kept, order ?? { column: main, descending: true })
  const sorted = order === null && time ? ordered(byMain, { column: time, descending: false }) : byMain
  if (sorted.length === 0) return yield `${nothing(now)}${sourcesOf(now, portal)}`
  const most = question.limit ?? (question.show === 'file' ? rowsOfFile : mostRows)
  const shown = sorted.slice(0, most)
  const sums = totalsOf(now)
  yield `**${main === 'count' ? countOf(sums['count'] ?? now.rows.length, topic) : `${written(topic, main, sums[main])} ${lower(label(main))}`}**${whenOf(now)}, by ${lower(dimensionLabel(topic, by))} and ${lower(dimensionLabel(topic, also))}${shown.length < sorted.length ? `; the first ${shown.length} of ${sorted.length}` : ''}.`
  if (question.show === 'chart') yield ' I draw what is told by one thing: ask for a chart by one of the two.'
  yield* table<Row>(
    [
      ...[by, also].map((id) => ({
        label: dimensionLabel(topic, id),
        cell: (row: Row) =>
          isTime(id) ? plain(timeInWords(textOf(row[id]), id)) : groupName(topic, id, row[id]),
      })),
      ...measures.map((id) => ({
        label: id === 'count' ? 'Number' : label(id),
        atEnd: true,
        cell: (row: Row) => written(topic, id, numberIn(row[id])),
      })),
    ],
    shown,
  )
  yield sourcesOf(now, portal)
}
