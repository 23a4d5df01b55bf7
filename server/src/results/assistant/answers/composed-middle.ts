import { formatDecimals } from '@portal/core/foundation/format/percent'
import type { ComposedQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { rowsFor, type Answering } from './answered.ts'
import {
  columnWords,
  openTo,
  sourcesFor,
  usualWhen,
  type FigureTold,
  type Whole,
} from './composed-figures.ts'
import { figureWords, figureWritten, subjectWords } from './composed-words.ts'
import { plain, table } from './markdown.ts'
import { numberIn } from './tables.ts'

/** What they have on average, or in the middle. */
export function* tellMiddle(
  { tell, per }: ComposedQuestion,
  [told]: readonly FigureTold[],
  all: readonly Whole[],
  portal: PortalReader,
): Generator<string> {
  if (!told) return
  const { figure, read, values, ofNone } = told
  const counts = figure.value === 'count' || figure.distinct === true
  const found = all.flatMap(({ key }) => {
    const value = values.get(key) ?? (values.has(key) ? null : ofNone)
    // Of money whoever has none is no part of what it is of those who do.
    return value === null || (!counts && value === 0) ? [] : [value]
  })
  const words = `${figureWords(figure, portal.isEmployee)}${usualWhen(figure, read)}`
  if (found.length === 0)
    return yield `Nobody of ${all.length.toLocaleString('en-US')} has any ${words}.${sourcesFor([told], portal)}`
  const sorted = found.toSorted((one, other) => one - other)
  const of = (value: number): string =>
    counts ? formatDecimals(value, 2) : figureWritten(figure, Math.round(value * 100) / 100)
  const average = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const median = middleOf(sorted)
  const none = counts ? sorted.filter((value) => value === 0).length : 0
  const whom = counts
    ? `over ${all.length.toLocaleString('en-US')} ${subjectWords(per ?? '')}${none > 0 ? `, ${none.toLocaleString('en-US')} of them with none` : ''}`
    : `over the ${found.length.toLocaleString('en-US')} of ${all.length.toLocaleString('en-US')} ${subjectWords(per ?? '')} that have any`
  yield `**${of(tell === 'median' ? median : average)}** is the ${tell} of ${words}, ${whom}.`
  yield* table<readonly [string, number]>(
    [
      { label: 'Figure', cell: ([label]) => label },
      { label: plain(columnWords(figure, read, portal)), atEnd: true, cell: ([, value]) => of(value) },
    ],
    [
      ['Lowest', sorted[0] ?? 0],
      ['Median', median],
      ['Average', average],
      ['Highest', sorted.at(-1) ?? 0],
    ],
  )
  yield sourcesFor([told], portal)
}

/** The one in the middle of numbers in their order; of two the mean of both. */
export function middleOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const [before = 0, at = 0] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 1 ? at : (before + at) / 2
}

/** The one in the middle of the rows themselves. */
export async function* tellOfRows({ figures: [figure] }: ComposedQuestion, portal: PortalReader): Answering {
  if (!figure) return
  const read = await rowsFor(figure.of, portal)
  openTo(figure, read)
  const told: FigureTold = { figure, read, values: new Map(), cells: new Map(), ofNone: null }
  const values = read.rows
    .flatMap((row) => numberIn(row[figure.value]) ?? [])
    .toSorted((one, other) => one - other)
  const words = `${figureWords(figure, portal.isEmployee)}${usualWhen(figure, read)}`
  const rows = (read.topic.rows ?? read.topic.title).toLowerCase()
  yield values.length === 0
    ? `Of ${read.rows.length.toLocaleString('en-US')} ${rows} none has ${words}.`
    : `**${figureWritten(figure, middleOf(values))} ${words}** is the median, over ${values.length.toLocaleString('en-US')} of ${read.rows.length.toLocaleString('en-US')} ${rows}.`
  yield sourcesFor([told], portal)
}
