import { lowsOf } from '../items.ts'
import { figuresIn } from './figure.ts'
import { composed, type Frame } from './frame.ts'
import { partsIn, withoutHead } from './slices.ts'
import { subjectIn } from './subject.ts'

/** `median budget of Ford stores`, `average number of services per client`, `how many contacts does the average client have`. */
export const middle: Frame = (read) => {
  const asked = withoutHead(
    read.items,
    /^(?:(?:and|what|whats|is|was|are|the|show|me|tell|give|our|calculate|find) )+/,
  )
  const line = lowsOf(asked)
  const tell = /\bmedian\b/.test(line)
    ? ('median' as const)
    : /\b(?:average|avg|mean|typical)\b/.test(line)
      ? ('average' as const)
      : null
  if (tell === null) return null
  for (const pattern of middles) {
    const parts = partsIn(asked, pattern)
    const [figure, head, time = []] = [parts?.['figure'], parts?.['head'], parts?.['time']]
    if (!figure || /\b(?:median|average|avg|mean|typical)\b/.test(lowsOf(figure))) continue
    const subject = head ? subjectIn(head, read) : null
    if (head && !subject) continue
    const counts = /^(?:how many|(?:the )?number of|count of)/.test(lowsOf(figure))
    const [found] = figuresIn([...figure, ...time], read, counts)
    // Of whom nobody is named: of clients.
    const whose = subject ?? ({ per: 'client', whose: null, counts: false } as const)
    const question =
      found && !found.figure.of.clients.length
        ? composed({ ...whose, counts: false }, [found], { tell })
        : null
    if (question) return question
    // Of rows that are of no client the one in the middle is of them all.
    if (
      found &&
      !head &&
      tell === 'median' &&
      found.figure.value !== 'count' &&
      !found.figure.distinct &&
      found.topic.client === undefined
    )
      return composed(null, [found], { tell })
  }
  return null
}

const stat = '(?:median|average|avg|mean|typical)'
const ofEach = '(?:per|by|for each|of each|for every|each|across|across all|among|in|at|with)'
const one = '(?:a |an |the |each |every |all |all of |our )?'
const atEnd = '(?: (?:in |for |during )?(?<time>\\u0002))?$'

const middles = [
  `^(?<figure>how (?:many|much) .+?) (?:does|do|did|has|have) (?:the |a |an |our )?${stat} (?<head>.+?)(?: (?:have|has|had|get|got|spend|pay))?${atEnd}`,
  `^(?<figure>how (?:many|much) .+?) (?:does|do|did|has|have) ${one}(?<head>.+?) (?:have|has|had|get|got|spend|pay) on average${atEnd}`,
  `^(?:${stat} )(?<figure>.+) ${ofEach} ${one}(?<head>[^\\u0002]+?)${atEnd}`,
  `^(?<figure>.+) ${ofEach} ${one}(?<head>[^\\u0002]+?) on average${atEnd}`,
  `^(?:${stat} )(?<figure>.+) (?:for|of|at|among) (?<head>[^\\u0002]+?)${atEnd}`,
  `^(?:${stat} )(?<figure>.+)$`,
].map((pattern) => new RegExp(pattern, 'd'))
