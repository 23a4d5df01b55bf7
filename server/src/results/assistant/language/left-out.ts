import { topics } from './declared-topics.ts'
import * as english from './english.ts'
import { lowsIn, type Item } from './items.ts'
import { makes } from './makes.ts'
import { vocabularyOf, type Read } from './prepare.ts'
import type { TopicQuestion } from './question.ts'
import { stemsOf } from './tokens.ts'

/** Words without which a question is another one, whatever else is understood. */
const weighty = new Set(
  `no not never nobody none nothing without except neither nor lack lacks lacking hardly unless instead
  who whom whose when why where how which
  twice thrice repeatedly every
  most least best worst priciest costliest cheapest highest lowest biggest smallest largest fewest more less fewer better worse top bottom
  than versus vs between before after until by per average share percent percentage
  if would could should might
  raise raised raises increase increased decreased lowered approve confirm cancel stop delete add move send create change shift
  same different difference similar compare compared
  common commonly frequent often
  last lost lose loses losing won failed latest first next newest oldest left missing passed expired closed open paid unpaid started ended part half rest remainder keep keeps kept either both promised usually day days week weeks month months year years hour hours minute minutes all performance max two worry worried concerned unspent unused
  rain raining snow snowing weather storm
  close resolve resolved past beyond hitting brought forecast forecasted predicted touch touched
  web gbp gmb handles handle else owe owed owing hit missed zero cut lower pause pull rate rates completion email mail draft text write export sell sold turned converted dealers clients stores accounts rooftops row many new excluding except outside besides minus ignoring since stopped paused finished movers shared me mine myself others`.split(
    /\s+/,
  ),
)

/** Results, budgets and the like are asked for by their figures. */
export const ofTheirOwn = 6

/** What the lists of everyday are called by: which of them is asked for is not left out. */
const everyday = new Set(['budgets', 'invoices', 'tasks', 'activities', 'interactions', 'pacing'])
const nouns = new Set(
  topics
    .filter(({ topic: { id } }) => everyday.has(id))
    .flatMap(({ topic: { words } }) => words.map((word) => stemsOf(word)))
    .flatMap(([stem = '', other]) => (other === undefined ? [stem] : [])),
)

/** Figures of the portal's own: whoever names one asks for it, and for nothing else. */
const figures = new Set(
  topics
    .filter(({ topic: { rank } }) => rank >= ofTheirOwn)
    .flatMap(({ topic: { columns } }) =>
      columns.flatMap(({ kind, words }) =>
        kind === 'money' || kind === 'count' || kind === 'percent' ? words : [],
      ),
    )
    .map((word) => stemsOf(word))
    .flatMap(([stem = '', other]) => (other === undefined ? [stem] : [])),
)

/** Channels, platforms and the like: rows are narrowed by them, whatever topic a question is read by. */
const choices = new Set(
  topics
    .filter(({ topic: { rank } }) => rank >= ofTheirOwn)
    .flatMap(({ topic: { columns } }) =>
      columns.flatMap(({ kind, values }) => (kind === 'choice' ? (values ?? []) : [])),
    )
    .flatMap(({ words }) => words.map((word) => stemsOf(word)))
    .flatMap(([stem = '', other]) => (other === undefined ? [stem] : [])),
)

/** Whether a word calls one of the lists of everyday: without it another one is asked for. */
export const callsRows = (item: Item): boolean => item.is === 'word' && nouns.has(item.word.stem)

/** Whether a question without this would be another one. */
export const isWeighty = (item: Item): boolean =>
  item.is !== 'word' ||
  // Whoever is called by a make is somebody else than those who are not.
  (makes.has(item.word.low) && item.word.low !== 'mini') ||
  callsRows(item) ||
  figures.has(item.word.stem) ||
  choices.has(item.word.stem) ||
  item.word.low in english.numbers ||
  [english.most, english.least, english.cheap, english.oldest, english.fell, english.rose].some((order) =>
    order.has(item.word.stem),
  ) ||
  weighty.has(item.word.low) ||
  weighty.has(item.word.stem) ||
  /^[\d$<>#%]/.test(item.word.low)

/** Whether something says more than what holds a sentence together. */
export const isContent = (item: Item): boolean =>
  item.is !== 'word' || !(english.filler.has(item.word.stem) || english.joining.has(item.word.stem))

/** The word at a place in small letters, or the mark of a name or a time. */
const lowIn =
  (items: readonly Item[]) =>
  (at: number): string =>
    lowsIn(items)[at] ?? ''

/** Words that lead what rows are narrowed by. */
const leading = /^(?:on|in|at|by|with|from|about|of|via|through|per|for|under|over|without)$/

/** Whether a word stands beside a name and may be part of it: whoever is called so is somebody else. */
export function besideName(items: readonly Item[], at: number, { topics }: Read): boolean {
  const item = items[at]
  if (item?.is !== 'word') return false
  const named = items[at - 1]?.is === 'name' || items[at + 1]?.is === 'name'
  const { raw, stem, low } = item.word
  const known = vocabularyOf(topics)
  return named && (makes.has(low) || !(known.has(stem) || known.has(low)) || /^[A-Z]{2,}$/.test(raw))
}

/**
 * `spend on billboards`: what stands behind such a word says which of the rows
 * are meant. `For my boss` says what the answer is for.
 */
export function narrowsBy(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  const low = lowIn(items)
  // The last word of what is left out is the one that the others belong to.
  const next = items[at + 1]
  if (gone.has(at + 1) || (next && isContent(next))) return false
  let before = at - 1
  while (gone.has(before) || /^(?:the|a|an|my|our|your|their|his|her|this|that|some|any)$/.test(low(before)))
    before -= 1
  const purpose = low(before) === 'for' && /^(?:my|our|his|her|their)$/.test(low(before + 1))
  return !purpose && leading.test(low(before))
}

/** `I've been asked for`: who is spoken of in what is left out is nobody in what is not. */
export function narrates(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  const low = lowIn(items)
  if (!/^(?:i|we)$/.test(low(at))) return false
  // `what do I owe`: whose they are is asked for.
  if (/^(?:do|did|does)$/.test(low(at - 1))) return true
  let next = at + 1
  while (/^(?:have|has|had|been|was|were|am|are|is|do|did|would|just|also|keep|got)$/.test(low(next)))
    next += 1
  return gone.has(next)
}

/**
 * `which logins end`: what is asked for by name, of which nothing is known, is
 * not what the rest of the question is about.
 */
export function heads(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  const item = items[at]
  if (item?.is !== 'word' || !isContent(item)) return false
  const low = lowIn(items)
  let before = at - 1
  while (gone.has(before) && items[before] !== undefined && isContent(items[before] as Item)) before -= 1
  if (/^(?:which|whose)$/.test(low(before)) || (low(before) === 'many' && low(before - 1) === 'how'))
    return true
  // `which TikTok sound is trending`: the last word before the verb is what is asked for.
  return (
    /^(?:is|are|was|were|has|have|had|do|does|did)$/.test(low(at + 1)) &&
    /^(?:which|what)$/.test(low(before - 1))
  )
}

/** What rows are called by in several words. */
const rowsInWords: ReadonlySet<string> = new Set(
  topics.flatMap(({ topic: { words } }) =>
    words.map((word) => stemsOf(word).join(' ')).filter((stems) => stems.includes(' ')),
  ),
)

/** Most words that rows are called by. */
const longestName = 4

/** `naming rules`: words that together call rows of their own are what is asked for. */
export function namesRows(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  for (let from = Math.max(0, at - longestName + 1); from <= at; from += 1)
    for (let end = Math.max(from + 2, at + 1); end <= from + longestName; end += 1) {
      const part = items.slice(from, end)
      if (
        part.length < end - from ||
        !part.every((item, place) => item.is === 'word' && gone.has(from + place))
      )
        break
      if (rowsInWords.has(part.map((item) => (item.is === 'word' ? item.word.stem : '')).join(' ')))
        return true
    }
  return false
}

/** `impressions on Hulu`: a word that nobody knows and that is written as a name is one. */
export function isNameLike(items: readonly Item[], at: number, { topics }: Read): boolean {
  const item = items[at]
  if (item?.is !== 'word' || at === 0 || !/^\p{Lu}[\p{Ll}]/u.test(item.word.raw)) return false
  const known = vocabularyOf(topics)
  return !known.has(item.word.stem) && !known.has(item.word.low)
}

/** Words before what is asked for. */
const begins =
  /^(?:show|list|give|get|tell|find|see|need|want|any|all|every|each|how|many|much|which|what|who|when|where|why|is|are|was|were|did|do|does|has|have|had|can|could|would|should|number|count|total|current|new|please|quick|question|hey|hi|ok|so|the)$/
const clients = /^(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)$/

/** Whether a word calls several of something. */
const manyOf = (item: Item | undefined): boolean =>
  item?.is === 'word' && /[^s]s$/i.test(item.word.raw) && item.word.stem !== item.word.low

/** What a topic made of a question, as far as it says what that is of. */
interface Made {
  readonly draft: { readonly names: boolean; readonly question: Pick<TopicQuestion, 'by' | 'clients'> }
  readonly prepared: { readonly topic: { readonly id: string; readonly rank: number } }
}

/**
 * `meetings that ran over`, `Mazda dealers who complained twice`: whether a topic that is not called by its name would be
 * told without what is asked for, which a question begins with, or of something else than the clients that it asks for.
 */
export function losesHead(items: readonly Item[], places: readonly number[], made: Made): boolean {
  const { draft, prepared } = made
  if (prepared.topic.id === 'clients') return false
  const head = items.findIndex((item) => item.is === 'word' && isContent(item) && !begins.test(item.word.low))
  const ofClients = items.slice(0, 3).some((item) => item.is === 'word' && clients.test(item.word.low))
  const { by, clients: named } = draft.question
  return (
    (!draft.names && places.includes(head) && manyOf(items[head])) ||
    (ofClients && by === null && named.length === 0 && (!draft.names || prepared.topic.rank < ofTheirOwn))
  )
}
