import { lowsIn, lowsOf, type Item } from '../items.ts'

/** Items from one place to another; those that are all of them stay the same list, of which more is known already. */
export const slice = (items: readonly Item[], from: number, to = items.length): readonly Item[] =>
  from === 0 && to === items.length ? items : items.slice(from, to)

/** What stands before and behind each place at which a pattern takes whole words, the first of them first. */
export function* splitsAt(
  items: readonly Item[],
  pattern: RegExp,
  longest: number,
): Generator<{ readonly before: readonly Item[]; readonly said: string; readonly behind: readonly Item[] }> {
  const lows = lowsIn(items)
  for (let at = 0; at < lows.length; at++)
    for (let length = Math.min(longest, lows.length - at); length > 0; length--) {
      const said = lows.slice(at, at + length).join(' ')
      if (!pattern.test(said)) continue
      yield { before: slice(items, 0, at), said, behind: slice(items, at + length) }
      break
    }
}

/** Items without the words that a pattern takes off their beginning. */
export function withoutHead(items: readonly Item[], pattern: RegExp): readonly Item[] {
  const taken = pattern.exec(lowsOf(items))?.[0].trim() ?? ''
  return taken === '' ? items : slice(items, taken.split(' ').length)
}

/** Items without the words that a pattern takes off their end. */
export function withoutTail(items: readonly Item[], pattern: RegExp): readonly Item[] {
  const taken = pattern.exec(lowsOf(items))?.[0].trim() ?? ''
  return taken === '' ? items : slice(items, 0, items.length - taken.split(' ').length)
}

/** The parts of a line that a pattern names, as the items that they are; null where it does not fit. Its parts begin and end with words. */
export function partsIn(
  items: readonly Item[],
  pattern: RegExp,
): Readonly<Record<string, readonly Item[]>> | null {
  const line = lowsOf(items)
  const found = pattern.exec(line)
  const places = found?.indices?.groups
  if (!found || !places) return null
  const wordsBefore = (at: number): number => line.slice(0, at).split(' ').length - 1
  // A space at either end of a part is none of its words.
  const firstOf = (at: number): number => wordsBefore(line[at] === ' ' ? at + 1 : at)
  const lastOf = (at: number): number => wordsBefore(line[at - 1] === ' ' ? at - 1 : at)
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, place]) =>
      place === undefined || place[0] === place[1]
        ? []
        : [[name, slice(items, firstOf(place[0]), lastOf(place[1]) + 1)] as const],
    ),
  )
}
