import { lowsOf } from '../items.ts'
import { twoFigures } from './conditions.ts'
import { figuresIn } from './figure.ts'
import { composed, type Frame } from './frame.ts'
import { partsIn, withoutHead } from './slices.ts'
import { subjectIn } from './subject.ts'

const per =
  '(?: (?:by|per|for each|for every|of each|across|broken down by) (?<head>[^\\u0002]+?))?(?: (?:in |for |during )?(?<time>\\u0002))?$'

/** Ways to say that something is worked out of two figures. */
const ways = (
  [
    ['ratio', '^(?:ratio|quotient) (?:of|between) (?<one>.+?) (?:to|and|over|vs|versus|per) (?<other>.+?)'],
    ['ratio', '^(?<one>.+?) to (?<other>.+?) ratio'],
    [
      'difference',
      '^(?:difference|differences|gap|spread|delta|variance) (?:between|of|from) (?<one>.+?) (?:and|to|vs|versus) (?<other>.+?)',
    ],
    ['difference', '^(?<one>.+?) (?:vs|versus|to|and) (?<other>.+?) (?:difference|gap|spread|delta)'],
    ['difference', '^(?<one>.+?) minus (?<other>.+?)'],
    [
      'percent',
      '^(?<one>.+?) (?:as|is what|in) (?:a |the )?(?:percent|percentage|share|%|portion|fraction|proportion) of (?<other>.+?)',
    ],
    [
      'percent',
      '^(?:percent|percentage|share) of (?<other>.+?) (?:that is|that are|that goes to|that went to|going to) (?<one>.+?)',
    ],
    [
      'percent',
      '^(?:percent|percentage|share|proportion|portion|part|how much) of (?<other>.+?) (?:is|are|was|were|comes from|come from|goes to|is for|is made up of) (?<one>.+?)',
    ],
    ['ratio', '^(?<one>.+?) (?:divided by|over|relative to) (?<other>.+?)'],
    ['ratio', '^(?<one>.+?) (?:per|for every|for each) (?<other>.+?)'],
  ] as const
).map(([made, pattern]) => ({ made, pattern: new RegExp(`${pattern}${per}`, 'd') }))

/** `ratio of leads to spend by client`, `difference between budget and spend`, `fees as a percentage of revenue`. */
export const madeOf: Frame = (read, month) => {
  const items = withoutHead(
    read.items,
    /^(?:(?:and|what|whats|is|was|are|the|show|me|tell|give|our|calculate|find|list|get) )+/,
  )
  const among = partsIn(
    items,
    /^(?:share|percent|percentage|proportion|portion|fraction) of (?<of>.+?) (?:that|which|who) (?:are|were|is|was|have been|has been) (?<part>.+)$/d,
  )
  // `percentage of open tasks that are overdue`: as many of them as are so, of all of them.
  if (among?.['of'] && among['part']) {
    const pair = twoFigures([...among['part'], ...among['of']], among['of'], [], read, true, month)
    return pair && composed(null, pair, { made: 'percent' })
  }
  for (const { pattern, made } of ways) {
    const found = partsIn(items, pattern)
    const [one, other] = [found?.['one'], found?.['other']]
    if (!one || !other) continue
    const time = found?.['time'] ?? []
    const head = found?.['head']
    const subject = head ? subjectIn(head, read) : null
    if (head && !subject) continue
    // `cost per lead` is a figure by itself, and `what is the difference between clicks and conversions` asks what they mean.
    if (
      made === 'difference' &&
      /^(?:(?:and|so) )?whats?\b/.test(lowsOf(read.items)) &&
      !subject &&
      !items.some(({ is }) => is !== 'word')
    )
      continue
    // `tasks closed per week` are told by the week, and held against no number of weeks.
    if (made === 'ratio' && /^(?:a |the )?(?:day|week|month|quarter|year)s?\b/.test(lowsOf(other))) continue
    const singular = made === 'ratio' && /\b(?:per|every|each)\b/.test(lowsOf(items))
    if (
      singular &&
      figuresIn([...one, ...items.slice(one.length, one.length + 1), ...other], read, false).length > 0
    )
      continue
    const pair = twoFigures([...one, ...time], [...other, ...time], [], read, false, month, singular)
    // `spend per platform` is told by platform, and is no spend over how many there are.
    if (singular && pair?.some(({ figure }) => figure.distinct)) continue
    const question = pair && composed(subject && { ...subject, counts: false }, pair, { made })
    if (question) return question
  }
  return null
}
