import { namesNobody } from './carried.ts'
import { topicOf, topics } from './declared-topics.ts'
import { draftsOf, inertOf, readingOf } from './drafts.ts'
import * as english from './english.ts'
import { lowsOf, type Item } from './items.ts'
import { makes } from './makes.ts'
import { namesOf, prepare, saidOf, vocabularyOf, type Knowledge, type Read } from './prepare.ts'
import {
  isTopic,
  type Named,
  type Nearest,
  type Question,
  type Reading,
  type TopicQuestion,
} from './question.ts'
import { special } from './special.ts'
import { aside, asks, asksNothing, leansBack, narrows, partsOf, runsOf } from './asked-parts.ts'
import { isCourtesy } from './courtesy.ts'
import { stemsOf } from './tokens.ts'

/** How a part of a text is read, as it stands and in plainer words. */
export interface PartReader {
  readonly whole: (text: string) => Reading
  readonly plainly: (text: string) => Read
  /** Nothing was said before that a few words could be meant to go on with. */
  readonly begins: boolean
}

/** Words without which a question is another one, whatever else is understood. */
const weighty = new Set(
  `no not never nobody none nothing without except neither nor lack lacks lacking hardly unless instead
  who whom whose when why where how which
  most least best worst highest lowest biggest smallest largest fewest more less fewer better worse top bottom
  than versus vs between before after until by per average share percent percentage
  if would could should might
  raise increase approve confirm cancel stop delete add move send create change shift
  same different difference similar compare compared
  last latest first next newest oldest left missing passed expired closed open paid unpaid started ended day days all performance max two worry worried concerned unspent unused`.split(
    /\s+/,
  ),
)

/** Results, budgets and the like are asked for by their figures. */
const ofTheirOwn = 6

/** What the lists of everyday are called by: which of them is asked for is not left out. */
const everyday = new Set(['budgets', 'invoices', 'tasks', 'activities', 'interactions', 'pacing'])
const nouns = new Set(
  topics
    .filter(({ topic: { id } }) => everyday.has(id))
    .flatMap(({ topic: { words } }) => words.map((word) => stemsOf(word)))
    .flatMap(([stem = '', other]) => (other === undefined ? [stem] : [])),
)

const isWeighty = (item: Item): boolean =>
  item.is !== 'word' ||
  nouns.has(item.word.stem) ||
  item.word.low in english.numbers ||
  weighty.has(item.word.low) ||
  weighty.has(item.word.stem) ||
  /^[\d$<>#%]/.test(item.word.low)

const isContent = (item: Item): boolean =>
  item.is !== 'word' || !(english.filler.has(item.word.stem) || english.joining.has(item.word.stem))

/** Words that lead what rows are narrowed by. */
const leading = /^(?:on|in|at|by|with|from|about|of|via|through|per|for|under|over|without)$/

/**
 * `spend on billboards`: what stands behind such a word says which of the rows
 * are meant. `For my boss` says what the answer is for.
 */
function narrowsBy(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  const low = (place: number): string => {
    const item = items[place]
    return item?.is === 'word' ? item.word.low : ''
  }
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
function narrates(items: readonly Item[], at: number, gone: ReadonlySet<number>): boolean {
  const low = (place: number): string => {
    const item = items[place]
    return item?.is === 'word' ? item.word.low : ''
  }
  if (!/^(?:i|we)$/.test(low(at))) return false
  let next = at + 1
  while (/^(?:have|has|had|been|was|were|am|are|is|do|did|would|just|also|keep|got)$/.test(low(next)))
    next += 1
  return gone.has(next)
}

interface Reduced {
  readonly question: Question
  readonly dropped: readonly Item[]
  readonly kept: number
}

/** Whether a word stands beside a name and may be part of it: whoever is called so is somebody else. */
function besideName(items: readonly Item[], at: number, { topics }: Read): boolean {
  const item = items[at]
  if (item?.is !== 'word') return false
  const named = items[at - 1]?.is === 'name' || items[at + 1]?.is === 'name'
  const { raw, stem, low } = item.word
  const known = vocabularyOf(topics)
  return named && (makes.has(low) || !(known.has(stem) || known.has(low)) || /^[A-Z]{2,}$/.test(raw))
}

/** Rounds in which words are left out: what is left over may speak of another topic, which has no use for others. */
const mostRounds = 3

/** A question without the words that nobody knows what to do with; null where one of them carries it. */
function withoutUnknown(read: Read): Reduced | null {
  let { items } = read
  const dropped: Item[] = []
  for (let round = 0; round <= mostRounds; round += 1) {
    const [best] = draftsOf(items, read)
    if (!best) return null
    const places = best.draft.left.length > 0 ? best.draft.left : inertOf(best, read).filter((at) => at >= 0)
    if (places.length === 0) {
      const { topic } = best.prepared
      // A topic that is not called by its name is meant where many others are not.
      if (dropped.length > 0 && !best.draft.names && topic.rank < ofTheirOwn) return null
      const reading = readingOf(best)
      return reading.is === 'question'
        ? { question: reading.question, dropped, kept: items.filter(isContent).length }
        : null
    }
    const gone = new Set(places)
    const out = items.filter((_, at) => gone.has(at))
    if (out.some(isWeighty) || places.some((at) => besideName(items, at, read) || narrowsBy(items, at, gone)))
      return null
    dropped.push(...out)
    items = items.filter((_, at) => !gone.has(at) && !narrates(items, at, gone))
  }
  return null
}

/** Whether a question asks for more than all there is of a list. */
function narrowed(question: TopicQuestion): boolean {
  const { measures, conditions, records, by, order, limit, period, mine, ownClients, people, us } = question
  // `the three days left`: how many there are, and not how many are wanted.
  if (limit !== null && order === null) return false
  // One alone is first in every order.
  if (by === 'client' && order !== null && question.clients.length === 1) return false
  // Some clients by their names are no answer to anything.
  if (
    question.topic === 'clients' &&
    measures.length + conditions.length === 0 &&
    by === null &&
    order === null
  )
    return false
  return (
    !namesNobody(question) ||
    measures.length + conditions.length + records.length + people.length + us.length > 0 ||
    [by, order, period].some((one) => one !== null) ||
    mine ||
    ownClients
  )
}

const worthTelling = (question: Question): boolean =>
  isTopic(question)
    ? narrowed(question)
    : question.ask === 'several'
      ? question.questions.every(worthTelling)
      : question.ask === 'team' ||
        question.ask === 'changes' ||
        question.ask === 'waiting' ||
        question.ask === 'form' ||
        question.ask === 'meaning' ||
        (question.ask === 'record' && question.field !== null)

/** Parts that are read at most: each of them takes as long as a question. */
const mostParts = 7

/** The one client of whom what is left out speaks: what is asked of nobody is asked of that one. */
function spokenOf(texts: readonly string[], knowledge: Knowledge): Named | null | undefined {
  const spans = texts.flatMap((text) => namesOf(prepare(text, knowledge).items))
  const [span, other] = spans
  if (!span) return undefined
  const [one, another] = span.candidates
  return other === undefined && another === undefined && one?.kind === 'client' ? one : null
}

const ofWhom = (question: Question, spoken: Named | undefined): Question =>
  spoken && isTopic(question) && question.clients.length + question.groups.length === 0
    ? { ...question, clients: [spoken] }
    : question

/**
 * What comes nearest to a question that is not understood as it stands: of
 * several parts those that are understood whole, else the question without
 * words of which nobody knows what to do. Nothing is left out that rules out,
 * counts, orders or compares, and nobody who was named.
 */
export function nearestTo(text: string, knowledge: Knowledge, reader: PartReader): Nearest | null {
  const asked = text.replace(/[?!.\s]+$/, '').trim()
  // Signing in is no activity.
  if (/\b(?:log(?:ged)?|sign(?:ed)?) ?in\b/i.test(asked)) return null
  const parts = partsOf(asked)
  const few = parts.length > 1 && parts.length <= mostParts ? parts : []
  const runs = runsOf(few.map((part) => part.text))
  const run = ([from, to]: readonly [number, number]): string =>
    asked.slice(few[from]?.from, few[to - 1]?.to).trim()
  const beside = ([from, to]: readonly [number, number]): readonly string[] =>
    few.flatMap((part, at) => (at >= from && at < to ? [] : [part.text]))
  const asking = few.flatMap((part, at) => (asks.test(part.text) && !asksNothing.test(part.text) ? [at] : []))
  // What leans on the part before it (`who made it`) is answered by that one.
  const leaning = asking.every((at) => leansBack.test(few[at]?.text ?? ''))
  const askedIn = ([from, to]: readonly [number, number]): boolean =>
    asking.length === 0 || leaning || asking.some((at) => at >= from && at < to)
  const mayGo = (out: readonly string[]): boolean =>
    out.every((one) => aside.test(one) || !narrows.test(one) || one.split(' ').length > longestNarrowing)
  let best: { readonly nearest: Nearest; readonly weight: number } | null = null
  const offer = (
    question: Question,
    left: readonly string[],
    out: readonly string[],
    weight: number,
  ): void => {
    if (!worthTelling(question) || (best && best.weight >= weight)) return
    // What was only told and leaves out what is asked is told of somebody, or of nobody.
    const unasked = asking.some((at) => out.includes(few[at]?.text ?? ''))
    if (unasked && asking.every((at) => out.includes(few[at]?.text ?? '')))
      if (!isTopic(question) || question.clients.length === 0) return
    // Lists of one at a time tell nothing of nobody.
    const ofOne = isTopic(question) && topicOf(question.topic)?.topic.ofOne === true
    const spoken = spokenOf(out, knowledge)
    if (ofOne && isTopic(question) && question.clients.length === 0 && !spoken) return
    // Of several whom the parts speak of nobody knows who is meant.
    if (spoken === null && isTopic(question) && namesNobody(question)) return
    const named = left.filter((part) => !isCourtesy(part) && !asksNothing.test(part))
    best = { nearest: { question: ofWhom(question, spoken ?? undefined), left: named }, weight }
  }
  for (const one of runs) {
    const out = beside(one)
    if (!askedIn(one) || !mayGo(out) || run(one).split(' ').length < fewestWords) continue
    const reading = reader.whole(run(one))
    if (reading.is === 'question' && !(reading.left ?? []).some((part) => asks.test(part)))
      offer(reading.question, [...out, ...(reading.left ?? [])], out, run(one).split(' ').length)
  }
  if (best) return (best as { nearest: Nearest }).nearest
  for (const one of [[0, 0] as const, ...runs]) {
    const whole = one[1] === 0
    const out = whole ? [] : beside(one)
    if ((!whole && !askedIn(one)) || !mayGo(out)) continue
    const read = reader.plainly(whole ? asked : run(one))
    if (special(read)) continue
    const reduced = withoutUnknown(read)
    if (!reduced) continue
    const gone = reduced.dropped.filter(isContent).length
    // What is declined although every word has a use is declined for what it asks.
    if (reduced.dropped.length + out.length === 0) continue
    if (!reader.begins && read.items.length <= longestOnward) continue
    if (reduced.kept < 2 || gone > reduced.kept || gone > mostGone) continue
    const words = wordsTogether(read.items, reduced.dropped)
    offer(reduced.question, [...out, ...words], out, reduced.kept - gone)
  }
  return best ? (best as { nearest: Nearest }).nearest : null
}

/** Words that stand for a question by themselves: `who's above` is said of something. */
const fewestWords = 3
/** Words of a part that only narrows: a longer one tells something. */
const longestNarrowing = 6
/** Words of a question that may as well go on with the one before. */
const longestOnward = 6
/** Words that are left out of a part at most. */
const mostGone = 4

/** Words that were left out, those that stand beside each other as one part. */
function wordsTogether(items: readonly Item[], dropped: readonly Item[]): readonly string[] {
  const parts: string[] = []
  let last = -2
  for (const item of dropped.toSorted((one, other) => items.indexOf(one) - items.indexOf(other))) {
    const at = items.indexOf(item)
    const text = item.is === 'word' ? saidOf(item.word) : lowsOf([item])
    if (at === last + 1 && parts.length > 0) parts[parts.length - 1] += ` ${text}`
    else parts.push(text)
    last = at
  }
  return parts
}
