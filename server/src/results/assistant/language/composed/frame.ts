import type { Item } from '../items.ts'
import type { Read } from '../prepare.ts'
import type { Bound, ComposedQuestion } from '../question.ts'
import type { FigureRead } from './figure.ts'
import { perOf, type Subject } from './subject.ts'

/**
 * Composition: figures that topics tell of the same client, group, person or
 * month, held against a number, against each other, or worked out of each
 * other. Each figure is what a topic reads out of its words by itself, so that
 * whatever is declared can be a part; here stands only how parts are joined.
 */
export type Frame = (read: Read, month: Item | undefined) => ComposedQuestion | null

const nothing = {
  ask: 'composed', per: null, whose: null, figures: [], made: null, bounds: [], tell: 'each', order: null, limit: null,
} as const satisfies ComposedQuestion // prettier-ignore

/** A composition of figures of somebody; null where not all of them can be told so, or held against each other. */
export const composed = (
  subject: Subject | null,
  reads: readonly FigureRead[],
  more: Partial<ComposedQuestion>,
): ComposedQuestion | null => {
  const per = subject === null ? null : perOf(subject, reads)
  if (subject !== null && per === null) return null
  // Money is held against money, and what is counted against that.
  const against =
    more.made === 'difference' ||
    more.made === 'percent' ||
    more.bounds?.some(({ than }) => than !== undefined)
  const unlike = (bound: Bound): boolean =>
    bound.than !== undefined && sizeOf(reads[bound.figure]) !== sizeOf(reads[bound.than])
  if (
    against &&
    ((more.made ? sizeOf(reads[0]) !== sizeOf(reads[1]) : false) || more.bounds?.some(unlike) === true)
  )
    return null
  // `agreements over 3000` are worth more than that, and not as many.
  const dear = (bound: Bound): boolean => {
    const read = reads[bound.figure]
    const money = read?.topic.columns.find(({ id }) => id === (read.topic.measure ?? read.topic.leading))
    return (
      read?.figure.value === 'count' && money?.kind === 'money' && bound.values.some((one) => one >= manyRows)
    )
  }
  if (more.bounds?.some(dear)) return null
  return {
    ...nothing,
    per,
    whose: subject?.whose ?? null,
    figures: reads.map(({ figure }) => figure),
    ...(subject?.counts ? { tell: 'count' as const } : {}),
    ...more,
  }
}

/** So many rows of what is worth money nobody has. */
const manyRows = 1000

/** What kind of size a figure has: dollars, a share, or a number of something. */
function sizeOf(read: FigureRead | undefined): string {
  const kind = read?.topic.columns.find(({ id }) => id === read.figure.value)?.kind
  return read?.figure.distinct || kind === undefined || kind === 'count' || kind === 'number'
    ? 'number'
    : kind
}
