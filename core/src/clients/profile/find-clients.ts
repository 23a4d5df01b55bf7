import { fieldSeparator, fold, lineSeparator, type ClientIndex, type SimpleClient } from './search-index.ts'

/** The position of the client whose line holds a place of the text. */
const positionAt = ({ starts }: ClientIndex, place: number): number => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** How well a client fits: its name starts so, one of its words starts so, all words are there, or it is inside. */
const fits = { prefix: 0, wordStart: 1, inside: 2, words: 3 } as const
type Fit = (typeof fits)[keyof typeof fits]

/** Hits looked at before the search stops: many more than anyone reads, few enough to be quick. */
const mostLookedAt = 1_500

const fitAt = (text: string, place: number): Fit => {
  const before = text[place - 1]
  if (before === lineSeparator) return fits.prefix
  return before === ' ' || before === fieldSeparator ? fits.wordStart : fits.inside
}

const lineEnd = (index: ClientIndex, position: number): number =>
  index.starts[position + 1] ?? index.text.length

/** The best fit of a query within a line, from its first hit on. */
const bestFit = (text: string, query: string, first: number, end: number): Fit => {
  let best: Fit = fits.inside
  for (let place = first; place >= 0 && place < end; place = text.indexOf(query, place + 1)) {
    const fit = fitAt(text, place)
    if (fit < best) best = fit
    if (best <= fits.wordStart) return best
  }
  return best
}

type Found = Map<number, Fit>

/** Notes the lines that hold the needle, with their fit, until enough were looked at. */
const collect = (
  index: ClientIndex,
  needle: string,
  found: Found,
  fitOf: (position: number, place: number) => Fit | null,
  most: number,
): boolean => {
  let looked = 0
  let place = index.text.indexOf(needle)
  while (place >= 0) {
    if (looked >= most) return false
    looked += 1
    const position = positionAt(index, place)
    const fit = fitOf(position, place)
    if (fit !== null && !found.has(position)) found.set(position, fit)
    place = index.text.indexOf(needle, lineEnd(index, position))
  }
  return true
}

const collectWords = (index: ClientIndex, query: string, found: Found): void => {
  const words = query.split(' ')
  const rarest = words.toSorted((a, b) => b.length - a.length)[0] ?? query
  const hasAll = (position: number): Fit | null => {
    const line = index.text.slice(index.starts[position], lineEnd(index, position))
    return words.every((word) => line.includes(word)) ? fits.words : null
  }
  collect(index, rarest, found, hasAll, mostLookedAt * 10)
}

/**
 * The clients that fit, best first and canceled ones last, at most `limit`.
 * An exact client id or dealer code narrows to that one client.
 */
export const findClients = (index: ClientIndex, typed: string, limit: number): readonly SimpleClient[] => {
  const query = fold(typed)
  if (query === '') return []
  const exact = exactPosition(index, typed.trim(), query)
  if (exact !== null) return pick(index, [exact])

  const found: Found = new Map()
  const complete = collect(
    index,
    query,
    found,
    (position, place) => bestFit(index.text, query, place, lineEnd(index, position)),
    mostLookedAt,
  )
  // What is common enough to fill the first look may have its best fits further down.
  if (!complete) collect(index, lineSeparator + query, found, () => fits.prefix, limit)
  if (!complete) collect(index, ` ${query}`, found, () => fits.wordStart, limit)
  if (found.size < limit && query.includes(' ')) collectWords(index, query, found)

  const canceled = (position: number): number => Number(position >= index.activeCount)
  const ranked = [...found].toSorted(
    ([a, fitOfA], [b, fitOfB]) => canceled(a) - canceled(b) || fitOfA - fitOfB || a - b,
  )
  return pick(
    index,
    ranked.slice(0, limit).map(([position]) => position),
  )
}

/** The one client whose id or dealer code was typed in full, or null. */
export const exactClient = (index: ClientIndex, typed: string): SimpleClient | null => {
  const position = exactPosition(index, typed.trim(), fold(typed))
  return position === null ? null : (index.clients[position] ?? null)
}

const exactPosition = (index: ClientIndex, typed: string, folded: string): number | null => {
  const byId = /^\d{1,15}$/.test(typed) ? index.byId.get(Number(typed)) : undefined
  return byId ?? index.byCode.get(folded) ?? null
}

const pick = (index: ClientIndex, positions: readonly number[]): readonly SimpleClient[] =>
  positions.map((position) => index.clients[position]).filter((client) => client !== undefined)
