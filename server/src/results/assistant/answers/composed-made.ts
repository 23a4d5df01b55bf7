import { formatPercent } from '@portal/core/foundation/format'
import { formatDecimals } from '@portal/core/foundation/format/percent'
import type { ComposedQuestion, Figure } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { rowsFor, topicFor, type Answering } from './answered.ts'
import { openTo, sourcesFor, sumIn, usualWhen, type FigureTold } from './composed-figures.ts'
import { figureWords, figureWritten } from './composed-words.ts'

export const madeLabels = { ratio: 'Ratio', difference: 'Difference', percent: 'Percent' } as const

/** What two figures come to together; null where there is no such number. */
export function madeFrom(
  { made }: ComposedQuestion,
  one: number | null,
  other: number | null,
): number | null {
  if (one === null || other === null || made === null) return null
  if (made === 'difference') return Math.round((one - other) * 100) / 100
  if (other === 0) return null
  return made === 'percent' ? (one / other) * 100 : one / other
}

export function madeWritten({ made, figures }: ComposedQuestion, value: number | null): string {
  const [one, other] = figures
  if (value === null || !one || !other) return '–'
  if (made === 'percent') return formatPercent(value, 1)
  if (made === 'difference') return figureWritten(one, value)
  // So many dollars for each of what is counted.
  const isMoney = (of: Figure): boolean => kindOf(of) === 'money'
  if (isMoney(one) && !isMoney(other)) return figureWritten(one, Math.round(value * 100) / 100)
  return formatDecimals(value, Math.abs(value) < 0.1 ? 4 : 2)
}

const kindOf = ({ of, value, distinct }: Figure): string =>
  value === 'count' || distinct
    ? 'count'
    : (topicFor(of.topic).columns.find(({ id }) => id === value)?.kind ?? 'count')

/** Two figures of all together. */
export async function* answerOfAll(question: ComposedQuestion, portal: PortalReader): Answering {
  const told: FigureTold[] = []
  for (const figure of question.figures) {
    const read = await rowsFor(figure.of, portal)
    openTo(figure, read)
    told.push({ figure, read, values: new Map([['', sumIn(figure, read)]]), cells: new Map(), ofNone: null })
  }
  const [one, other] = told.map(({ values }) => values.get('') ?? null)
  const words = (at: number): string => {
    const of = told[at]
    return of
      ? `${figureWritten(of.figure, of.values.get('') ?? null)} ${figureWords(of.figure, portal.isEmployee)}${usualWhen(of.figure, of.read)}`
      : ''
  }
  const value = madeFrom(question, one ?? null, other ?? null)
  const joined = { ratio: 'for', difference: 'less', percent: 'of' }[question.made ?? 'ratio']
  yield value === null
    ? `There is no such number: ${words(0)}, and ${words(1)}.`
    : `**${madeWritten(question, value)}**: ${words(0)} ${joined} ${words(1)}.`
  yield sourcesFor(told, portal)
}
