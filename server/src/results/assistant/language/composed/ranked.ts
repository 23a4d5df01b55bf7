import { lowsOf, type Item } from '../items.ts'
import { figuresIn, isCounted, type FigureRead } from './figure.ts'
import { composed, type Frame } from './frame.ts'
import { partsIn, slice } from './slices.ts'
import { subjectIn } from './subject.ts'

const many = '(?:the )?(?:(?:total )?(?:number|count) of|how many)'

const byNumber = new RegExp(
  `^(?<head>.+?) (?:(?:ranked|sorted|ordered|listed|broken down) )?(?:by|with) (?:${many}) (?<figure>.+?)(?: (?:they|we|it) (?:have|has))?$`,
  'd',
)
const withTheMost =
  /^(?<head>.+?) (?:(?:that |who |which )?(?:has|have|had|with|got)) (?:the )?(?<order>most|fewest|least|highest number of|lowest number of|largest number of|smallest number of) (?<figure>.+)$/d
const ofEach = new RegExp(
  `^(?:${many}) (?<figure>.+?) (?:does|do|did|for|of|by|per|has|have) (?:(?<each>each|every|all|per) )?(?:of )?(?<head>.+?)(?: (?:have|has|had|got|get))?$`,
  'd',
)

/** `clients by number of open tasks`, `which store has the fewest services`, `how many contacts does each client have`. */
export const ranked: Frame = (read) => {
  const { items } = read
  const by = partsIn(items, byNumber)
  if (by?.['head'] && by['figure']) {
    const { head, limit, order } = topOf(by['head'])
    const subject = subjectIn(head, read)
    const [figure] = figuresIn(by['figure'], read, true).filter(counted)
    if (subject && subject.per !== 'month' && figure && !subject.counts)
      return composed(subject, [figure], { order, limit })
  }
  const most = partsIn(items, withTheMost)
  if (most?.['head'] && most['figure'] && most['order']) {
    const { head, limit } = topOf(most['head'])
    const subject = subjectIn(head, read)
    const [figure] = figuresIn(most['figure'], read, true)
    const least = /^(?:fewest|least|lowest|smallest)/.test(lowsOf(most['order']))
    if (subject && subject.per !== 'month' && figure && !subject.counts)
      return composed(subject, [figure], { order: least ? 'least' : 'most', limit })
  }
  const each = partsIn(items, ofEach)
  if (each?.['head'] && each['figure']) {
    const subject = subjectIn(each['head'], read)
    const [figure] = figuresIn(each['figure'], read, true).filter(counted)
    if (subject && figure && !subject.counts && (each['each'] || /\b(?:by|per)\b/.test(lowsOf(items))))
      return composed(subject, [figure], {})
  }
  return null
}

/** A number of something was asked for by that name. */
const counted = ({ topic, figure }: FigureRead): boolean => isCounted(topic, figure)

const topOf = (
  items: readonly Item[],
): { readonly head: readonly Item[]; readonly limit: number | null; readonly order: 'most' | 'least' } => {
  const found =
    /^(?:(?:show|list|give) (?:me )?)?(?:the |my |our )?(top|bottom|first)(?: (\d+|five|ten|three))? /.exec(
      lowsOf(items),
    )
  if (!found) return { head: items, limit: null, order: 'most' }
  const kept = /\b(?:my|our)\b/.test(found[0])
    ? items.filter((item) => item.is === 'word' && /^(?:my|our)$/.test(item.word.low))
    : []
  const words: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 }
  return {
    head: [...kept, ...slice(items, found[0].trim().split(' ').length)],
    limit: found[2] === undefined ? null : (words[found[2]] ?? Number(found[2])),
    order: found[1] === 'bottom' ? 'least' : 'most',
  }
}
