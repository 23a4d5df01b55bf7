import { formatPercent } from '@portal/core/foundation/format'
import type { Bound, ComposedQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { topicFor, type Answering } from './answered.ts'
import {
  columnWords,
  figureBy,
  sourcesFor,
  wholeOf,
  type FigureTold,
  type Whole,
} from './composed-figures.ts'
import { answerOfAll, madeFrom, madeLabels, madeWritten } from './composed-made.ts'
import { tellMiddle, tellOfRows } from './composed-middle.ts'
import { boundInWords, figureWords, figureWritten, madeWords, subjectWords } from './composed-words.ts'
import { tellWithin } from './composed-within.ts'
import { textOf } from './compute.ts'
import { plain, table } from './markdown.ts'
import { noGroup, type Cell } from './rows.ts'
import { cellText, dimensionLabel, timeInWords } from './tables.ts'

const mostRows = 25

/** Figures held against each other, or worked out of each other, of whom they are asked. */
export async function* answerComposed(question: ComposedQuestion, portal: PortalReader): Answering {
  if (question.per === null)
    return yield* question.tell === 'median' ? tellOfRows(question, portal) : answerOfAll(question, portal)
  const told: FigureTold[] = []
  for (const figure of question.figures) told.push(await figureBy(figure, question.per, portal))
  const everybody = await wholeOf(question, told, portal)
  const all = everybody.filter(({ key }) => key !== '' && key !== noGroup)
  const [first] = told
  if (question.within !== undefined && first) return yield* tellWithin(question, first, all, portal)
  if (question.tell === 'average' || question.tell === 'median')
    return yield* tellMiddle(question, told, all, portal)
  // What is of one client by its name is what the others are held against: `more revenue than Hartwell Honda`.
  const held = told.map(({ figure, values }) => {
    const [one, other] = figure.of.clients
    const ofAll = question.figures.some(({ of }) => of.clients.length === 0)
    return one && !other && ofAll && question.per === 'client' && question.bounds.length > 0
      ? (values.get(String(one.id)) ?? null)
      : undefined
  })
  const valueAt = ({ key }: Whole, at: number): number | null => {
    const of = told[at]
    const constant = held[at]
    if (of && constant !== undefined) return constant ?? of.ofNone
    return of ? (of.values.get(key) ?? (of.values.has(key) ? null : of.ofNone)) : null
  }
  const holds = (one: Whole, { figure, is, values, than, times = 1 }: Bound): boolean => {
    const value = valueAt(one, figure)
    if (value === null) return false
    if (than === undefined) return isWithin(value, is, values)
    const other = valueAt(one, than)
    // Of two that are nothing neither is more, and none is twice the other.
    return other !== null && !(value === 0 && other === 0) && isWithin(value, is, [other * times])
  }
  const made = (one: Whole): number | null => madeFrom(question, valueAt(one, 0), valueAt(one, 1))
  const fits = all.filter((one) => question.bounds.every((bound) => holds(one, bound)))
  const ranked = fits
    .filter((one) => question.made === null || valueAt(one, 0) !== 0 || valueAt(one, 1) !== 0)
    .toSorted(
      byOrder(question, (one) => (question.made === null ? leading(question, one, valueAt) : made(one))),
    )
  yield* tellHead(question, ranked, all, (one) => valueAt(one, 0), portal)
  if (question.tell !== 'count' && ranked.length > 0) {
    const shown = ranked.slice(0, question.limit ?? mostRows)
    yield* table<Whole>(
      [
        { label: labelOf(question.per), cell: ({ cell }) => wholeText(question.per ?? '', cell) },
        ...told.map(({ figure, read }, at) => ({
          label: plain(columnWords(figure, read, portal)),
          atEnd: true as const,
          cell: (one: Whole) => figureWritten(figure, valueAt(one, at)),
        })),
        ...(question.made === null
          ? []
          : [
              {
                label: madeLabels[question.made],
                atEnd: true as const,
                cell: (one: Whole) => madeWritten(question, made(one)),
              },
            ]),
      ],
      shown,
    )
    if (shown.length < ranked.length && question.limit === null)
      yield `\nThe first ${shown.length} of ${ranked.length.toLocaleString('en-US')}.`
  }
  yield sourcesFor(told, portal)
}

function isWithin(value: number, is: Bound['is'], [bound = 0, to = bound]: readonly number[]): boolean {
  switch (is) {
    case '>':
      return value > bound
    case '<':
      return value < bound
    case '>=':
      return value >= bound
    case '<=':
      return value <= bound
    case '=':
      return value === bound
    case 'between':
      return value >= bound && value <= to
  }
}

/** By what rows stand in their order where nothing is worked out of them. */
function leading(
  { bounds }: ComposedQuestion,
  one: Whole,
  valueAt: (one: Whole, at: number) => number | null,
): number | null {
  const against = bounds.find(({ than }) => than !== undefined)
  const [value, other] = [
    valueAt(one, against?.figure ?? 0),
    against?.than === undefined ? 0 : valueAt(one, against.than),
  ]
  return value === null || other === null ? null : Math.abs(value - other)
}

const byOrder =
  ({ order, bounds, made }: ComposedQuestion, value: (one: Whole) => number | null) =>
  (one: Whole, other: Whole): number => {
    const ascending =
      order === 'least' ||
      (order === null &&
        made === null &&
        bounds.length > 0 &&
        bounds.every(({ is, than }) => than === undefined && /^[<=]/.test(is)))
    const [first, second] = [value(one), value(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return (ascending ? first - second : second - first) || textOf(one.cell).localeCompare(textOf(other.cell))
  }

const wholeText = (per: string, cell: Cell): string =>
  per === 'month'
    ? plain(timeInWords(textOf(cell), per))
    : cellText(topicFor('clients'), undefined, per, cell)

const labelOf = (per: string): string =>
  per === 'client' ? 'Client' : per === 'person' ? 'Person' : dimensionLabel(topicFor('clients'), per)

/** The sentence of an answer, its number first. */
function* tellHead(
  question: ComposedQuestion,
  ranked: readonly Whole[],
  all: readonly Whole[],
  first: (one: Whole) => number | null,
  { isEmployee }: PortalReader,
): Generator<string> {
  const per = question.per ?? ''
  const [many, of] = [ranked.length.toLocaleString('en-US'), all.length.toLocaleString('en-US')]
  const [top] = ranked
  const [figure] = question.figures
  if (question.bounds.length > 0) {
    const share =
      ranked.length > 0 && all.length > ranked.length
        ? ` (${formatPercent((ranked.length / all.length) * 100, 1)})`
        : ''
    const none = question.bounds.some(({ than, figure: at }) => than === undefined && at === 0)
      ? ranked.filter((one) => first(one) === 0).length
      : 0
    const noneWords =
      none > 0 && none < ranked.length && figure
        ? `; ${none.toLocaleString('en-US')} of them ${none === 1 ? 'has' : 'have'} no ${figureWords(figure, isEmployee)}`
        : ''
    return yield `**${many} of ${of} ${subjectWords(per)}**${share} with ${question.bounds.map((bound) => boundInWords(bound, question, isEmployee)).join(' and ')}${noneWords}.`
  }
  // What is worked out of two figures is ranked by neither of them.
  if (question.order !== null && question.made === null && top && figure) {
    const value = first(top)
    if (value === 0 && question.order === 'most')
      return yield `**None of ${of} ${subjectWords(per)}** has any ${figureWords(figure, isEmployee)}.`
    const alike = ranked.filter((one) => first(one) === value).length - 1
    const others = alike > 0 ? ` and ${alike.toLocaleString('en-US')} more` : ''
    return yield `**${plain(timeInWords(textOf(top.cell), per))}**${others}: ${figureWritten(figure, value)} ${figureWords(figure, isEmployee)}, the ${question.order} of ${of}.`
  }
  yield `**${many} ${ranked.length === 1 && per === 'client' ? 'client' : subjectWords(per)}**, each with ${question.made === null ? question.figures.map((one) => figureWords(one, isEmployee)).join(' and ') : madeWords(question, isEmployee)}.`
}
