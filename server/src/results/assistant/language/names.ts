import { isBrandAt, makes } from './makes.ts'
import { oneApart } from './spelling.ts'
import type { Named } from './question.ts'
import { wordsOf, type Word } from './tokens.ts'

/** A name in a question: where it stands, and who may be meant. */
export interface NameSpan {
  readonly at: number
  readonly end: number
  readonly words: string
  readonly candidates: readonly Named[]
}

interface Known {
  readonly named: Named
  readonly tokens: readonly string[]
}

/** Words of names that say nothing by themselves. */
const generic = new Set([
  'group',
  'auto',
  'automotive',
  'the',
  'of',
  'and',
  'inc',
  'llc',
  'motor',
  'motors',
  '&',
  'car',
  'cars',
  'dealer',
  'dealers',
  'store',
  'company',
  'sales',
  'house',
  'partners',
  'holdings',
])

/** Names that were taken apart before. */
const taken = new Map<string, readonly string[]>()
const mostTaken = 20_000

/** The words of a name. Names are many, and the same ones come with every question. */
function tokensOf(name: string): readonly string[] {
  const had = taken.get(name)
  if (had) return had
  const tokens = wordsOf(name).map(({ low }) => low)
  if (taken.size >= mostTaken) taken.clear()
  taken.set(name, tokens)
  return tokens
}

const alike = (word: string, token: string): boolean =>
  word === token ||
  (word.length > 3 &&
    (word.length > 4 || token.length > 4) &&
    token.length > 3 &&
    word[0] === token[0] &&
    (oneApart(word, token) || (token.length > 7 && twoApart(word, token))))

/** Two slips in a long word: `volkswagn` and `volkswaggon`. */
const twoApart = (word: string, token: string): boolean => {
  if (Math.abs(word.length - token.length) > 2) return false
  for (let at = 0; at < word.length; at++) {
    if (oneApart(word.slice(0, at) + word.slice(at + 1), token)) return true
  }
  return false
}

/**
 * The names that stand in a question.
 * @param unknown words that mean nothing else
 */
export function namesIn(
  words: readonly Word[],
  names: readonly Named[],
  unknown: (at: number) => boolean,
): readonly NameSpan[] {
  const known: readonly Known[] = names.map((named) => ({
    named,
    tokens: tokensOf(named.name),
  }))
  const used = new Set<number>()
  const spans: NameSpan[] = []
  const take = (at: number, end: number, candidates: readonly Named[]): void => {
    for (let one = at; one < end; one++) used.add(one)
    spans.push({
      at,
      end,
      words: words
        .slice(at, end)
        .map(({ raw }) => raw)
        .join(' '),
      candidates: unique(candidates),
    })
  }
  const free = (at: number, length: number): boolean =>
    at + length <= words.length &&
    !Array.from({ length }, (_, place) => at + place).some((one) => used.has(one))
  for (let at = 0; at < words.length; at++) {
    const fits = known.filter(
      ({ tokens, named }) =>
        // What costs least comes first: names are many, and hardly one of them begins here.
        same(words[at], tokens[0] ?? '', tokens) &&
        free(at, Math.max(1, tokens.length)) &&
        (tokens.length > 1
          ? tokens.every((token, place) => same(words[at + place], token, tokens)) &&
            tokens.some((_, place) => unknown(at + place) || words[at + place]?.low === tokens[place])
          : unknown(at) && tokens[0] === words[at]?.low) &&
        named.name !== '',
    )
    const byNumber =
      /^(?:client|store|dealer)$/.test(words[at - 1]?.stem ?? '') && /^\d+$/.test(words[at]?.low ?? '')
    const coded = words[at]
      ? known.filter(({ named }) => named.code !== undefined && named.code.toLowerCase() === words[at]?.low)
      : []
    const numbered = byNumber
      ? known.filter(({ named }) => named.kind === 'client' && String(named.id) === words[at]?.low)
      : []
    if (numbered.length > 0)
      take(
        at,
        at + 1,
        numbered.map(({ named }) => named),
      )
    else if (coded.length > 0 && unknown(at))
      take(
        at,
        at + 1,
        coded.map(({ named }) => named),
      )
    if (fits.length === 0) continue
    const length = Math.max(...fits.map(({ tokens }) => tokens.length))
    const longest = fits.filter(({ tokens }) => tokens.length === length)
    const exact = longest.filter(({ tokens }) =>
      tokens.every((token, place) => words[at + place]?.low === token),
    )
    take(
      at,
      at + length,
      (exact.length > 0 ? exact : longest).map(({ named }) => named),
    )
    at += length - 1
  }
  for (const { at, end, named } of begunBy(words, known, (at) => free(at, 1))) take(at, end, [named])
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word || used.has(at) || !unknown(at)) continue
    let candidates = having(known, word.low)
    if (candidates.length === 0) continue
    let [from, end] = [at, at + 1]
    for (let next = end; next < words.length && !used.has(next); next++) {
      // `Hyundai of Asheville` for Asheville Hyundai.
      const turned = used.has(next + 1) ? [] : turnedAround(candidates, words, next)
      if (turned.length > 0) next += 1
      const narrower = turned.length > 0 ? turned : having(candidates, words[next]?.low ?? '')
      if (narrower.length === 0) break
      candidates = narrower
      end = next + 1
    }
    for (let next = from - 1; next >= 0 && !used.has(next) && !generic.has(words[next]?.low ?? ''); next--) {
      const narrower = having(candidates, words[next]?.low ?? '')
      if (narrower.length === 0) break
      candidates = narrower
      from = next
    }
    if (isOfAnotherMake(candidates, words, end)) {
      // A store that nobody has: neither its town nor its make is another one.
      used.add(end)
      at = end
      continue
    }
    const said = words.slice(from, end).map(({ low }) => low)
    // What many names have in common names nobody.
    if (said.every((one) => generic.has(one))) continue
    const speaksOfGroup = words.some(({ stem }) => stem === 'group')
    const whole = ({ tokens }: Known): boolean =>
      tokens.every((token) => generic.has(token) || said.some((one) => alike(one, token)))
    const groups = candidates.filter(({ named }) => named.kind === 'group')
    const fits =
      speaksOfGroup && groups.length > 0
        ? groups
        : candidates.filter((one) => one.named.kind !== 'group' || whole(one))
    const sure = (fits.length > 0 ? fits : candidates).filter((one) =>
      said.every((token) => joins.test(token) || one.tokens.includes(token)),
    )
    const all = sure.length > 0 ? sure : fits.length > 0 ? fits : candidates
    // `the Cascade group`, which is called Cascade Dealer Partners.
    if (fits === groups && words[end]?.low === 'group' && !used.has(end)) end += 1
    const people =
      end - from === 1 && !places.test(words[from - 1]?.low ?? '') ? byFirstName(all, word.low) : []
    take(
      from,
      end,
      (people.length > 0 ? people : all).map(({ named }) => named),
    )
    at = end - 1
  }
  return withoutHalves(
    spans.toSorted((one, other) => one.at - other.at),
    words,
  )
}

/**
 * `Quarter Mile` of a name that begins so, and no other one does: words that mean something else as well are a name
 * where two or more of them are written as one.
 */
function begunBy(
  words: readonly Word[],
  known: readonly Known[],
  free: (at: number) => boolean,
): readonly { readonly at: number; readonly end: number; readonly named: Named }[] {
  const capital = (at: number): boolean => /^\p{Lu}\p{Ll}/u.test(words[at]?.raw ?? '') && free(at)
  return words.flatMap((_, at) => {
    if (!capital(at) || !capital(at + 1) || capital(at - 1) || at === 0) return []
    let end = at + 2
    while (capital(end)) end += 1
    const said = words.slice(at, end).map(({ low }) => low)
    const [one, other] = known.filter(
      ({ tokens }) =>
        tokens.length > said.length && said.every((low, place) => tokens[place] === low && !generic.has(low)),
    )
    // A group and its store begin alike: which of them is meant is asked.
    return one?.named.kind === 'client' && !other ? [{ at, end, named: one.named }] : []
  })
}

/** `Eastgate Toyota`, where Eastgate sells Cadillacs only: a make right behind a name is a part of it. */
const isOfAnotherMake = (candidates: readonly Known[], words: readonly Word[], at: number): boolean =>
  makes.has(words[at]?.low ?? '') &&
  words[at + 1]?.low !== 'of' &&
  !isBrandAt(
    words.map(({ low }) => low),
    at,
  ) &&
  candidates.every(
    ({ named, tokens }) =>
      named.kind === 'client' &&
      tokens.some((token) => makes.has(token)) &&
      !tokens.includes(words[at]?.low ?? ''),
  )

/** Behind these words stands a town. */
const places = /^(?:in|near|around|from)$/

/** `Tyler's tasks`: whoever is called so, where stores have the word only behind their own name, as `Hyundai of Tyler` has. */
function byFirstName(candidates: readonly Known[], word: string): readonly Known[] {
  const begins = candidates.filter(({ tokens }) => tokens[0] === word)
  return begins.every(({ named }) => named.kind === 'person') ? begins : []
}

/** `Ram of Dayton` is nobody where one store is a Ram and another one is of Dayton: two halves of a name that nobody has. */
function withoutHalves(spans: readonly NameSpan[], words: readonly Word[]): readonly NameSpan[] {
  const isHalf = ({ words: said, candidates }: NameSpan): boolean =>
    candidates.every(({ kind, name }) => kind === 'client' && tokensOf(name).length > said.split(' ').length)
  const joinsNext = (one: NameSpan | undefined, next: NameSpan | undefined): boolean => {
    if (!one || !next || !isHalf(one) || !isHalf(next)) return false
    const between = words.slice(one.end, next.at).map(({ low }) => low)
    return between.join(' ') === 'of' || (between.length === 0 && next.words.toLowerCase().startsWith('of '))
  }
  return spans.filter((one, at) => !joinsNext(one, spans[at + 1]) && !joinsNext(spans[at - 1], one))
}

const joins = /^(?:of|in|at)$/

/** Names without the word that joins the parts of the name here, and with the part behind it. */
function turnedAround(candidates: readonly Known[], words: readonly Word[], at: number): readonly Known[] {
  const [joint, after] = [words[at]?.low ?? '', words[at + 1]?.low ?? '']
  if (!joins.test(joint) || generic.has(after) || after === '') return []
  const both = having(candidates, after)
  return having(both, joint).length > 0 ? [] : both
}

const same = (word: Word | undefined, token: string, tokens: readonly string[]): boolean =>
  word !== undefined && (word.low === token || (tokens.length > 1 && alike(word.low, token)))

const having = (known: readonly Known[], word: string): readonly Known[] => {
  const exact = known.filter(({ tokens }) => tokens.includes(word))
  return exact.length > 0 || word.length < 4
    ? exact
    : known.filter(({ tokens }) => tokens.some((token) => alike(word, token)))
}

const unique = (names: readonly Named[]): readonly Named[] => [
  ...new Map(names.map((named) => [`${named.kind} ${named.of ?? ''} ${named.id}`, named])).values(),
]
