import { emptyQuestion, type ComposedQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { idOf, rowsFor, topicFor, type Answering } from './answered.ts'
import { columnWords, sourcesFor, type FigureTold, type Whole } from './composed-figures.ts'
import { figureWords, figureWritten, subjectWords } from './composed-words.ts'
import { textOf } from './compute.ts'
import { plain, table } from './markdown.ts'
import { noGroup, type Cell } from './rows.ts'
import { cellText, dimensionLabel } from './tables.ts'

/** Rows of a table at most: of more groups the first ones are told. */
const mostRows = 50

/** A client among the first ones of its group, manager or state. */
interface Placed {
  readonly group: Cell
  readonly one: Whole
  readonly value: number
}

/** The first clients of each group, manager or state by a figure. */
export async function* tellWithin(
  question: ComposedQuestion,
  told: FigureTold,
  everybody: readonly Whole[],
  portal: PortalReader,
): Answering {
  const { within = '', limit, order } = question
  const topic = topicFor('clients')
  const { rows } = await rowsFor({ ...emptyQuestion('clients'), by: within, measures: ['count'] }, portal)
  const groupOf = new Map(rows.map((row): [string, Cell] => [String(idOf(row['client'])), row[within]]))
  const groups = new Map<string, { readonly group: Cell; readonly of: Placed[] }>()
  for (const one of everybody) {
    const group = groupOf.get(one.key)
    const value = told.values.get(one.key) ?? (told.values.has(one.key) ? null : told.ofNone)
    if (group === undefined || textOf(group) === '' || textOf(group) === noGroup || value === null) continue
    // Who has none of it is nobody's first, but may be the last.
    if (value === 0 && order === 'most') continue
    const had = groups.get(textOf(group)) ?? { group, of: [] }
    had.of.push({ group, one, value })
    groups.set(textOf(group), had)
  }
  const sign = order === 'least' ? 1 : -1
  const name = ({ one }: Placed): string => textOf(one.cell)
  const first = [...groups.values()]
    .toSorted((a, b) => textOf(a.group).localeCompare(textOf(b.group)))
    .flatMap(({ of }) => {
      const sorted = of.toSorted((a, b) => sign * (a.value - b.value) || name(a).localeCompare(name(b)))
      const last = sorted[(limit ?? 1) - 1]
      // Those that are alike in the last place stand in it together.
      return sorted.filter(({ value }, at) => at < (limit ?? 1) || value === last?.value)
    })
  const words = figureWords(told.figure, portal.isEmployee)
  if (first.length === 0) return yield `**None of them** has any ${words}.`
  const many = groups.size.toLocaleString('en-US')
  yield `**${limit === 1 || limit === null ? 'The client' : `The ${limit} clients`} with the ${order ?? 'most'} ${words}** of each of ${many} ${subjectWords(within)}.`
  const shown = first.slice(0, mostRows)
  yield* table<Placed>(
    [
      {
        label: dimensionLabel(topic, within),
        cell: ({ group }) => cellText(topic, undefined, within, group),
      },
      { label: 'Client', cell: ({ one }) => cellText(topic, undefined, 'client', one.cell) },
      {
        label: plain(columnWords(told.figure, told.read, portal)),
        atEnd: true,
        cell: ({ value }) => figureWritten(told.figure, value),
      },
    ],
    shown,
  )
  if (shown.length < first.length) yield `\nThe first ${shown.length} of ${first.length} rows.`
  yield sourcesFor([told], portal)
}
