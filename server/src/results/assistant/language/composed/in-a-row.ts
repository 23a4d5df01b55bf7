import { addMonths, formatMonth } from '@portal/core/foundation/format'
import { lowsIn, lowsOf, type Item } from '../items.ts'
import { numberOf } from '../number.ts'
import { prepare, type Read } from '../prepare.ts'
import type { Bound, ComposedQuestion } from '../question.ts'
import { figuresIn, inSameTime, type FigureRead } from './figure.ts'
import { composed, type Frame } from './frame.ts'
import { partsIn, withoutHead, withoutTail } from './slices.ts'
import { subjectIn } from './subject.ts'

const falls =
  'down|fell|fallen|falling|drop|drops|dropped|dropping|declined|declining|decline|decreased|decreasing|lower|lost|losing|shrank|shrinking|worse|sinking|sank'
const rises =
  'up|rose|risen|rising|grew|grown|growing|increased|increasing|increase|higher|climbed|climbing|gained|gaining|improved|improving'
const verbs =
  '(?:(?:is|are|was|were|has|have|had|been|being|went|going|go|gone|keep|keeps|kept|that|which|getting|got|trending|year|month|steadily|consistently) )*'
const often =
  '(?:for |over |in )?(?:at least )?(?:the )?(?:last |past )?(?<many>\\S+)(?: or more)?(?: (?:straight|consecutive|running|full|whole))? (?<unit>months?)(?: (?:in a row|straight|running|consecutively|in succession|in series|one after (?:the other|another)|on end|back to back))'
const alsoStraight =
  '(?:for |over |in )?(?:at least )?(?:the )?(?:last |past )?(?<many>\\S+)(?: or more)? (?:straight|consecutive|running) (?<unit>months?)'

const patterns = [often, alsoStraight].flatMap((times) => [
  new RegExp(
    `^(?<before>.+?) ${verbs}(?<moved>${falls}|${rises})(?: (?:by|off))? ${times}(?<rest>(?: .+)?)$`,
    'd',
  ),
  new RegExp(`^(?<before>.*?)(?<moved>declining|falling|dropping|shrinking|sinking|rising|growing|increasing|climbing|lost|losing|gained|gaining) (?<figure>.+?) ${times}(?<rest>(?: .+)?)$`, 'd'),
]) // prettier-ignore

const isDown = new RegExp(`^(?:${falls})$`)

/** Most months in a row that are looked at. */
const mostMonths = 12

/** `leads down three months in a row`, `stores whose spend rose for 4 straight months`: each month held against the one before it. */
export const inARow: Frame = (read) => {
  const items = withoutTail(read.items, /(?: (?:please|pls|now|already))+$/)
  if (!/\bmonths?\b/.test(lowsOf(items))) return null
  for (const pattern of patterns) {
    const parts = partsIn(items, pattern)
    const [before, moved, many] = [parts?.['before'], parts?.['moved'], parts?.['many']]
    if (!parts || !moved || !many || (parts['rest']?.length ?? 0) > 0) continue
    const months = numberOf(lowsOf(many))
    if (months === null || months < 2 || months > mostMonths || !Number.isInteger(months)) return null
    const found = parts['figure']
      ? figureOf(before ?? [], parts['figure'], read)
      : headAndFigure(before ?? [], read)
    const question = found && streakOf(found, months, isDown.test(lowsOf(moved)), read)
    if (question) return question
  }
  return null
}

interface Found {
  readonly head: readonly Item[]
  readonly figure: FigureRead
}

function figureOf(head: readonly Item[], said: readonly Item[], read: Read): Found | null {
  const [figure] = figuresIn(said, read, false).filter(isRow)
  return figure ? { head: withoutTail(head, / (?:with|whose|where|that have|w)$/), figure } : null
}

/** A figure of which a number stands for each month. */
const isRow = ({ figure, timed, topic }: FigureRead): boolean =>
  !timed && figure.distinct !== true && topic.client !== undefined

/** What stands between whose figure it is and the figure. */
const between =
  /^(?:with|whose|where|have|had|has|saw|see|got|w|clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?)$/

/** `stores of mine with | leads`, `which stores' | spend`: whose figure it is, and the figure, as long as that is one. */
function headAndFigure(items: readonly Item[], read: Read): Found | null {
  const lows = lowsIn(items)
  const behind = lows.flatMap((low, at) => (between.test(low) ? [at + 1] : []))
  const tries = [...behind, ...items.keys()]
  for (const at of new Set(tries)) {
    const found = at < items.length ? figureOf(items.slice(0, at), items.slice(at), read) : null
    if (found) return found
  }
  return null
}

function streakOf(
  { head, figure }: Found,
  months: number,
  down: boolean,
  read: Read,
): ComposedQuestion | null {
  const bare = withoutTail(
    withoutHead(head, /^(?:(?:and|show|list|give|me|find) )+/),
    / ?(?:with|whose|where|that have|that has|had|have|has|that|which|w|the|their|saw|seen|see|got)$/,
  )
  const said = lowsOf(bare)
  const subject = /^(?:|which|any|all|the|is|are)$/.test(said)
    ? ({ per: 'client', whose: null, counts: false } as const)
    : subjectIn(bare, read)
  if (subject === null || subject.per !== 'client') return null
  // Whole months alone: the one that runs has not come to its end.
  const reads = Array.from({ length: months + 1 }, (_, at) => at - months - 1).map((back) =>
    inMonth(figure, back, read),
  )
  const timed = reads.filter((one) => one !== null)
  if (timed.length < reads.length) return null
  const bounds = timed
    .slice(1)
    .map((_, at): Bound => ({ figure: at + 1, is: down ? '<' : '>', values: [], than: at }))
  return composed(subject, timed, { bounds })
}

/** A figure of so many months from now; null where it is of no days. */
function inMonth(figure: FigureRead, back: number, read: Read): FigureRead | null {
  const month = formatMonth(addMonths(`${read.today.slice(0, 7)}-01`, back))
  const [item] = prepare(month, { ...read, names: [] }).items
  const timed = item && inSameTime(figure, item, read)
  return timed?.timed ? timed : null
}
