import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { isContent, isWeighty } from './left-out.ts'
import { prepare, type Knowledge, type Read } from './prepare.ts'
import { isTopic, type Nearest, type Question, type Reading, type TopicQuestion } from './question.ts'
import { special } from './special.ts'
import { spokenOf } from './spoken-of.ts'
import { withoutUnknown, wordsTogether } from './without-unknown.ts'
import {
  asksBack,
  aside,
  asks,
  conditions,
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

/** Whether a question asks for enough to be told although something of it is left out. */
export const worthTelling = (question: Question): boolean =>
  isTopic(question)
    ? narrowed(question)
    : question.ask === 'several'
      ? question.questions.every(worthTelling)
      : question.ask === 'team' ||
        question.ask === 'changes' ||
        question.ask === 'composed' ||
        question.ask === 'waiting' ||
        question.ask === 'form' ||
        question.ask === 'meaning' ||
        (question.ask === 'record' && question.field !== null)

/** Of so many parts not every run is read. */
const manyParts = 5
/** Parts that are read at most: each of them takes as long as a question. */
const mostParts = 7
/** Words that stand for a question by themselves: `who's above` is said of something. */
const fewestWords = 3
/** Words of a part that only narrows: a longer one tells something. */
const longestNarrowing = 6
/** Words of a question that may as well go on with the one before. */
const longestOnward = 6
/** Rows that a question of its own does not lean on. */
const ofThose = /\b(?:those|these)\b|\b(?:for|of|on) each(?: one| of them)?[?.! ]*$/i
/** Words that are left out of a part at most. */
const mostGone = 4

/** Parts beside each other: from which to before which. */
type Run = readonly [from: number, to: number]

/** `and who voided them`: a question of its own about what another part tells. */
const besideAsked =
  /^and (?:who|by whom|when|why|how|where|since when|what for|from where)(?:(?: \S+)* (?:them|it|those|these|they|that)\b(?: \S+)?)?$/i

/** A question in parts, and which of them ask. */
class Parts {
  /** Runs that may be answered without the others, the longest first. */
  readonly runs: readonly Run[]
  readonly #asked: string
  readonly #parts: ReturnType<typeof partsOf>
  /** The places of those that ask. */
  readonly #asking: readonly number[]

  constructor(asked: string) {
    const parts = partsOf(asked)
    this.#asked = asked
    this.#parts = parts.length > 1 && parts.length <= mostParts ? parts : []
    this.#asking = this.#parts.flatMap(({ text }, at) =>
      asks.test(text) && !asksNothing.test(text) ? [at] : [],
    )
    // Of many parts longer runs are read only from where something is asked.
    this.runs = runsOf(this.#parts.length).filter(
      ([from, to]) => this.#parts.length < manyParts || to - from <= 2 || this.#asking.includes(from),
    )
  }

  textOf([from, to]: Run): string {
    return this.#asked.slice(this.#parts[from]?.from, this.#parts[to - 1]?.to).trim()
  }

  beside([from, to]: Run): readonly string[] {
    return this.#parts.flatMap(({ text }, at) => (at >= from && at < to ? [] : [text]))
  }

  /** Whether a run asks, where anything does; what leans on the part before it (`who made it`) is answered by that one. */
  hasAsked([from, to]: Run): boolean {
    const leaning = this.#asking.every((at) => leansBack.test(this.#parts[at]?.text ?? ''))
    return leaning || this.#asking.some((at) => at >= from && at < to)
  }

  /** `Hulu, Peacock:` before what is asked: of which the question is, and nobody knows what they are. */
  listsNames(out: readonly string[]): boolean {
    const names = out.filter((one) => /^(?:and |or )?\p{Lu}[\w+&'’.-]*(?: \p{Lu}[\w+&'’.-]*)*$/u.test(one))
    return names.length > 1 || names.some((one) => this.#asked.startsWith(`${one}:`))
  }

  /** Whether all that asks is left out. */
  leavesAsked(out: readonly string[]): boolean {
    return this.#asking.length > 0 && this.#asking.every((at) => out.includes(this.#parts[at]?.text ?? ''))
  }
}

/** A part that says which clients are asked for. */
const whichClients =
  /^(?:(?:my|our|the|all|which|what|show|list) )*(?:clients|stores|dealers|accounts|rooftops) (?:who|that|with|without|which|having)\b/i

/** Whether the answer is the same without some parts. */
const mayGo = (out: readonly string[], knowledge: Knowledge): boolean =>
  out.every(
    (one) =>
      // `clients who got a new budget and are under pace`: of all of them nobody asked.
      !whichClients.test(one) &&
      (aside.test(one) ||
        isCourtesy(one) ||
        // `and who voided them`: a question of its own about what is told.
        besideAsked.test(one) ||
        (tells.test(one) && !conditions.test(one)
          ? !narrows.test(one) || one.split(' ').length > longestNarrowing
          : // `Instagram vs Facebook`, `SEM only`: what tells nothing by itself says what is meant.
            !narrows.test(one) && !prepare(one, knowledge).items.some(isWeighty))),
  )

/** Whether a part that is left out says anything that an answer would have to take up. */
const isNamed = (part: string): boolean =>
  /[\p{L}\p{N}]/u.test(part) && !isCourtesy(part) && !(asksNothing.test(part) && asksBack.test(part))

/** A question that comes near, and what it leaves out: words within it, and the parts beside it. */
interface Offer {
  readonly question: Question
  readonly words: readonly string[]
  readonly out: readonly string[]
}

/** What is told for an offer; null where it is worth nothing. */
function told({ question, words, out }: Offer, parts: Parts, knowledge: Knowledge): Nearest | null {
  if (!worthTelling(question)) return null
  const left = [...out, ...words].filter(isNamed)
  // What was only told and leaves out what is asked is told of somebody, or of nobody.
  const aloneTold = parts.leavesAsked(out) && !out.every((one) => besideAsked.test(one))
  if (!isTopic(question)) return aloneTold ? null : { question, left }
  if (aloneTold && question.clients.length === 0) return null
  const spoken = spokenOf(out, knowledge)
  const client = spoken !== null && spoken !== 'several' && spoken.kind === 'client' ? spoken : null
  // Of what it asks why, or when, is what the question is about.
  if ((question.ask === 'why' || question.ask === 'when') && words.length > 0) return null
  // Lists of one at a time tell nothing of nobody.
  if (topicOf(question.topic)?.topic.ofOne === true && question.clients.length === 0 && !client) return null
  // Of several whom the parts speak of nobody knows who is meant.
  if (spoken !== null && !client && namesNobody(question)) return null
  // What is asked of nobody is asked of the one client of whom what is left out speaks.
  return client && question.clients.length + question.groups.length === 0
    ? { question: { ...question, clients: [client] }, left }
    : { question, left }
}

interface Candidate {
  readonly weight: number
  readonly nearest: () => Nearest | null
}

/** Of those that are worth telling the one with most of the question, the first of several. */
function heaviest(candidates: Iterable<Candidate>): Nearest | null {
  let best: { readonly nearest: Nearest; readonly weight: number } | null = null
  for (const { weight, nearest } of candidates) {
    if (best && best.weight >= weight) continue
    const found = nearest()
    if (found) best = { nearest: found, weight }
  }
  return best?.nearest ?? null
}

/** Parts that are understood as they stand. */
function* wholeParts(parts: Parts, knowledge: Knowledge, reader: PartReader): Generator<Candidate> {
  for (const run of parts.runs) {
    const out = parts.beside(run)
    const text = parts.textOf(run)
    const weight = text.split(' ').length
    if (!parts.hasAsked(run) || !mayGo(out, knowledge) || weight < fewestWords) continue
    if (parts.listsNames(out)) continue
    // `on those invoices` is of what another part asks for.
    if (ofThose.test(text) && out.some((one) => asks.test(one))) continue
    const reading = reader.whole(text)
    if (reading.is !== 'question' || reading.left?.some((part) => asks.test(part))) continue
    const { question, left: words = [] } = reading
    yield {
      weight,
      nearest: () => {
        const found = told({ question, words, out }, parts, knowledge)
        return found && { ...found, beside: true }
      },
    }
  }
}

/** The question, or a part of it, without words of which nobody knows what to do. */
function* withoutWords(
  asked: string,
  parts: Parts,
  knowledge: Knowledge,
  reader: PartReader,
): Generator<Candidate> {
  const texts = [
    { text: asked, out: [] },
    ...parts.runs
      .filter((run) => parts.hasAsked(run))
      .map((run) => ({ text: parts.textOf(run), out: parts.beside(run) })),
  ]
  for (const { text, out } of texts) {
    if (!mayGo(out, knowledge) || parts.listsNames(out)) continue
    // What leans on rows that were told is read with them, or not at all.
    if (!reader.begins && ofThose.test(text)) continue
    const read = reader.plainly(text)
    const reduced = special(read) ? null : withoutUnknown(read)
    if (!reduced) continue
    const { question, dropped, kept } = reduced
    const gone = dropped.filter(isContent).length
    // What is declined although every word has a use is declined for what it asks.
    if (dropped.length + out.length === 0) continue
    if (!reader.begins && read.items.length <= longestOnward) continue
    if (kept < 2 || gone > kept || gone > mostGone) continue
    const words = wordsTogether(read.items, dropped)
    yield { weight: kept - gone, nearest: () => told({ question, words, out }, parts, knowledge) }
  }
}

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
  const parts = new Parts(asked)
  return (
    heaviest(wholeParts(parts, knowledge, reader)) ?? heaviest(withoutWords(asked, parts, knowledge, reader))
  )
}

/** `more than 3 of them`, which nobody is said to have: that is nothing near. */
export const countsNobody = (question: Question): boolean =>
  isTopic(question) && question.by === null && question.conditions.some(({ column }) => column === 'count')
