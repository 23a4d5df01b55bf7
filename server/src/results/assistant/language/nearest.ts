import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { draftsOf, inertOf, readingOf } from './drafts.ts'
import { lowsOf, type Item } from './items.ts'
import { besideName, isContent, isWeighty, narrates, narrowsBy, ofTheirOwn } from './left-out.ts'
import { namesOf, prepare, saidOf, type Knowledge, type Read } from './prepare.ts'
import {
  isTopic,
  type Named,
  type Nearest,
  type Question,
  type Reading,
  type TopicQuestion,
} from './question.ts'
import { special } from './special.ts'
import {
  asksBack,
  aside,
  asks,
  asksNothing,
  leansBack,
  narrows,
  partsOf,
  runsOf,
  tells,
} from './asked-parts.ts'
import { isCourtesy } from './courtesy.ts'

/** How a part of a text is read, as it stands and in plainer words. */
export interface PartReader {
  readonly whole: (text: string) => Reading
  readonly plainly: (text: string) => Read
  /** Nothing was said before that a few words could be meant to go on with. */
  readonly begins: boolean
}

interface Reduced {
  readonly question: Question
  readonly dropped: readonly Item[]
  readonly kept: number
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

/** Of so many parts not every run is read. */
const manyParts = 5
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
  const asking = few.flatMap((part, at) => (asks.test(part.text) && !asksNothing.test(part.text) ? [at] : []))
  // Of many parts longer runs are read only from where something is asked: each takes as long as a question.
  const runs = runsOf(few.map((part) => part.text)).filter(
    ([from, to]) => few.length < manyParts || to - from <= 2 || asking.includes(from),
  )
  const run = ([from, to]: readonly [number, number]): string =>
    asked.slice(few[from]?.from, few[to - 1]?.to).trim()
  const beside = ([from, to]: readonly [number, number]): readonly string[] =>
    few.flatMap((part, at) => (at >= from && at < to ? [] : [part.text]))
  // What leans on the part before it (`who made it`) is answered by that one.
  const leaning = asking.every((at) => leansBack.test(few[at]?.text ?? ''))
  const askedIn = ([from, to]: readonly [number, number]): boolean =>
    asking.length === 0 || leaning || asking.some((at) => at >= from && at < to)
  const mayGo = (out: readonly string[]): boolean =>
    out.every(
      (one) =>
        aside.test(one) ||
        isCourtesy(one) ||
        (tells.test(one)
          ? !narrows.test(one) || one.split(' ').length > longestNarrowing
          : // `Instagram vs Facebook`, `SEM only`: what tells nothing by itself says what is meant.
            !narrows.test(one) && !prepare(one, knowledge).items.some(isWeighty)),
    )
  let best: { readonly nearest: Nearest; readonly weight: number } | null = null
  const offer = (
    question: Question,
    left: readonly string[],
    out: readonly string[],
    weight: number,
    beside?: true,
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
    const named = left.filter(
      (part) =>
        /[\p{L}\p{N}]/u.test(part) && !isCourtesy(part) && !(asksNothing.test(part) && asksBack.test(part)),
    )
    const whole = ofWhom(question, spoken ?? undefined)
    best = { nearest: { question: whole, left: named, ...(beside ? { beside } : {}) }, weight }
  }
  for (const one of runs) {
    const out = beside(one)
    if (!askedIn(one) || !mayGo(out) || run(one).split(' ').length < fewestWords) continue
    const reading = reader.whole(run(one))
    if (reading.is === 'question' && !(reading.left ?? []).some((part) => asks.test(part)))
      offer(reading.question, [...out, ...(reading.left ?? [])], out, run(one).split(' ').length, true)
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
