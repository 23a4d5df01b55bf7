import { lowsIn, type Item } from '../items.ts'
import { numberOf } from '../number.ts'
import type { Condition } from '../question.ts'
import { slice } from './slices.ts'

/** What a figure is held against: a number, or so many times another figure. */
export interface Sign {
  readonly is: Extract<Condition['is'], '>' | '<' | '>=' | '<=' | '=' | 'between'>
}

/** A number that a figure is held against, and what stands behind it. */
export interface NumberBound extends Sign {
  readonly values: readonly number[]
  readonly behind: readonly Item[]
}

const signs: readonly (readonly [RegExp, Sign['is']])[] = [
  [
    /^(?:more|greater|higher|larger|bigger) than$|^(?:over|above|exceeding|exceeds?)$|^(?:north|in excess) of$/,
    '>',
  ],
  [/^(?:less|fewer|lower|smaller) than$|^(?:under|below|beneath)$|^(?:short|south) of$/, '<'],
  [/^(?:at least|(?:no|not) (?:less|fewer|lower) than|(?:a )?minimum of|not (?:under|below))$/, '>='],
  [/^(?:at most|(?:no|not) (?:more|greater|higher) than|(?:a )?maximum of|up to|not over)$/, '<='],
  [/^(?:exactly|precisely|only|just|only just|equal to)$/, '='],
]

const longestSign = 3

/** The sign that words are at a place; null where they are none. */
export function signAt(
  lows: readonly string[],
  at: number,
): { readonly is: Sign['is']; readonly took: number } | null {
  for (let took = Math.min(longestSign, lows.length - at); took > 0; took--) {
    const said = lows.slice(at, at + took).join(' ')
    const found = signs.find(([words]) => words.test(said))
    if (found) return { is: found[1], took }
  }
  return null
}

/** More numbers than those that the grammar writes out elsewhere. */
const more: Readonly<Record<string, number>> = {
  zero: 0, no: 0, eleven: 11, thirteen: 13, fourteen: 14, thirty: 30, forty: 40, fifty: 50, hundred: 100, dozen: 12,
} // prettier-ignore

const amountOf = (low: string | undefined): number | null =>
  low === undefined || low.endsWith('%') ? null : (numberOf(low) ?? more[low] ?? null)

/** `fewer than three`, `3 or more`, `4+`, `between 2 and 4`, `a single`, `no`: what stands before what is counted. */
export function numberBound(items: readonly Item[]): NumberBound | null {
  const lows = lowsIn(items)
  const rest = (from: number): readonly Item[] => slice(items, from)
  const [first = '', second = ''] = lows
  if (first === 'between') {
    const [from, to] = [amountOf(lows[1]), amountOf(lows[3])]
    return from === null || to === null || !/^(?:and|to|-)$/.test(lows[2] ?? '')
      ? null
      : { is: 'between', values: [from, to], behind: rest(4) }
  }
  // `multiple contacts` are more than one.
  if (first === 'multiple') return { is: '>', values: [1], behind: rest(1) }
  if (first === 'single') return { is: '=', values: [1], behind: rest(1) }
  if (/^(?:a|only|just)$/.test(first) && /^(?:single|a)$/.test(second)) {
    const took = lows[2] === 'single' ? 3 : 2
    return second === 'a' && first === 'a' ? null : { is: '=', values: [1], behind: rest(took) }
  }
  const sign = signAt(lows, 0)
  const at = sign?.took ?? 0
  const value = amountOf(lows[at]) ?? (sign && lows[at] === 'a' && lows[at + 1] === 'dozen' ? 12 : null)
  if (value === null) return null
  const end = at + (lows[at] === 'a' ? 2 : 1)
  const [next = '', then = '', after = ''] = lows.slice(end)
  if (!sign && next === '+') return { is: '>=', values: [value], behind: rest(end + 1) }
  if (!sign && next === 'plus') return { is: '>=', values: [value], behind: rest(end + 1) }
  if (!sign && next === 'or' && /^(?:more|greater|higher|better)$/.test(then))
    return { is: '>=', values: [value], behind: rest(end + 2) }
  if (!sign && next === 'or' && /^(?:less|fewer|lower)$/.test(then))
    return { is: '<=', values: [value], behind: rest(end + 2) }
  const other = amountOf(then)
  // `2 to 4 services`, `one or two contacts`
  if (!sign && /^(?:to|-|or)$/.test(next) && other !== null && other > value && after !== '')
    return { is: 'between', values: [value, other], behind: rest(end + 2) }
  return { is: sign?.is ?? '=', values: [value], behind: rest(end) }
}

/** How many times another figure, as it stands before that: `twice`, `three times`, `80% of`, `half`. */
export function factorAt(
  lows: readonly string[],
  at: number,
): { readonly times: number; readonly took: number } | null {
  const [first = '', second = '', third = ''] = lows.slice(at)
  const of = (from: number): number => (lows[at + from] === 'of' ? 1 : 0)
  if (/^(?:twice|double)$/.test(first)) return { times: 2, took: 1 }
  if (first === 'triple') return { times: 3, took: 1 }
  if (first === 'quadruple') return { times: 4, took: 1 }
  if (first === 'half') return { times: 0.5, took: 1 + of(1) }
  if (/^(?:a|one)$/.test(first) && /^(?:half|third|quarter|fifth|tenth)$/.test(second))
    return { times: parts[second] ?? 1, took: 2 + of(2) }
  if (first === 'two' && second === 'thirds') return { times: 2 / 3, took: 2 + of(2) }
  if (first === 'three' && second === 'quarters') return { times: 0.75, took: 2 + of(2) }
  const value = numberOf(first)
  if (value === null) return null
  if (/^(?:time|times|x)$/.test(second)) return { times: value, took: 2 + (third === 'of' ? 1 : 0) }
  if (first.endsWith('%') && second === 'of') return { times: value / 100, took: 2 }
  if (second === 'percent' && third === 'of') return { times: value / 100, took: 3 }
  return null
}

const parts: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  tenth: 0.1,
}

/** Whether a figure of nothing at all fits: whoever has none is told too then. */
export const holdsOfNone = ({
  is,
  values,
}: {
  readonly is: Sign['is']
  readonly values: readonly number[]
}): boolean => {
  const [value = 0, to = value] = values
  return {
    '>': 0 > value,
    '<': 0 < value,
    '>=': 0 >= value,
    '<=': 0 <= value,
    '=': value === 0,
    between: value <= 0 && 0 <= to,
  }[is]
}
