import { lowsIn, lowsOf, type Item } from '../items.ts'
import { numberOf } from '../number.ts'
import type { Read } from '../prepare.ts'
import type { Bound } from '../question.ts'
import { factorAt, numberBound, signAt } from './bounds.ts'
import { figuresIn, inSameTime, pairOf, timeOf, type FigureRead } from './figure.ts'
import { partsIn, slice, splitsAt, withoutHead } from './slices.ts'

/** Figures and what they are held against; a bound says which of them by their place. */
export interface Conditions {
  readonly figures: readonly FigureRead[]
  readonly bounds: readonly Bound[]
}

const joint = /^(?:and|but|plus|while)(?: (?:also|only|with|have|has|at the same time))?$/
const leads =
  /^(?:(?:that|who|which|have|has|had|having|with|w|got|get|gets|where|whose|there are|there is|are|is|currently|still|their|the|its|also|do|does|did) )+/

/** What stands behind `with`, `that have`, `whose`; the time that one of them names is that of all. */
export function conditionsIn(items: readonly Item[], read: Read, month: Item | undefined): Conditions | null {
  const found = eachOf(items, read, month)
  const times = found?.figures.flatMap((figure) => (figure.timed ? [timeOf(figure)] : [])) ?? []
  const [time] = times
  if (!found || !time || new Set(times).size > 1) return found
  const figures = found.figures.map((figure) => inSameTime(figure, time, read))
  return {
    ...found,
    figures: figures.map((figure, at) => figure ?? found.figures[at]).filter((one) => one !== undefined),
  }
}

/** One condition after the other; null where one is not understood. */
function eachOf(items: readonly Item[], read: Read, month: Item | undefined): Conditions | null {
  const whole = conditionIn(items, read, month)
  if (whole) return whole
  for (const { before, behind } of splitsAt(items, joint, 4)) {
    const first = before.length > 0 && behind.length > 0 ? conditionIn(before, read, month) : null
    const rest = first && eachOf(behind, read, month)
    if (!first || !rest) continue
    const from = first.figures.length
    return {
      figures: [...first.figures, ...rest.figures],
      bounds: [
        ...first.bounds,
        ...rest.bounds.map((bound) => ({
          ...bound,
          figure: bound.figure + from,
          ...(bound.than === undefined ? {} : { than: bound.than + from }),
        })),
      ],
    }
  }
  return null
}

const conditionIn = (items: readonly Item[], read: Read, month: Item | undefined): Conditions | null => {
  const bare = withoutHead(items, leads)
  return (
    counted(bare, read) ??
    asMuch(items, read, month) ??
    moreThan(items, read, month) ??
    heldAgainst(bare, read, month)
  )
}

/** `fewer than three services`, `at least 5 overdue tasks`: so many of something. */
function counted(items: readonly Item[], read: Read): Conditions | null {
  const bound = numberBound(items)
  if (!bound || bound.behind.length === 0) return null
  // `over $5k budget` is no number of them.
  const taken = slice(items, 0, items.length - bound.behind.length)
  const [figure] = figuresIn(bound.behind, read, !lowsIn(taken).some((low) => /^\$|\d[km]$/.test(low)))
  return figure ? { figures: [figure], bounds: [{ figure: 0, is: bound.is, values: bound.values }] } : null
}

const verb =
  /^(?:spend|spends|spent|spending|pay|pays|paid|paying|budget|invest|invests|invested|budgeted|invoiced|billed|advertise)$/
const comparing = /^(?:more|higher|larger|bigger|greater|less|fewer|lower|smaller)$/

/** `more interactions than activities`, `spend more on social than on search`: two figures of the same one. */
function moreThan(items: readonly Item[], read: Read, month: Item | undefined): Conditions | null {
  const lows = lowsIn(items)
  const at = lows.findIndex((low) => comparing.test(low))
  if (at < 0 || lows[at + 1] === 'than') return null
  const led = withoutHead(
    slice(items, 0, at),
    /^(?:(?:that|who|which|have|has|had|having|with|w|got|get|gets|where|whose|there are|there is|they|do|does|did|are|is|were|was|logged|being|a|the) ?)+/,
  )
  if (led.length > 1 || (led.length === 1 && !verb.test(lowsOf(led)))) return null
  for (const { before, behind } of splitsAt(slice(items, at + 1), /^than$/, 1)) {
    if (before.length === 0 || behind.length === 0) continue
    const is = /^(?:more|higher|larger|bigger|greater)$/.test(lows[at] ?? '') ? '>' : '<'
    // `more SEO budget` is an amount, `more budgets` a number of them.
    const counts =
      /^(?:more|fewer)$/.test(lows[at] ?? '') &&
      led.length === 0 &&
      /(?<!s)s$/.test(lowsIn(before).at(-1) ?? '')
    const pair = twoFigures([...led, ...before], behind, led, read, counts, month)
    if (pair) return { figures: pair, bounds: [{ figure: 0, is, values: [], than: 1 }] }
  }
  return null
}

/** `spend twice as much on search as on social`, `three times as many tasks as contacts`. */
function asMuch(items: readonly Item[], read: Read, month: Item | undefined): Conditions | null {
  const found = partsIn(
    items,
    /^(?<lead>.*?)(?<sign>(?:at least|more than|over) )?(?<factor>twice|double|triple|\S+ (?:times|x)) as (?<much>much|many) (?<one>.+?) as (?<other>.+)$/d,
  )
  const [factor, one, other] = [found?.['factor'], found?.['one'], found?.['other']]
  const times = factor && factorAt(lowsIn(factor), 0)?.times
  if (!found || !one || !other || !times) return null
  const led = withoutHead(
    found['lead'] ?? [],
    /^(?:(?:that|who|which|have|has|had|with|w|got|get|gets|they|do|does|did|are|is|logged)(?: |$))+/,
  )
  if (led.length > 1 || (led.length === 1 && !verb.test(lowsOf(led)))) return null
  const counts = lowsOf(found['much'] ?? []) === 'many'
  const pair = twoFigures([...led, ...one], other, led, read, counts, month)
  const is = /^(?:more|over)/.test(lowsOf(found['sign'] ?? [])) ? '>' : '>='
  return pair && { figures: pair, bounds: [{ figure: 0, is, values: [], than: 1, times }] }
}

const exceeds =
  /^(?:exceed|exceeds|exceeded|outnumber|outnumbers|outpace|outpaces|outpaced|beat|beats|tops|outweigh|outweighs|surpass|surpasses)$/
const falls = /^(?:trails?|lags?|lags? behind|falls? (?:below|short of)|fell below)$/
const copula = /^(?:(?:.* )?)(?:is|are|was|were)$/

/** `whose spend is more than twice their fee`, `where spend exceeds budget`, `spend less than they are invoiced`. */
function heldAgainst(items: readonly Item[], read: Read, month: Item | undefined): Conditions | null {
  const lows = lowsIn(items)
  for (let at = 1; at < lows.length - 1; at++) {
    const said = exceeds.test(lows[at] ?? '')
      ? ({ is: '>', took: 1 } as const)
      : falls.test(lows[at] ?? '')
        ? ({ is: '<', took: 1 } as const)
        : (signAt(lows, at) ??
          (factorAt(lows, at) && copula.test(lows[at - 1] ?? '') ? ({ is: '>=', took: 0 } as const) : null))
    if (!said || said.is === 'between') continue
    const sign =
      said.took === 0 && (factorAt(lows, at)?.times ?? 1) < 1 ? { ...said, is: '=' as const } : said
    const end = at + sign.took
    const head = withoutCopula(slice(items, 0, at))
    const [value, then] = [numberOf(lows[end] ?? ''), lows[end + 1]]
    const factor = factorAt(lows, end)
    // `whose number of contacts is below 3`
    if (value !== null && !factor && then === undefined) {
      const counts = /\b(?:number|count) of\b|^how many\b/.test(lowsOf(head))
      const [figure] = figuresIn(head, read, counts)
      return figure ? { figures: [figure], bounds: [{ figure: 0, is: sign.is, values: [value] }] } : null
    }
    const behind = slice(items, end + (factor?.took ?? 0))
    if (behind.length === 0 || sign.is === '=') continue
    const pair = twoFigures(head, behind, [], read, false, month)
    if (pair)
      return {
        figures: pair,
        bounds: [{ figure: 0, is: sign.is, values: [], than: 1, ...(factor ? { times: factor.times } : {}) }],
      }
  }
  return null
}

const withoutCopula = (items: readonly Item[]): readonly Item[] => {
  let end = items.length
  while (
    end > 0 &&
    /^(?:is|are|was|were|be|being|has|have|been|now|currently|running|coming|in|at|still)$/.test(
      lowsIn(items)[end - 1] ?? '',
    )
  )
    end -= 1
  return slice(items, 0, end)
}

/**
 * The figure before `than` and the one behind it, of which that one may leave
 * out what the first has said: `open ones`, `on search`, `closed`.
 */
export function twoFigures(
  one: readonly Item[],
  other: readonly Item[],
  led: readonly Item[],
  read: Read,
  counts: boolean,
  month: Item | undefined,
  singular = false,
): readonly [FigureRead, FigureRead] | null {
  const noun = other.findLast(({ is }) => is === 'word')
  // `search and social spend`: what the first leaves out, the second says.
  const alone = figuresIn(one, read, counts)
  const first =
    alone.length > 0 || !noun
      ? alone
      : figuresIn([...one, noun], read, counts).filter(({ figure }) => isNarrowed(figure.of))
  if (first.length === 0) return null
  const tries = alone.length > 0 ? spelledOut(one, other, led) : [other]
  for (const [at, words] of tries.entries()) {
    const second = figuresIn(words, read, counts || singular).filter(
      ({ topic, figure }) =>
        // What was left out is that of the first one: it stands apart by a choice of its own.
        at === tries.length - 1 ||
        first.some((figureRead) => figureRead.topic.id === topic.id && isNarrowed(figure.of)),
    )
    const shared = second.length > 0 ? withTail(first, one, words, read, counts) : null
    const pair = shared && pairOf(shared, second, read, month)
    if (pair) return pair
  }
  return null
}

/**
 * `what we spent and what we billed on Facebook`: what stands behind the second
 * figure is said of both; null where the first one cannot be told of it.
 */
function withTail(
  first: readonly FigureRead[],
  one: readonly Item[],
  other: readonly Item[],
  read: Read,
  counts: boolean,
): readonly FigureRead[] | null {
  const at = lowsIn(other).findLastIndex((low, place) => place > 0 && preposition.test(low))
  const own = lowsIn(one).some((low, place) => place > 0 && preposition.test(low))
  if (at < 0 || own) return first
  const [figure] = first
  const both = figuresIn([...one, ...slice(other, at)], read, counts).filter(
    ({ topic, figure: { value } }) => topic.id === figure?.topic.id && value === figure.figure.value,
  )
  return both.length > 0 ? both : null
}

const preposition = /^(?:on|for|from|at|of|in|with|to|by|through|via|without)$/

const isNarrowed = ({ conditions, records, clients, groups }: FigureRead['figure']['of']): boolean =>
  conditions.length + records.length + clients.length + groups.length > 0

/** The words of the second figure with what they leave out, the ways that lean on the first one before the one that does not. */
function spelledOut(
  one: readonly Item[],
  other: readonly Item[],
  led: readonly Item[],
): readonly (readonly Item[])[] {
  const noun = one.findLast(({ is }) => is === 'word')
  const place = lowsIn(other).findIndex((low) => /^ones?$/.test(low))
  if (place >= 0 && noun) return [other.with(place, noun)]
  if (led.length > 0) {
    // `spend more on social than search`
    const preposition = /^(?:on|in|for)$/.test(lowsIn(other)[0] ?? '')
      ? []
      : one.slice(led.length, led.length + 1)
    return [[...led, ...preposition, ...other], other]
  }
  return noun ? [[...other, noun], other] : [other]
}
